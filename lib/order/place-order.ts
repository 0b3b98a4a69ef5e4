import 'server-only';
import { createHash } from 'node:crypto';
import { singleAttempt, type Failure } from '../mail/deliver';
import type { Message } from '../mail/message';
import {
  isOptional,
  noteSent,
  pauseAfter,
  type MailQueue,
  type QueueEntry,
  type QueuedMail,
} from '../mail/queue-entry';
import type { send } from '../mail/send';
import type { OrderLinks } from './mails/order-facts';
import type { Allowance } from '../platform/limits';
import type { AttemptStore } from '../platform/store';
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

export type OrderDeps = {
  store: AttemptStore<Placed>;
  queue: Pick<MailQueue, 'enqueue' | 'release' | 'markSent' | 'remove'> | undefined;
  now: () => Date;
  send: typeof send;
  /** Room for one more order from this visitor. */
  limitOrder: () => Promise<Allowance>;
  /** Room for one more confirmation to this mailbox. */
  limitConfirmation: (email: string) => Promise<Allowance>;
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
  deps: OrderDeps,
): Promise<OrderOutcome> {
  const attempt = { id: key.toLowerCase(), fingerprint: fingerprint(request) };
  const outcome = await deps.store.attempt(
    attempt.id,
    attempt.fingerprint,
    () => firstTime(request, key, attempt, deps),
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
  deps: OrderDeps,
): Promise<Placed> {
  const { services, currency, customer, expectedTotal, note, flagged } = request;
  const order = buildOrder(key, services, currency, customer, deps.now());
  if (expectedTotal !== undefined && expectedTotal !== order.total)
    return { kind: 'price-changed', total: order.total };

  const allowance = await deps.limitOrder();
  if (!allowance.ok) return { kind: 'too-many', retryAfterSeconds: allowance.retryAfterSeconds };
  // A program that fills in forms chooses the address too: don't let it write to strangers.
  const room = flagged ? undefined : await deps.limitConfirmation(customer.email);
  const links = await deps.linksOf(order, key);
  const mails = await writeMails(order, { note, key, flagged, links }, room?.ok === true, deps);

  const outcome = await sendMails(attempt, mails, deps);
  if ('reason' in outcome) {
    // The same order will come again, and shall not count twice.
    await Promise.all([allowance.refund(), room?.ok && room.refund()]);
    return { kind: 'unsent', reason: outcome.reason };
  }
  if (!outcome.confirmationEmailed && !outcome.queued && room?.ok) await room.refund();
  const { customer: buyer, ...bare } = order;
  const limited = room?.ok === false ? { confirmation: 'limited' as const } : {};
  const link = links && { link: links.order };
  return { kind: 'placed', answer: { order: bare, ...outcome, ...limited, ...link } };
}

/** What an attempt is known by: its key, and a digest of what was asked. */
type Attempt = Pick<QueueEntry, 'id' | 'fingerprint'>;

/** The mails of one order, the owner's first: it is the order. */
type OrderMails = readonly [QueuedMail, ...QueuedMail[]];

/** The owner's mail, and the others where there are to be any. */
async function writeMails(
  order: Order,
  notes: OwnerNotes,
  toBuyer: boolean,
  deps: OrderDeps,
): Promise<OrderMails> {
  const { invoiceId: orderId } = order;
  const { key, links } = notes;
  const owner = {
    message: await deps.writeToOwner(order, notes),
    about: { mail: 'order-owner', orderId },
  } as const;
  const others = await Promise.all([
    links && written('order-steps', orderId, () => deps.writeSteps(order, { key, links })),
    toBuyer && written('order-buyer', orderId, () => deps.writeToBuyer(order, { key, links })),
  ]);
  return [owner, ...others.filter((mail) => mail !== false && mail !== undefined)];
}

/** The owner's mail is the order, so nothing that goes wrong with another may stop it. */
async function written(
  mail: 'order-steps' | 'order-buyer',
  orderId: string,
  write: () => Promise<Message>,
): Promise<QueuedMail | undefined> {
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
  { queue, send: sendMail, now }: OrderDeps,
): Promise<MailsSent> {
  const entry = { ...attempt, since: now().getTime(), tries: 0, mails: [...mails] };
  const taken = await queue?.enqueue(entry).catch(() => undefined);
  // Another instance sends it, or did; or one that died, and whose turn soon ends.
  if (taken === false) return { confirmationEmailed: false, queued: true };

  const [owner, ...others] = mails;
  const toOwner = await sendMail(owner.message, owner.about);
  if (!toOwner.ok) {
    const kept = taken && (await isDone(queue?.release(entry, pauseAfter(1))));
    return kept ? { confirmationEmailed: false, queued: true } : { reason: toOwner.reason };
  }
  await noteSent(queue, entry, owner);
  const sent = await Promise.all(
    others.map(async (mail) => {
      const { ok } = await sendMail(mail.message, mail.about, singleAttempt);
      if (ok) await noteSent(queue, entry, mail);
      return { ok, mail };
    }),
  );
  const left = sent.flatMap(({ ok, mail }) => (ok || isOptional(mail) ? [] : [mail]));
  if (taken)
    await isDone(
      left.length > 0
        ? queue?.release({ ...entry, mails: left }, pauseAfter(1))
        : queue?.remove(entry.id),
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
