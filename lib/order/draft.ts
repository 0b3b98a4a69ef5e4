/**
 * What has been typed at the checkout and not ordered yet. It is kept in the browser, so it is
 * parsed on its way back: unreadable means empty. Pure; the storage is reached by the components.
 */
import { emptyCustomer, fields, noteMaxLength, type Customer } from './fields';

/** The tick is not among it: who comes back confirms again. */
export type Details = { customer: Customer; note: string };

export type Draft = Details & {
  /** The Idempotency-Key of the attempt: a retry, even after a reload, is still the same order. */
  key?: string;
};

/** Where the browser keeps the draft. */
export const draftKey = 'checkout-draft';

export const emptyDetails: Details = { customer: emptyCustomer, note: '' };

/** What was stored, as far as it can be read. */
export function parseDraft(stored: string | null): Draft {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (!isObject(value)) return emptyDetails;
    const note = text(value.note, noteMaxLength);
    const key = text(value.key, 36);
    return { customer: parseCustomer(value.customer), note, ...(isKey(key) && { key }) };
  } catch {
    return emptyDetails;
  }
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
