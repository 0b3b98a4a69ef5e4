import 'server-only';
import { createHash } from 'node:crypto';
import { once, type Failure } from '../email/deliver';
import type { Message } from '../email/message';
import {
  isOptional,
  noteSent,
  pauseAfter,
  type MailQueue,
  type Parcel,
  type ParcelMail,
} from '../email/parcel';
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
  queue: Pick<MailQueue, 'take' | 'giveBack' | 'note' | 'remove'> | undefined;
  now: () => Date;
  send: typeof send;
  /** Room for one more order from this visitor. */
  orderPlace: () => Promise<Place>;
  /** Room for one more confirmation to this mailbox. */
  confirmationPlace: (email: string) => Promise<Place>;
  /** Undefined where no secret is set. */
  linksOf: (order: Order, key: string) => Promise<OrderLinks | undefined>;
  writeToOwner: (order: Order, notes: OwnerNotes) => Promise<Message>;
  /** The owner's buttons, in a mail of their own. */
  writeSteps: (order: Order, notes: { key: string; links: OrderLinks }) => Promise<Message>;
  writeToBuyer: (order: Order, notes: Pick<OwnerNotes, 'key' | 'links'>) => Promise<Message>;
};

/**
 * Places an order: builds it from the catalogue's prices, has the owner's mail accepted or safely
 * queued, then sends the buyer's and the owner's buttons. A key that comes again gets the first answer, and no mail is sent twice.
 */
export async function placeOrder(
  request: OrderRequest,
  key: string,
  desk: OrderDesk,
): Promise<OrderOutcome> {
  const attempt = { id: key.toLowerCase(), fingerprint: fingerprint(request) };
  const outcome = await desk.store.attempt(
    attempt.id,
    attempt.fingerprint,
    () => firstTime(request, key, attempt, desk),
    ({ kind }) => kind === 'placed',
  );
  if (outcome.kind === 'other') return { kind: 'key-reused' };
  const placed = outcome.value;
  if (placed.kind !== 'placed') return placed;
  const order = { ...placed.answer.order, customer: request.customer };
  const replayed = outcome.kind === 'replayed';
  return { kind: 'placed', answer: { ...placed.answer, order }, replayed };
}

async function firstTime(
  request: OrderRequest,
  key: string,
  attempt: Attempt,
  desk: OrderDesk,
): Promise<Placed> {
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

  const outcome = await sendMails(attempt, mails, desk);
  if ('reason' in outcome) {
    // The same order will come again, and shall not count twice.
    await Promise.all([place.giveBack(), room?.ok && room.giveBack()]);
    return { kind: 'unsent', reason: outcome.reason };
  }
  if (!outcome.confirmationEmailed && !outcome.queued && room?.ok) await room.giveBack();
  const { customer: buyer, ...bare } = order;
  const limited = room?.ok === false ? { confirmation: 'limited' as const } : {};
  const link = links && { link: links.order };
  return { kind: 'placed', answer: { order: bare, ...outcome, ...limited, ...link } };
}

/** What an attempt is known by: its key, and a digest of what was asked. */
type Attempt = Pick<Parcel, 'id' | 'fingerprint'>;

/** The mails of one order, the owner's first: it is the order. */
type OrderMails = readonly [ParcelMail, ...ParcelMail[]];

/** The owner's mail, and the others where there are to be any. */
async function writeMails(
  order: Order,
  notes: OwnerNotes,
  toBuyer: boolean,
  desk: OrderDesk,
): Promise<OrderMails> {
  const { invoiceId: orderId } = order;
  const { key, links } = notes;
  const owner = {
    message: await desk.writeToOwner(order, notes),
    about: { mail: 'order-owner', orderId },
  } as const;
  const others = await Promise.all([
    links && written('order-steps', orderId, () => desk.writeSteps(order, { key, links })),
    toBuyer && written('order-buyer', orderId, () => desk.writeToBuyer(order, { key, links })),
  ]);
  return [owner, ...others.filter((mail) => mail !== false && mail !== undefined)];
}

/** The owner's mail is the order, so nothing that goes wrong with another may stop it. */
async function written(
  mail: 'order-steps' | 'order-buyer',
  orderId: string,
  write: () => Promise<Message>,
): Promise<ParcelMail | undefined> {
  try {
    return { message: await write(), about: { mail, orderId } };
  } catch {
    console.error(`mail ${mail} of ${orderId}: could not be written`);
    return undefined;
  }
}

type MailsSent = { confirmationEmailed: boolean; queued?: true } | { reason: Failure };

/** With a queue the mails are put there before anything is sent, so that even a crash can't lose them. */
async function sendMails(
  attempt: Attempt,
  mails: OrderMails,
  { queue, send: sendMail, now }: OrderDesk,
): Promise<MailsSent> {
  const parcel = { ...attempt, since: now().getTime(), tries: 0, mails: [...mails] };
  const taken = await queue?.take(parcel).catch(() => undefined);
  // Another instance sends it, or did; or one that died, and whose turn soon ends.
  if (taken === false) return { confirmationEmailed: false, queued: true };

  const [owner, ...others] = mails;
  const toOwner = await sendMail(owner.message, owner.about);
  if (!toOwner.ok) {
    const kept = taken && (await isDone(queue?.giveBack(parcel, pauseAfter(1))));
    return kept ? { confirmationEmailed: false, queued: true } : { reason: toOwner.reason };
  }
  await noteSent(queue, parcel, owner);
  const sent = await Promise.all(
    others.map(async (mail) => {
      const { ok } = await sendMail(mail.message, mail.about, once);
      if (ok) await noteSent(queue, parcel, mail);
      return { ok, mail };
    }),
  );
  const left = sent.flatMap(({ ok, mail }) => (ok || isOptional(mail) ? [] : [mail]));
  if (taken)
    await isDone(
      left.length > 0
        ? queue?.giveBack({ ...parcel, mails: left }, pauseAfter(1))
        : queue?.remove(parcel.id),
    );
  return {
    confirmationEmailed: sent.some(({ ok, mail }) => ok && isOptional(mail)),
  };
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
