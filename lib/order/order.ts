/** Orders: what one is, its id, its lines, its total. Pure: everything is a function of its arguments. */
import type { z } from 'zod';
import { takesUpi } from '../markets/currency';
import { paying, type Currency, type Upi } from '../markets/markets';
import { formatOrderDate } from '../time';
import type { Customer } from './fields';
import type { orderSchema } from './schema';
import type { OrderStep } from './steps';

export type Order = z.infer<typeof orderSchema>;

export type OrderLine = Order['lines'][number];

/**
 * Days in which an order's own link opens it: time for the payment, a reading of a month, and questions about both. It holds
 * an address, so it does not work for ever.
 */
export const orderLinkDays = 180;

/** Days in which a link in a mail can do something. */
export const actionDays = 90;

/** Those of these services that an order holds. */
export const servicesOf = <S extends { id: number }>(
  { lines }: Pick<Order, 'lines'>,
  services: readonly S[],
): S[] => services.filter(({ id }) => lines.some(({ serviceId }) => serviceId === id));

export const fullName = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** What the server answers to an accepted order; the receipt page is drawn from it. */
export type OrderAnswer = {
  order: Order;
  confirmationEmailed: boolean;
  /** Why no confirmation was mailed, when that is a limit or it is tried again: no failure. */
  confirmation?: 'limited' | 'queued';
  /** The order is stored safely and both mails are still to go out. */
  queued?: true;
  /** The address that holds the whole order, encrypted: it opens on any device. */
  link?: string;
  /** What was done with it since, as far as the page was told. */
  steps?: OrderStep[];
  /** The latest end of a link with which this browser opened it, in milliseconds since 1970. */
  until?: number;
  /** The Idempotency-Key with which this browser sent it. */
  key?: string;
};

/** What an order needs to know of a service. */
export type Orderable = { id: number; title: string; prices: Record<Currency, number> };

/** The Order ID that people read, of the order's own id: 'INV-' and its first 4 and last 5 characters in capitals. */
export const invoiceId = (id: string) => `INV-${(id.slice(0, 4) + id.slice(-5)).toUpperCase()}`;

/** The reference for bank forms that take letters and digits only. */
export const plainReference = (id: string) => id.replaceAll('-', '');

/** The reference in both spellings, first the one that the payment's form takes: many Swift forms refuse a hyphen. */
export function references({ invoiceId, currency }: Order): { first: string; second: string } {
  const plain = plainReference(invoiceId);
  return paying[currency].plainReference
    ? { first: plain, second: invoiceId }
    : { first: invoiceId, second: plain };
}

/** The UPI id for an order that UPI can pay: in a currency that it takes, and within the usual limit of the apps. */
export const upiFor = ({ currency, total }: Pick<Order, 'currency' | 'total'>, upi?: Upi) =>
  takesUpi(currency) && total <= (upi?.limit ?? Infinity) ? upi : undefined;

export function orderLines(services: readonly Orderable[], currency: Currency): OrderLine[] {
  return services.map(({ id, title, prices }) => ({
    serviceId: id,
    title,
    amount: prices[currency],
  }));
}

export const orderTotal = (lines: readonly OrderLine[]) =>
  lines.reduce((sum, line) => sum + line.amount, 0);

/** The order that an id, the chosen services and the customer's details make at a moment. */
export function buildOrder(
  id: string,
  services: readonly Orderable[],
  currency: Currency,
  customer: Customer,
  now: Date,
): Order {
  const lines = orderLines(services, currency);
  return {
    invoiceId: invoiceId(id),
    date: formatOrderDate(now),
    currency,
    lines,
    total: orderTotal(lines),
    customer,
  };
}
