import type { Currency } from '@/lib/format';
import type { Customer } from '@/lib/order/fields';
import type { OrderAnswer } from '@/lib/order/order';
import { parseStoredOrder } from '@/lib/order/stored-order';
import { paths } from '@/lib/site';

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
};

export type FieldFault = { field: string; message: string };

/** What came of sending an order. Only 'placed' means that the practice has it. */
export type SendResult =
  | { kind: 'placed'; answer: OrderAnswer }
  | { kind: 'invalid'; detail: string; faults: FieldFault[] }
  | { kind: 'price-changed'; total: number }
  | { kind: 'key-used' }
  | { kind: 'not-sent'; reason: string };

/** A little more than the 20 s that the server gives itself. */
const answersWithinMs = 25_000;

/** Sends an order once. Whatever goes wrong is a value, with words for the visitor. */
export async function sendOrder(request: OrderRequest, key: string): Promise<SendResult> {
  try {
    const response = await fetch(paths.orderApi, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    return understand(response.status, await response.text(), response.headers);
  } catch (error) {
    return notSent(isTimeout(error) ? 'Our server did not answer in time.' : networkError);
  }
}

const networkError =
  'Network Error: this page could not reach our server. Please check your connection.';

/** The answer, as far as it can be relied on: a proxy in between may answer anything. */
function understand(status: number, text: string, headers: Headers): SendResult {
  if (status === 201) {
    const answer = parseStoredOrder(text);
    return answer ? { kind: 'placed', answer } : notSent('Our server’s answer could not be read.');
  }
  const { detail, total, faults } = readProblem(text);
  if (status === 409 && total !== undefined) return { kind: 'price-changed', total };
  if (status === 422) return faults.length > 0 ? { kind: 'invalid', detail, faults } : keyUsed;
  if (status === 429) return notSent(tooMany(headers.get('Retry-After')));
  if (status >= 500) return notSent(detail || 'The mail service did not take your order.');
  return notSent(detail || 'Our server did not accept what this page sent.');
}

const keyUsed = { kind: 'key-used' } as const;

const notSent = (reason: string) => ({ kind: 'not-sent', reason }) as const;

function tooMany(retryAfter: string | null) {
  const minutes = Math.ceil(Number(retryAfter) / 60);
  const when = minutes > 1 ? `in ${minutes} minutes` : 'in a minute';
  return `Too many orders came from your connection. Please try again ${when}.`;
}

function readProblem(text: string): { detail: string; total?: number; faults: FieldFault[] } {
  const value = parse(text);
  if (!isObject(value)) return { detail: '', faults: [] };
  return {
    detail: typeof value.detail === 'string' ? value.detail : '',
    total: Number.isInteger(value.total) ? Number(value.total) : undefined,
    faults: Array.isArray(value.errors) ? value.errors.filter(isFault) : [],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFault = (value: unknown): value is FieldFault =>
  isObject(value) && typeof value.field === 'string' && typeof value.message === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Browsers name it differently. */
const isTimeout = (error: unknown) =>
  isObject(error) && (error.name === 'TimeoutError' || error.name === 'AbortError');
