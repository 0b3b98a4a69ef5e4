/** Unreadable parts count as missing. Without zod, so that pages stay light. */
import { hasShape, isObject, isText, parseJson } from '../json';
import { home, isCurrency } from '../markets/currency';
import type { Currency } from '../markets/markets';
import { dayMs } from '../time';
import { emptyCustomer, fieldNames, perField, type Customer } from './fields';
import type { Order, OrderAnswer } from './order';
import { readSteps } from './steps';

export type Cart = { currency: Currency; services: readonly number[] };

/** public/site.js reads it for the count in the header. */
export const cartKey = 'cart';

export const emptyCart: Cart = { currency: home, services: [] };

/** An empty cart takes any currency. */
export function addService(cart: Cart, id: number, currency: Currency): Cart {
  const services = cart.currency === currency ? cart.services : [];
  return { currency, services: services.includes(id) ? services : [...services, id] };
}

export const removeService = (cart: Cart, id: number): Cart => ({
  ...cart,
  services: cart.services.filter((one) => one !== id),
});

export const needsReplacing = (cart: Cart, currency: Currency) =>
  cart.services.length > 0 && cart.currency !== currency;

export function parseCart(stored: string | null): Cart {
  const value = parseJson(stored);
  if (!isObject(value) || !Array.isArray(value.services)) return emptyCart;
  const services = value.services.filter((id): id is number => Number.isInteger(id));
  if (!isCurrency(value.currency)) return emptyCart;
  return { currency: value.currency, services: [...new Set(services)] };
}

/** Without the tick: a visitor who comes back confirms again. */
export type OrderDetails = { customer: Customer; note: string };

/** With the draft's details the whole request, which the page may send until the order changes. */
export type PendingOrder = {
  currency: Currency;
  services: number[];
  expectedTotal: number;
  /** Milliseconds; tells pending orders apart. */
  since: number;
};

export type OrderDraft = OrderDetails & {
  /** Idempotency-Key: a retry, even after a reload, is still the same order. */
  key?: string;
  pending?: PendingOrder;
  /** Token of the earlier order that it was filled from. */
  again?: string;
};

export const draftKey = 'checkout-draft';

export const emptyDetails: OrderDetails = { customer: emptyCustomer, note: '' };

export const sameDetails = (one: OrderDetails, other: OrderDetails) =>
  one.note === other.note &&
  fieldNames.every((name) => one.customer[name] === other.customer[name]);

/** '3,5 INR', or empty */
export const selectionKey = (selection?: Pick<PendingOrder, 'currency' | 'services'>) =>
  selection ? `${selection.services.join()} ${selection.currency}` : '';

export const isFresh = ({ since }: PendingOrder, now = Date.now()) => Math.abs(now - since) < dayMs;

export function parseDraft(stored: string | null): OrderDraft {
  const value = parseJson(stored);
  if (!isObject(value)) return emptyDetails;
  const { customer } = value;
  const note = text(value.note);
  const key = text(value.key);
  return {
    customer: isObject(customer) ? perField((name) => text(customer[name])) : emptyCustomer,
    note,
    ...(isKey(key) && { key }),
    ...(isPending(value.pending) && { pending: value.pending }),
    ...(isText(value.again) && { again: value.again }),
  };
}

const text = (value: unknown) => (isText(value) ? value : '');

const isKey = (value: string) =>
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value);

const isPending = (value: unknown): value is PendingOrder =>
  hasShape(value, {
    currency: isCurrency,
    services: (ids) => Array.isArray(ids) && ids.length > 0 && ids.every(Number.isInteger),
    expectedTotal: Number.isInteger,
    since: Number.isInteger,
  });

export const storedOrderKey = 'order';

/** Read by the first script of every page: inline-scripts.mjs. */
export const orderNewsKey = 'order-news';

export function parseStoredOrder(stored: string | null): OrderAnswer | undefined {
  const value = parseJson(stored);
  if (!isObject(value)) return undefined;
  // Reads the rest leniently: an order that was taken must never look lost.
  const { order, confirmationEmailed, confirmation, queued, link, steps, until, calendar, key } =
    value;
  if (typeof confirmationEmailed !== 'boolean' || !isOrder(order)) return undefined;
  return {
    order,
    confirmationEmailed,
    ...((confirmation === 'limited' || confirmation === 'queued') && { confirmation }),
    ...(queued === true && { queued }),
    ...(typeof link === 'string' && isAddress(link) && { link }),
    ...(steps !== undefined && { steps: readSteps(steps) }),
    ...(Number.isSafeInteger(until) && { until: Number(until) }),
    ...(typeof calendar === 'string' && isAddress(calendar) && { calendar }),
    ...(typeof key === 'string' && { key }),
  };
}

/** `URL.canParse` is younger than browsers that people order with. */
function isAddress(text: string) {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

export const isOrder = (value: unknown): value is Order =>
  hasShape(value, {
    invoiceId: isText,
    date: isText,
    currency: isCurrency,
    total: isAmount,
    lines: (lines) => Array.isArray(lines) && lines.every(isLine),
    customer: (customer) =>
      hasShape(
        customer,
        perField(() => isText),
      ),
  });

const isLine = (value: unknown) =>
  hasShape(value, { serviceId: Number.isInteger, title: isText, amount: isAmount });

const isAmount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
