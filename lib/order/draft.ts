/**
 * What has been typed at the checkout and not ordered yet. It is kept in the browser, so it is
 * parsed on its way back: unreadable means empty. Pure; the storage is reached by the components.
 */
import type { Currency } from '../markets/markets';
import { isObject, parseJson } from '../json';
import { isCurrency } from '../markets/currency';
import { dayMs } from '../time';
import { emptyCustomer, fields, noteMaxLength, type Customer } from './fields';

/** The tick is not among it: who comes back confirms again. */
export type Details = { customer: Customer; note: string };

/**
 * That the visitor pressed 'Complete Order', and for what. While it stands, the page may send the order
 * by itself; any change of the order ends it.
 */
export type PendingOrder = {
  currency: Currency;
  services: number[];
  /** The total that the page showed. */
  expectedTotal: number;
  /** When it was made, in milliseconds: no two pending orders are of the same moment. */
  since: number;
};

export type Draft = Details & {
  /** The Idempotency-Key of the attempt: a retry, even after a reload, is still the same order. */
  key?: string;
  pending?: PendingOrder;
};

/** Where the browser keeps the draft. */
export const draftKey = 'checkout-draft';

export const emptyDetails: Details = { customer: emptyCustomer, note: '' };

/** Whether two sets of details would make the same order. */
export const sameDetails = (one: Details, other: Details) =>
  one.note === other.note &&
  fields.every(({ name }) => one.customer[name] === other.customer[name]);

/** What is ordered, as a text to compare: `orderedAs({ currency: 'INR', services: [3, 5] })` is '3,5 INR'. */
export const orderedAs = ({ currency, services }: Pick<PendingOrder, 'currency' | 'services'>) =>
  `${services.join()} ${currency}`;

/** An older pending may no longer be one: it is not acted upon. */
export const isFresh = ({ since }: PendingOrder, now: number) => Math.abs(now - since) < dayMs;

/** What was stored, as far as it can be read. */
export function parseDraft(stored: string | null): Draft {
  const value = parseJson(stored);
  if (!isObject(value)) return emptyDetails;
  const note = text(value.note, noteMaxLength);
  const key = text(value.key, 36);
  return {
    customer: parseCustomer(value.customer),
    note,
    ...(isKey(key) && { key }),
    ...(isPending(value.pending) && { pending: value.pending }),
  };
}

function parseCustomer(stored: unknown): Customer {
  if (!isObject(stored)) return emptyCustomer;
  const entries = fields.map(({ name, maxLength }) => [name, text(stored[name], maxLength)]);
  return { ...emptyCustomer, ...(Object.fromEntries(entries) as Partial<Customer>) };
}

const text = (value: unknown, maxLength: number) =>
  typeof value === 'string' ? value.slice(0, maxLength) : '';

const isKey = (value: string) =>
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value);

const isPending = (value: unknown): value is PendingOrder =>
  isObject(value) &&
  isCurrency(value.currency) &&
  Array.isArray(value.services) &&
  value.services.length > 0 &&
  value.services.every(Number.isInteger) &&
  Number.isInteger(value.expectedTotal) &&
  Number.isInteger(value.since);
