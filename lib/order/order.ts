import type { z } from 'zod';
import { takesUpi } from '../markets/currency';
import { paying, type Currency, type Upi } from '../markets/markets';
import { formatOrderDate } from '../time';
import type { Customer } from './fields';
import type { orderSchema } from './schema';
import type { OrderStep } from './steps';

export type Order = z.infer<typeof orderSchema>;

export type OrderLine = Order['lines'][number];

/** Time for the payment, a reading of a month, and questions. Not for ever: it holds an address. */
export const orderLinkDays = 180;

export const actionDays = 90;

/** For the page on which a buyer says how it was. */
export const saidDays = 30;

export const servicesOf = <S extends { id: number }>(
  { lines }: Pick<Order, 'lines'>,
  services: readonly S[],
): S[] => services.filter(({ id }) => lines.some(({ serviceId }) => serviceId === id));

export const fullName = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Drawn by the receipt page. */
export type OrderAnswer = {
  order: Order;
  confirmationEmailed: boolean;
  /** No failure: a limit, or it is tried again. */
  confirmation?: 'limited' | 'queued';
  /** Stored safely; both mails are still to go out. */
  queued?: true;
  /** Holds the whole order, encrypted, and opens on any device. */
  link?: string;
  /** Steps that the page knows of. */
  steps?: OrderStep[];
  /** Latest end of a link that opened it here, in milliseconds since 1970. */
  until?: number;
  /** The address of the file of the time that was chosen. */
  calendar?: string;
  /** Idempotency-Key. */
  key?: string;
};

export type Orderable = { id: number; title: string; prices: Record<Currency, number> };

/** 'INV-', then the first 4 and last 5 characters of the order's id. */
export const invoiceId = (id: string) => `INV-${(id.slice(0, 4) + id.slice(-5)).toUpperCase()}`;

/** For bank forms that take letters and digits only. */
export const plainReference = (id: string) => id.replaceAll('-', '');

/** First the spelling of the payment's form: many Swift forms refuse a hyphen. */
export function references({ invoiceId, currency }: Order): { first: string; second: string } {
  const plain = plainReference(invoiceId);
  return paying[currency].plainReference
    ? { first: plain, second: invoiceId }
    : { first: invoiceId, second: plain };
}

/** UPI apps have a limit for one payment. */
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
