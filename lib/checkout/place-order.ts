import 'server-only';
import { z } from 'zod';
import { links as siteLinks } from '../links/links';
import type { Message } from '../mail/message';
import { isOptional, keepMails, type QueuedMail } from '../mail/queue';
import { sendKept } from '../mail/send-or-wait';
import type { Failure, MailNotSent } from '../mail/transport';
import { send, singleAttempt } from '../mail/send';
import { orderLinks } from '../owner-steps/steps';
import { siteSecret } from '../settings/env';
import { limitConfirmation, limitOrder, type LimitExceeded } from '../platform/limits';
import { hashRequest } from '../store/attempts';
import { store } from '../store/store';
import { dayMs } from '../time';
import { mailContext } from '../order/mails/context';
import { orderForBuyer, type OrderMailContext } from '../order/mails/order-for-buyer';
import {
  orderForOwner,
  stepsForOwner,
  type OwnerMailContext,
} from '../order/mails/order-for-owner';
import {
  buildOrder,
  invoiceId,
  orderLines,
  orderTotal,
  type Order,
  type OrderAnswer,
} from '../order/order';
import { bareOrderSchema, type OrderRequest } from '../order/schema';

/** Kept to answer a key again, without the customer, whom a repeated request names anyway. */
const placedSchema = z.object({
  kind: z.literal('placed'),
  answer: z.object({
    order: bareOrderSchema,
    confirmationEmailed: z.boolean(),
    confirmation: z.enum(['limited', 'queued']).optional(),
    queued: z.literal(true).optional(),
    link: z.string().optional(),
  }),
});

type Placed = z.infer<typeof placedSchema>;

export type OrderOutcome =
  | { kind: 'placed'; answer: OrderAnswer; replayed: boolean }
  | { kind: 'price-changed'; total: number }
  | { kind: 'key-reused' }
  | LimitExceeded
  | MailNotSent;

/**
 * Places an order: builds it from the catalogue's prices, has the owner's mail accepted or safely
 * queued, then sends the buyer's and the owner's buttons. A key that comes again gets the first
 * answer, and no mail is sent twice.
 */
export async function placeOrder(
  request: OrderRequest,
  key: string,
  address: string,
  now = new Date(),
): Promise<OrderOutcome> {
  const attempt = { key: key.toLowerCase(), requestHash: fingerprint(request) };
  const storedKey = `order ${attempt.key}`;
  const findPlaced = () => store().find(storedKey, placedSchema);
  const total = orderTotal(orderLines(request.services, request.currency));
  const isOutdated = request.expectedTotal !== undefined && request.expectedTotal !== total;
  // An order that was placed is answered again; a refusal costs nothing else.
  if (isOutdated && !(await findPlaced())) return { kind: 'price-changed', total };
  const quota = await limitOrder(address);
  if (!quota.ok && !(await findPlaced())) return quota;

  const outcome = await store().runOnce<Placed | MailNotSent, Placed>(
    { ...attempt, key: storedKey },
    () => firstTime(request, attempt, address, now),
    placedSchema,
    dayMs,
  );
  const isNew = outcome.kind === 'first' && outcome.value.kind === 'placed';
  // An order counts once, and one that could not be sent comes again.
  if (quota.ok && !isNew) await quota.refund();
  if (outcome.kind === 'other') return { kind: 'key-reused' };
  const { value } = outcome;
  if (value.kind !== 'placed') return value;
  const order = { ...value.answer.order, customer: request.customer };
  const replayed = outcome.kind === 'replayed';
  return { kind: 'placed', answer: { ...value.answer, order }, replayed };
}

