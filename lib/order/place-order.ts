import 'server-only';
import { z } from 'zod';
import { singleAttempt, type Failure, type send } from '../mail/send';
import type { Message } from '../mail/message';
import { isOptional, keepMails, type QueuedMail } from '../mail/queue';
import { currencies } from '../markets/markets';
import type { Allowance } from '../platform/limits';
import { siteSecret } from '../platform/env';
import { printOf } from '../store/attempts';
import { dayMs } from '../format';
import type { Store } from '../store/store';
import type { OrderLinks } from './mails/order-for-buyer';
import {
  buildOrder,
  invoiceId,
  orderLines,
  orderTotal,
  type Order,
  type OrderAnswer,
} from './order';
import type { OrderRequest } from './schema';

/** What one attempt to order came to. */
export type Placed =
  | { kind: 'placed'; answer: KeptAnswer }
  | { kind: 'price-changed'; total: number }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'unsent'; reason: Failure };

/**
 * What is kept for a day, so that a key can be answered again. It is without the customer, whom a repeated request names anyway:
 * nobody's details are kept but in the order's link, which only the server's secret opens.
 */
const placedSchema = z.object({
  kind: z.literal('placed'),
  answer: z.object({
    order: z.object({
      invoiceId: z.string(),
      date: z.string(),
      currency: z.enum(currencies),
      lines: z.array(z.object({ serviceId: z.number(), title: z.string(), amount: z.number() })),
      total: z.number(),
    }),
    confirmationEmailed: z.boolean(),
    confirmation: z.literal('limited').optional(),
    queued: z.literal(true).optional(),
    link: z.string().optional(),
  }),
});

type KeptPlaced = z.infer<typeof placedSchema>;

export type KeptAnswer = KeptPlaced['answer'];

/** The same, as the visitor's request sees it: its key may have been used before. */
export type OrderOutcome =
  | { kind: 'placed'; answer: OrderAnswer; replayed: boolean }
  | Exclude<Placed, { kind: 'placed' }>
  | { kind: 'key-reused' };

/** What the owner's mail says besides the order. */
export type OwnerNotes = {
  note: string;
  /** The order's own: see `Store.orderId`. */
  id: string;
  /** The Idempotency-Key that it came with. */
  key: string;
  flagged: boolean;
  links: OrderLinks | undefined;
};

export type OrderDeps = {
  store: Store;
  now: () => Date;
  send: typeof send;
  /** Room for one more order from this visitor. */
  limitOrder: () => Promise<Allowance>;
  /** Room for one more confirmation to this mailbox. */
  limitConfirmation: (email: string) => Promise<Allowance>;
  /** Undefined where no secret is set. */
  linksOf: (order: Order, id: string) => Promise<OrderLinks | undefined>;
  writeToOwner: (order: Order, notes: OwnerNotes) => Promise<Message>;
  /** The owner's buttons, in a mail of their own. */
  writeSteps: (order: Order, notes: { id: string; links: OrderLinks }) => Promise<Message>;
  writeToBuyer: (order: Order, notes: Pick<OwnerNotes, 'id' | 'links'>) => Promise<Message>;
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
  const asked = { key: key.toLowerCase(), print: fingerprint(request) };
  const outcome = await deps.store.attempt<Placed, KeptPlaced>(
    { ...asked, key: `order ${asked.key}` },
    () => firstTime(request, asked, deps),
    placedSchema,
    dayMs,
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
  asked: { key: string; print: string },
  deps: OrderDeps,
): Promise<Placed> {
  const { services, currency, customer, expectedTotal, note, flagged } = request;
  const total = orderTotal(orderLines(services, currency));
  if (expectedTotal !== undefined && expectedTotal !== total)
    return { kind: 'price-changed', total };

  const allowance = await deps.limitOrder();
  if (!allowance.ok) return { kind: 'too-many', retryAfterSeconds: allowance.retryAfterSeconds };
  // A program that fills in forms chooses the address too: don't let it write to strangers.
  const room = flagged ? undefined : await deps.limitConfirmation(customer.email);
  const id = await deps.store.orderId(siteSecret, printOf(asked), invoiceId);
  const order = buildOrder(id, services, currency, customer, deps.now());
  const links = await deps.linksOf(order, id);
  const notes = { note, id, key: asked.key, flagged, links };
  const mails = await writeMails(order, notes, room?.ok === true, deps);

  const outcome = await sendMails(id, mails, deps);
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
  const { id, links } = notes;
  const owner = {
    message: await deps.writeToOwner(order, notes),
    about: { mail: 'order-owner', orderId },
  } as const;
  const others = await Promise.all([
    links && written('order-steps', orderId, () => deps.writeSteps(order, { id, links })),
    toBuyer && written('order-buyer', orderId, () => deps.writeToBuyer(order, { id, links })),
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

/** The mails are kept before anything is sent, so that even a crash can't lose them. */
async function sendMails(
  id: string,
  mails: OrderMails,
  { store, send: sendMail }: OrderDeps,
): Promise<MailsSent> {
  const [owner, ...others] = mails;
  const kept = await keepMails(id, mails, store);
  // Another instance sends it, or did; or one that died, and whose turn soon ends.
  if (kept && !kept.has(owner)) return { confirmationEmailed: false, queued: true };

  const toOwner = await sendMail(owner.message, owner.about);
  if (!toOwner.ok)
    return (await kept?.wait(...mails))
      ? { confirmationEmailed: false, queued: true }
      : { reason: toOwner.reason };
  await kept?.sent(owner);
  const sent = await Promise.all(
    others.map(async (mail) => {
      if (kept && !kept.has(mail)) return { ok: false, mail };
      const { ok } = await sendMail(mail.message, mail.about, singleAttempt);
      if (ok) await kept?.sent(mail);
      else if (isOptional(mail)) await kept?.drop(mail);
      else await kept?.wait(mail);
      return { ok, mail };
    }),
  );
  return { confirmationEmailed: sent.some(({ ok, mail }) => ok && isOptional(mail)) };
}

/**
 * A digest of what was asked, so that the store needn't keep anybody's details. How fast the form was
 * filled in is not part of it: a second try is slower than the first.
 */
const fingerprint = ({ services, flagged, ...rest }: OrderRequest) =>
  printOf({ services: services.map(({ id }) => id), ...rest });
