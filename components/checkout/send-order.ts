import type { Currency } from '@/lib/markets/markets';
import type { Customer } from '@/lib/order/fields';
import type { OrderAnswer } from '@/lib/order/order';
import { parseStoredOrder } from '@/lib/order/stored';
import { inMinutes } from '@/lib/time';
import { isTimeout, networkError, readProblem, waitAsked, type FieldFault } from '@/lib/problem';
import { paths } from '@/lib/site';
import { postJson } from '../use-send';

export type OrderRequest = {
  currency: Currency;
  services: number[];
  customer: Customer;
  note: string;
  confirmed: true;
  /** The total that the page showed. */
  expectedTotal: number;
  /** The decoy. */
  website: string;
  /** Milliseconds from the opening of the page to sending; left out when the form came back filled in. */
  elapsed?: number;
};

/** What came of sending an order. Only 'placed' means that the practice has it. */
export type SendResult = { kind: 'placed'; answer: OrderAnswer } | Refused | NotSent;

/** The server has looked at the order and wants another one. */
export type Refused =
  | { kind: 'invalid'; detail: string; faults: FieldFault[] }
  | { kind: 'price-changed'; total: number }
  | { kind: 'key-used' };

/** There is no word that the practice has the order. */
export type NotSent = {
  kind: 'not-sent';
  /** Words for the visitor. */
  reason: string;
  /** Whether the same order may well be taken later. */
  mayPass: boolean;
  /** The wait that the server asked for, in milliseconds. */
  wait?: number;
  /** The device has no connection at all. */
  offline?: true;
  /** The server says itself that nothing can be sent: other ways come first. */
  closed?: true;
};

/** Sends an order once. Whatever goes wrong is a value, with words for the visitor. */
export async function sendOrder(request: OrderRequest, key: string): Promise<SendResult> {
  try {
    const response = await postJson(paths.orderApi, request, { 'Idempotency-Key': key });
    const result = understand(response.status, await response.text(), response.headers);
    return result.kind === 'placed' ? { ...result, answer: { ...result.answer, key } } : result;
  } catch (error) {
    if (isTimeout(error)) return mayPass('Our server did not answer in time.');
    return navigator.onLine ? mayPass(networkError) : { ...mayPass(offline), offline: true };
  }
}

const offline =
  'You are offline. Your order goes out by itself as soon as this device is connected again.';

const mayPass = (reason: string, wait?: number): NotSent => ({
  kind: 'not-sent',
  reason,
  mayPass: true,
  wait,
});

/** The answer, as far as it can be relied on: a proxy in between may answer anything. */
function understand(status: number, text: string, headers: Headers): SendResult {
  if (status === 201) {
    const answer = parseStoredOrder(text);
    return answer ? { kind: 'placed', answer } : mayPass('Our server’s answer could not be read.');
  }
  const { detail, total, faults } = readProblem(text);
  if (status === 409 && total !== undefined) return { kind: 'price-changed', total };
  if (status === 422 && detail)
    return faults.length > 0 ? { kind: 'invalid', detail, faults } : { kind: 'key-used' };
  const wait = waitAsked(headers.get('Retry-After'), Date.now());
  if (status === 429)
    return mayPass(`${tooMany} Please wait: the next try is ${inMinutes(wait)}.`, wait);
  if (status === 503) return { ...mayPass(detail || notTaken, wait), closed: true };
  // Only our own server explains itself; a page between us and it may be gone in a minute.
  const isFinal = status >= 400 && status < 500 && status !== 408 && detail !== '';
  if (isFinal) return { kind: 'not-sent', reason: detail, mayPass: false };
  return mayPass(status === 504 ? tooSlow : status >= 500 ? notTaken : unclear, wait);
}

const tooMany = 'We can take only a few orders at a time.';
const notTaken = 'The mail service did not take your order.';
const tooSlow = 'The mail service did not answer in time.';
const unclear = 'The answer did not come from our server, or could not be read.';
