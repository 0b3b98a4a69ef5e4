import 'server-only';
import { createHash } from 'node:crypto';
import { once, type Failure, type Sent } from '../email/deliver';
import type { Message } from '../email/message';
import type { send } from '../email/send';
import type { AttemptStore } from '../relay/store';
import { buildOrder, type Order, type OrderAnswer } from './order';
import type { OrderRequest } from './schema';

/** What one attempt to order came to. */
export type Placed =
  | { kind: 'placed'; answer: OrderAnswer }
  | { kind: 'price-changed'; total: number }
  | { kind: 'unsent'; reason: Failure };

/** The same, as the visitor's request sees it: its key may have been used before. */
export type OrderOutcome = (Placed & { replayed: boolean }) | { kind: 'key-reused' };

/** What the owner's mail says besides the order. */
export type OwnerNotes = { note: string; key: string; flagged: boolean };

export type OrderDesk = {
  store: AttemptStore<Placed>;
  now: () => Date;
  send: typeof send;
  writeToOwner: (order: Order, notes: OwnerNotes) => Promise<Message>;
  writeToBuyer: (order: Order) => Promise<Message>;
};

/**
 * Places an order: builds it from the catalogue's prices, has the owner's mail accepted, then sends
 * the buyer's. A key that comes again gets the first answer, and no mail is sent twice.
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
  return { ...outcome.value, replayed: outcome.kind === 'replayed' };
}

async function firstTime(request: OrderRequest, key: string, desk: OrderDesk): Promise<Placed> {
  const { services, currency, customer, expectedTotal, note, flagged } = request;
  const order = buildOrder(key, services, currency, customer, desk.now());
  if (expectedTotal !== undefined && expectedTotal !== order.total)
    return { kind: 'price-changed', total: order.total };
  const toOwner = await sendToOwner(order, { note, key, flagged }, desk);
  if (!toOwner.ok) return { kind: 'unsent', reason: toOwner.reason };
  // A program that fills in forms chooses the address too: don't let it write to strangers.
  const confirmationEmailed = !flagged && (await sendToBuyer(order, desk));
  return { kind: 'placed', answer: { order, confirmationEmailed } };
}

async function sendToOwner(order: Order, notes: OwnerNotes, desk: OrderDesk): Promise<Sent> {
  const message = await desk.writeToOwner(order, notes);
  return desk.send(message, { mail: 'order-owner', orderId: order.invoiceId });
}

/** The owner has the order by now, so nothing that goes wrong here may undo it. */
async function sendToBuyer(order: Order, desk: OrderDesk): Promise<boolean> {
  try {
    const message = await desk.writeToBuyer(order);
    return (await desk.send(message, { mail: 'order-buyer', orderId: order.invoiceId }, once)).ok;
  } catch {
    console.error(`mail order-buyer of ${order.invoiceId}: could not be written`);
    return false;
  }
}

/** A digest of what was asked, so that the store needn't keep anybody's details twice. */
function fingerprint({ services, ...rest }: OrderRequest) {
  const asked = { services: services.map(({ id }) => id), ...rest };
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
