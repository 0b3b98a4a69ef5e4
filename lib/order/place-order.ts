import 'server-only';
import { createHash } from 'node:crypto';
import { once, type Failure } from '../email/deliver';
import type { Message } from '../email/message';
import { noteSent, pauseAfter, type MailQueue, type ParcelMail } from '../email/parcel';
import type { send } from '../email/send';
import type { OrderLinks } from '../links/order-links';
import type { Place } from '../relay/limits';
import type { AttemptStore } from '../relay/store';
import { buildOrder, type Order, type OrderAnswer } from './order';
import type { OrderRequest } from './schema';

/** What one attempt to order came to. */
export type Placed =
  | { kind: 'placed'; answer: KeptAnswer }
  | { kind: 'price-changed'; total: number }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'unsent'; reason: Failure };

/**
 * The answer without the customer, whom a repeated request names anyway: nobody's details are kept but in
 * the order's link, which only the server's secret opens.
 */
export type KeptAnswer = Omit<OrderAnswer, 'order'> & { order: Omit<Order, 'customer'> };

/** The same, as the visitor's request sees it: its key may have been used before. */
export type OrderOutcome =
  | { kind: 'placed'; answer: OrderAnswer; replayed: boolean }
  | Exclude<Placed, { kind: 'placed' }>
  | { kind: 'key-reused' };

/** What the owner's mail says besides the order. */
export type OwnerNotes = {
  note: string;
  key: string;
  flagged: boolean;
  links: OrderLinks | undefined;
};

export type OrderDesk = {
  store: AttemptStore<Placed>;
  queue: Pick<MailQueue, 'take' | 'giveBack' | 'remove'> | undefined;
  now: () => Date;
  send: typeof send;
  /** Room for one more order from this visitor. */
  orderPlace: () => Promise<Place>;
  /** Room for one more confirmation to this mailbox. */
  confirmationPlace: (email: string) => Promise<Place>;
  /** Undefined where no secret is set. */
  linksOf: (order: Order, key: string) => Promise<OrderLinks | undefined>;
  writeToOwner: (order: Order, notes: OwnerNotes) => Promise<Message>;
  writeToBuyer: (order: Order, links: OrderLinks | undefined) => Promise<Message>;
};

/**
 * Places an order: builds it from the catalogue's prices, has the owner's mail accepted or safely
 * queued, then sends the buyer's. A key that comes again gets the first answer, and no mail is sent twice.
 */
export async function placeOrder(
  request: OrderRequest,
  key: string,
  desk: OrderDesk,
): Promise<OrderOutcome> {
  const outcome = await desk.store.attempt(
    key.toLowerCase(),
    fingerprint(request),
    () => firstTime(request, key, desk),
    ({ kind }) => kind === 'placed',
  );
  if (outcome.kind === 'other') return { kind: 'key-reused' };
  const placed = outcome.value;
  if (placed.kind !== 'placed') return placed;
  const order = { ...placed.answer.order, customer: request.customer };
  const replayed = outcome.kind === 'replayed';
  return { kind: 'placed', answer: { ...placed.answer, order }, replayed };
}

async function firstTime(request: OrderRequest, key: string, desk: OrderDesk): Promise<Placed> {
  const { services, currency, customer, expectedTotal, note, flagged } = request;
  const order = buildOrder(key, services, currency, customer, desk.now());
  if (expectedTotal !== undefined && expectedTotal !== order.total)
    return { kind: 'price-changed', total: order.total };

  const place = await desk.orderPlace();
  if (!place.ok) return { kind: 'too-many', retryAfterSeconds: place.retryAfterSeconds };
  // A program that fills in forms chooses the address too: don't let it write to strangers.
  const room = flagged ? undefined : await desk.confirmationPlace(customer.email);
  const links = await desk.linksOf(order, key);
  const mails = await writeMails(order, { note, key, flagged, links }, room?.ok === true, desk);

  const outcome = await sendMails(key.toLowerCase(), mails, desk);
  if ('reason' in outcome) {
    // The same order will come again, and shall not count twice.
    await Promise.all([place.giveBack(), room?.ok && room.giveBack()]);
    return { kind: 'unsent', reason: outcome.reason };
  }
  const { customer: buyer, ...bare } = order;
  const limited = room?.ok === false ? { confirmation: 'limited' as const } : {};
  const link = links && { link: links.order };
  return { kind: 'placed', answer: { order: bare, ...outcome, ...limited, ...link } };
}

/** The owner's mail, and the buyer's where there is to be one. */
async function writeMails(order: Order, notes: OwnerNotes, toBuyer: boolean, desk: OrderDesk) {
  const orderId = order.invoiceId;
  const owner: ParcelMail = {
    message: await desk.writeToOwner(order, notes),
    about: { mail: 'order-owner', orderId },
  };
  const message = toBuyer && (await writtenToBuyer(order, notes.links, desk));
  const buyer: ParcelMail[] = message ? [{ message, about: { mail: 'order-buyer', orderId } }] : [];
  return [owner, ...buyer] as const;
}

/** The owner's mail is the order, so nothing that goes wrong here may stop it. */
async function writtenToBuyer(order: Order, links: OrderLinks | undefined, desk: OrderDesk) {
  try {
    return await desk.writeToBuyer(order, links);
  } catch {
    console.error(`mail order-buyer of ${order.invoiceId}: could not be written`);
    return undefined;
  }
}

type MailsSent = { confirmationEmailed: boolean; queued?: true } | { reason: Failure };

/** With a queue the mails are put there before anything is sent, so that even a crash can't lose them. */
async function sendMails(
  id: string,
  mails: readonly [ParcelMail, ...ParcelMail[]],
  { queue, send: sendMail, now }: OrderDesk,
): Promise<MailsSent> {
  const parcel = { id, since: now().getTime(), tries: 0, mails: [...mails] };
  const taken = await queue?.take(parcel).catch(() => undefined);
  // Somebody is sending it just now: another instance, or one that died and whose turn soon ends.
  if (taken === false) return { confirmationEmailed: false, queued: true };

  const [owner, buyer] = mails;
  const toOwner = await sendMail(owner.message, owner.about);
  if (!toOwner.ok) {
    const kept = taken && (await isDone(queue?.giveBack(parcel, pauseAfter(1))));
    return kept ? { confirmationEmailed: false, queued: true } : { reason: toOwner.reason };
  }
  const rest = { ...parcel, mails: buyer ? [buyer] : [] };
  const [toBuyer] = await Promise.all([
    buyer && sendMail(buyer.message, buyer.about, once),
    taken && buyer && queue && noteSent(rest, queue),
  ]);
  if (taken) await isDone(queue?.remove(id));
  return { confirmationEmailed: toBuyer?.ok === true };
}

/** Whether the queue did as it was asked; it may have gone away since. */
const isDone = async (asked: Promise<void> | undefined) =>
  (await asked?.then(
    () => true,
    () => false,
  )) === true;

/**
 * A digest of what was asked, so that the store needn't keep anybody's details. How fast the form was
 * filled in is not part of it: a second try is slower than the first.
 */
function fingerprint({ services, flagged, ...rest }: OrderRequest) {
  const asked = { services: services.map(({ id }) => id), ...rest };
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