async function firstTime(
  request: OrderRequest,
  attempt: { key: string; requestHash: string },
  address: string,
  now: Date,
): Promise<Placed | MailNotSent> {
  const { services, currency, customer, note, again, flagged } = request;
  const { key, requestHash } = attempt;
  // A program that fills in forms chooses the address too: don't let it write to strangers.
  const [mailQuota, id] = await Promise.all([
    flagged ? undefined : limitConfirmation(customer.email, address),
    store().orderId(siteSecret, hashRequest({ key, print: requestHash }), invoiceId),
  ]);
  const order = buildOrder(id, services, currency, customer, now);
  const links = await orderLinks(order, id, siteLinks());
  const notes = { key, note, orderedBefore: await earlierOrder(again), flagged, now };
  const mails = writeMails(order, { ...mailContext(), id, links }, notes, mailQuota?.ok === true);

  const sent = await sendMails(id, mails);
  if ('reason' in sent) {
    if (mailQuota?.ok) await mailQuota.refund();
    return { kind: 'not-sent', reason: sent.reason };
  }
  const isGone = !sent.confirmationEmailed && !sent.confirmation && !sent.queued;
  if (isGone && mailQuota?.ok) await mailQuota.refund();
  const { customer: buyer, ...bare } = order;
  const limited = mailQuota?.ok === false && ({ confirmation: 'limited' } as const);
  return { kind: 'placed', answer: { order: bare, ...sent, ...limited, link: links?.order } };
}

/** The Order ID of the link by which the form was filled in. An order never fails by it. */
async function earlierOrder(token = '') {
  const opened = token ? await siteLinks()?.order.open(token) : undefined;
  return opened?.ok ? opened.value.order.invoiceId : undefined;
}

/** The mails of one order, the owner's first: it is the order. */
type OrderMails = readonly [QueuedMail, ...QueuedMail[]];

/** Nothing that goes wrong with another mail may stop the owner's. */
function writeMails(
  order: Order,
  context: OrderMailContext,
  notes: Pick<OwnerMailContext, 'key' | 'note' | 'orderedBefore' | 'flagged' | 'now'>,
  toBuyer: boolean,
): OrderMails {
  const { invoiceId: orderId } = order;
  const { links } = context;
  const others: [mail: string, write: () => Message][] = [];
  if (links) others.push(['order-steps', () => stepsForOwner(order, { ...context, links })]);
  if (toBuyer) others.push(['order-buyer', () => orderForBuyer(order, context)]);
  const owner = {
    message: orderForOwner(order, { ...context, ...notes }),
    about: { mail: 'order-owner', orderId },
  };
  const written = others.flatMap(([mail, write]) => {
    try {
      return [{ message: write(), about: { mail, orderId } }];
    } catch {
      console.error(`mail ${mail} of ${orderId}: could not be written`);
      return [];
    }
  });
  return [owner, ...written];
}

type MailsSent =
  Pick<OrderAnswer, 'confirmationEmailed' | 'confirmation' | 'queued'> | { reason: Failure };

/** The mails are kept before anything is sent, so that even a crash can't lose them. */
async function sendMails(id: string, mails: OrderMails): Promise<MailsSent> {
  const [owner, ...others] = mails;
  const queued = { confirmationEmailed: false, queued: true } as const;
  const keptMails = await keepMails(id, mails);
  // Another instance sends it, or did; or one that died, and whose turn soon ends.
  if (keptMails && !keptMails.has(owner)) return queued;

  const toOwner = await send(owner.message, owner.about);
  if (!toOwner.ok) return (await keptMails?.wait(...mails)) ? queued : { reason: toOwner.reason };
  const ownerMarked = keptMails?.sent(owner);
  // Tried once: they must not hold up the answer.
  const outcomes = await Promise.all(
    others.map((mail) =>
      sendKept(mail, keptMails, { limits: singleAttempt, isCourtesy: isOptional(mail) }),
    ),
  );
  await ownerMarked;
  const confirmation = outcomes[others.findIndex(isOptional)]?.kind;
  return {
    confirmationEmailed: confirmation === 'sent',
    ...(confirmation === 'queued' && { confirmation }),
  };
}

/** Leaves out what a second try may say otherwise. A digest, so nobody's details are kept. */
const fingerprint = ({ services, flagged, again, ...rest }: OrderRequest) =>
  hashRequest({ services: services.map(({ id }) => id), ...rest });
