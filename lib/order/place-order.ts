import 'server-only';
import { z } from 'zod';
import { loadBusiness, loadServices } from '../content/load';
import { dayMs } from '../time';
import { links } from '../links/links';
import type { Message } from '../mail/message';
import { isOptional, keepMails, type QueuedMail } from '../mail/queue';
import { send, singleAttempt, type Failure } from '../mail/send';
import { currencies } from '../markets/markets';
import { orderLinks } from '../owner-steps/steps';
import { env, siteSecret } from '../platform/env';
import { limitConfirmation, limitOrder } from '../platform/limits';
import type { TooMany, Unsent } from '../platform/relay';
import { printOf } from '../store/attempts';
import { store } from '../store/store';
import { orderForBuyer, type OrderMailContext } from './mails/order-for-buyer';
import { orderForOwner, stepsForOwner, type OwnerMailContext } from './mails/order-for-owner';
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
  | TooMany
  | Unsent;

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

/** What the mails of an order need besides it. */
export const mailContext = () => ({
  business: loadBusiness(),
  services: loadServices(),
  ownerEmail: env.OWNER_EMAIL,
  siteUrl: env.SITE_URL,
});

/**
 * Places an order: builds it from the catalogue's prices, has the owner's mail accepted or safely
 * queued, then sends the buyer's and the owner's buttons. A key that comes again gets the first answer, and no mail is sent twice.
 */
export async function placeOrder(
  request: OrderRequest,
  key: string,
  address: string,
  now = new Date(),
): Promise<OrderOutcome> {
  const attempt = { key: key.toLowerCase(), print: fingerprint(request) };
  const outcome = await store().attempt<Placed, KeptPlaced>(
    { ...attempt, key: `order ${attempt.key}` },
    () => firstTime(request, attempt, address, now),
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
  attempt: { key: string; print: string },
  address: string,
  now: Date,
): Promise<Placed> {
  const { services, currency, customer, expectedTotal, note, flagged } = request;
  const total = orderTotal(orderLines(services, currency));
  if (expectedTotal !== undefined && expectedTotal !== total)
    return { kind: 'price-changed', total };

  const allowance = await limitOrder(address);
  if (!allowance.ok) return { kind: 'too-many', retryAfterSeconds: allowance.retryAfterSeconds };
  // A program that fills in forms chooses the address too: don't let it write to strangers.
  const room = flagged ? undefined : await limitConfirmation(customer.email, address);
  const id = await store().orderId(siteSecret, printOf(attempt), invoiceId);
  const order = buildOrder(id, services, currency, customer, now);
  const linksOfOrder = await orderLinks(order, id, links());
  const context = { ...mailContext(), id, links: linksOfOrder };
  const notes = { key: attempt.key, note, flagged, now };
  const mails = await writeMails(order, context, notes, room?.ok === true);

  const outcome = await sendMails(id, mails);
  if ('reason' in outcome) {
    // The same order will come again, and shall not count twice.
    await Promise.all([allowance.refund(), room?.ok && room.refund()]);
    return { kind: 'unsent', reason: outcome.reason };
  }
  if (!outcome.confirmationEmailed && !outcome.queued && room?.ok) await room.refund();
  const { customer: buyer, ...bare } = order;
  const limited = room?.ok === false ? { confirmation: 'limited' as const } : {};
  const link = linksOfOrder && { link: linksOfOrder.order };
  return { kind: 'placed', answer: { order: bare, ...outcome, ...limited, ...link } };
}

/** The mails of one order, the owner's first: it is the order. */
type OrderMails = readonly [QueuedMail, ...QueuedMail[]];

/** The owner's mail, and the others where there are to be any. */
async function writeMails(
  order: Order,
  context: OrderMailContext,
  notes: Pick<OwnerMailContext, 'key' | 'note' | 'flagged' | 'now'>,
  toBuyer: boolean,
): Promise<OrderMails> {
  const { invoiceId: orderId } = order;
  const { links: linksOfOrder } = context;
  const owner = {
    message: await orderForOwner(order, { ...context, ...notes }),
    about: { mail: 'order-owner', orderId },
  } as const;
  const others = await Promise.all([
    linksOfOrder &&
      written('order-steps', orderId, () =>
        stepsForOwner(order, { ...context, links: linksOfOrder }),
      ),
    toBuyer && written('order-buyer', orderId, () => orderForBuyer(order, context)),
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
async function sendMails(id: string, mails: OrderMails): Promise<MailsSent> {
  const [owner, ...others] = mails;
  const keptMails = await keepMails(id, mails);
  // Another instance sends it, or did; or one that died, and whose turn soon ends.
  if (keptMails && !keptMails.has(owner)) return { confirmationEmailed: false, queued: true };

  const toOwner = await send(owner.message, owner.about);
  if (!toOwner.ok)
    return (await keptMails?.wait(...mails))
      ? { confirmationEmailed: false, queued: true }
      : { reason: toOwner.reason };
  await keptMails?.sent(owner);
  const sent = await Promise.all(
    others.map(async (mail) => {
      if (keptMails && !keptMails.has(mail)) return { ok: false, mail };
      const { ok } = await send(mail.message, mail.about, singleAttempt);
      if (ok) await keptMails?.sent(mail);
      else if (isOptional(mail)) await keptMails?.drop(mail);
      else await keptMails?.wait(mail);
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
