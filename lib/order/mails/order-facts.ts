/** The facts that both mails about an order state, each put into words here once. Pure. */
import type { Business } from '../../content/schemas';
import { formatAmount } from '../../format';
import type { Customer } from '../fields';
import type { ServiceFacts } from '../due';
import { plainReference, type Order } from '../order';
import { upiFor } from '../pay';
import type { Anchor, Block, Row } from '../../mail/letter';
import { oneLine } from '../../typed-words';

/** The links that go out with an order: its own, and what the owner can do with it. */
export type OrderLinks = { order: string; actions: readonly Anchor[] };

/** What either mail needs besides the order. `siteUrl` is the site's origin. */
export type OrderMailContext = {
  /** The whole Idempotency-Key, by which an order is told from another with the same Order ID. */
  key: string;
  business: Business;
  /** The catalogue, as far as mails need it. */
  services: readonly ServiceFacts[];
  ownerEmail: string;
  siteUrl: string;
  links?: OrderLinks;
};

export const orderAmount = (order: Order) => formatAmount(order.total, order.currency);

/** The nine fields, each on one line and without characters that can't be seen. */
export const cleanCustomer = (customer: Customer): Customer => ({
  email: oneLine(customer.email),
  firstName: oneLine(customer.firstName),
  lastName: oneLine(customer.lastName),
  phone: oneLine(customer.phone),
  address: oneLine(customer.address),
  country: oneLine(customer.country),
  city: oneLine(customer.city),
  state: oneLine(customer.state),
  pincode: oneLine(customer.pincode),
});

export const fullName = ({ firstName, lastName }: Customer) => `${firstName} ${lastName}`;

export const orderRows = (order: Order): Row[] => [
  { label: 'Order number', value: order.invoiceId },
  { label: 'Date', value: order.date },
  { label: 'Total', value: orderAmount(order) },
  { label: 'Payment method', value: 'Direct Bank Transfer' },
];

export const summaryBlock = (order: Order): Block => ({
  kind: 'sums',
  title: 'Order summary',
  lines: order.lines.map(({ title, amount }) => ({
    title,
    amount: formatAmount(amount, order.currency),
  })),
  total: orderAmount(order),
});

/** The account, in the order in which a bank's form asks: from abroad the Swift code comes first. */
export function bankRows(order: Order, { bank, upi }: Business): Row[] {
  const ifsc = { label: 'IFSC code', value: bank.ifsc };
  const swift = { label: 'Swift code', value: bank.swift };
  const name = { label: 'Account name', value: bank.accountName };
  const number = { label: 'Account number', value: bank.accountNumber };
  const branch = { label: 'Bank and branch', value: bank.bank };
  if (order.currency === 'USD') return [swift, name, number, branch, ifsc];
  const payable = upiFor(order, upi);
  const upiRow = payable
    ? [{ label: 'UPI ID', value: payable.id, note: `In the name of ${payable.name}` }]
    : [];
  return [name, number, ifsc, branch, swift, ...upiRow];
}

/** The reference in both spellings, first the one that the payment's form takes: SWIFT has no hyphen. */
export function references(order: Order): { first: string; second: string } {
  const plain = plainReference(order.invoiceId);
  return order.currency === 'USD'
    ? { first: plain, second: order.invoiceId }
    : { first: order.invoiceId, second: plain };
}

/** Whether money sent by the details of this order's mails would reach nobody. */
export const hasSampleBank = ({ currency }: Order, { samples, upi }: Business) =>
  samples.includes('bank') || (currency === 'INR' && upi !== undefined && samples.includes('upi'));
