/**
 * What a browser keeps of orders: the cart, what was typed at the checkout, and the order that was placed. It is parsed on its
 * way back: what can't be read is as if it were not there. Pure and without zod, so that pages stay light; the storage itself is
 * reached by components/stored.ts.
 */
import { hasShape, isObject, isText, parseJson } from '../json';
import { home, isCurrency } from '../markets/currency';
import type { Currency } from '../markets/markets';
import { dayMs } from '../time';
import { emptyCustomer, fieldNames, perField, type Customer } from './fields';
import type { Order, OrderAnswer } from './order';
import { readSteps } from './steps';

/** The services of one order, in one currency. */
export type Cart = { currency: Currency; services: readonly number[] };

/** Where the browser keeps the cart. public/site.js reads the same JSON for the count in the header. */
export const cartKey = 'cart';

export const emptyCart: Cart = { currency: home, services: [] };

/** A cart with a service added. A service stands in a cart once; an empty cart takes any currency. */
export function addService(cart: Cart, id: number, currency: Currency): Cart {
  const services = cart.currency === currency ? cart.services : [];
  return { currency, services: services.includes(id) ? services : [...services, id] };
}

export const removeService = (cart: Cart, id: number): Cart => ({
  ...cart,
  services: cart.services.filter((one) => one !== id),
});

/** Whether adding a service priced in `currency` would first have to empty the cart. */
export const needsReplacing = (cart: Cart, currency: Currency) =>
  cart.services.length > 0 && cart.currency !== currency;

/** What was stored, or an empty cart when that can't be read. */
export function parseCart(stored: string | null): Cart {
  const value = parseJson(stored);
  if (!isObject(value) || !Array.isArray(value.services)) return emptyCart;
  const services = value.services.filter((id): id is number => Number.isInteger(id));
  // What was put in for one currency is never ordered in another.
  if (!isCurrency(value.currency)) return emptyCart;
  return { currency: value.currency, services: [...new Set(services)] };
}

/** What was typed and not ordered yet. The tick is not among it: who comes back confirms again. */
export type OrderDetails = { customer: Customer; note: string };

/**
 * That the visitor pressed 'Complete Order', and for what: with the draft's details it is the whole request. While it stands,
 * the page may send the order by itself; any change of the order ends it.
 */
export type PendingOrder = {
  currency: Currency;
  services: number[];
  /** The total that the page showed. */
  expectedTotal: number;
  /** When it was made, in milliseconds: no two pending orders are of the same moment. */
  since: number;
};

export type OrderDraft = OrderDetails & {
  /** The Idempotency-Key of the attempt: a retry, even after a reload, is still the same order. */
  key?: string;
  pending?: PendingOrder;
};

export const draftKey = 'checkout-draft';

export const emptyDetails: OrderDetails = { customer: emptyCustomer, note: '' };

/** Whether two sets of details would make the same order. */
export const sameDetails = (one: OrderDetails, other: OrderDetails) =>
  one.note === other.note &&
  fieldNames.every((name) => one.customer[name] === other.customer[name]);

/** '3,5 INR' for `{ services: [3, 5], currency: 'INR' }`; empty as long as nothing is known. */
export const selectionKey = (selection?: Pick<PendingOrder, 'currency' | 'services'>) =>
  selection ? `${selection.services.join()} ${selection.currency}` : '';

/** An older pending may no longer be one: it is not acted upon. */
export const isFresh = ({ since }: PendingOrder, now = Date.now()) => Math.abs(now - since) < dayMs;

/** What was stored, as far as it can be read. */
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

/** Where the checkout leaves `JSON.stringify(answer)` for Order Received. */
export const storedOrderKey = 'order';

/** What was stored, or `undefined` when there is nothing or it can't be read as an order. */
export function parseStoredOrder(stored: string | null): OrderAnswer | undefined {
  const value = parseJson(stored);
  if (!isObject(value)) return undefined;
  // What is beside the order is read leniently: an order that was taken must never look like one that was not.
  const { order, confirmationEmailed, confirmation, queued, link, steps, until, key } = value;
  if (typeof confirmationEmailed !== 'boolean' || !isOrder(order)) return undefined;
  return {
    order,
    confirmationEmailed,
    ...((confirmation === 'limited' || confirmation === 'queued') && { confirmation }),
    ...(queued === true && { queued }),
    ...(typeof link === 'string' && isAddress(link) && { link }),
    ...(steps !== undefined && { steps: readSteps(steps) }),
    ...(Number.isSafeInteger(until) && { until: Number(until) }),
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

/** Whether something from outside is an order, as far as the page draws it. */
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
