import type { OrderAnswer } from '@/lib/order/order';
import type { OrderBody } from '@/lib/order/schema';
import { parseStoredOrder } from '@/lib/order/stored';
import { networkError, waitAsked, type FieldFault } from '@/lib/problem';
import { paths } from '@/lib/site';
import { inMinutes } from '@/lib/time';
import { postJson, type Reply } from '../use-send';

export type OrderPayload = OrderBody & { expectedTotal: number };

/** Only 'placed' means that the practice has the order. */
export type SendResult = { kind: 'placed'; answer: OrderAnswer } | OrderRefusal | SendFailure;

export type OrderRefusal =
  | { kind: 'invalid'; detail: string; faults: FieldFault[] }
  | { kind: 'price-changed'; total: number }
  | { kind: 'key-used' };

export type SendFailure = {
  kind: 'not-sent';
  reason: string;
  mayPass: boolean;
  /** Milliseconds. */
  wait?: number;
  offline?: true;
  /** The server itself can send nothing: other ways come first. */
  closed?: true;
};

export async function sendOrder(request: OrderPayload, key: string): Promise<SendResult> {
  const reply = await postJson(paths.orderApi, request, { 'Idempotency-Key': key });
  const { status, detail, total, faults, failure } = reply;
  const answer = status === 201 ? parseStoredOrder(reply.text) : undefined;
  if (answer) return { kind: 'placed', answer: { ...answer, key } };
  if (status === 409 && total !== undefined) return { kind: 'price-changed', total };
  if (status === 422 && detail)
    return faults.length > 0 ? { kind: 'invalid', detail, faults } : { kind: 'key-used' };
  const wait = waitAsked(reply.retryAfter, Date.now());
  const reason = reasonOf(reply, wait);
  const notSent: SendFailure = { kind: 'not-sent', reason, mayPass: true, wait };
  if (failure === 'offline') return { ...notSent, offline: true };
  if (status === 503) return { ...notSent, reason: detail || reason, closed: true };
  // Only our own server explains itself; a proxy's answer may be gone in a minute.
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isFinal && detail ? { ...notSent, reason: detail, mayPass: false } : notSent;
}

/** A proxy in between may answer anything. */
function reasonOf({ status, failure }: Reply, wait: number | undefined) {
  if (failure) return failures[failure];
  if (status === 201) return 'Our server’s answer could not be read.';
  if (status === 429)
    return `We can take only a few orders at a time. Please wait: the next try is ${inMinutes(wait)}.`;
  if (status === 504) return 'The mail service did not answer in time.';
  if (status >= 500) return 'The mail service did not take your order.';
  return 'The answer did not come from our server, or could not be read.';
}

const failures = {
  timeout: 'Our server did not answer in time.',
  offline:
    'You are offline. Your order goes out by itself as soon as this device is connected again.',
  network: networkError,
};
