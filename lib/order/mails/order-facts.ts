/** The facts that both mails about an order state, each put into words here once. Pure. */
import type { Business } from '../../content/business-schema';
import { accountRows, takesUpi } from '../../markets/account';
import { formatAmount } from '../../markets/currency';
import type { ServiceFacts } from '../due';
import type { Order } from '../order';
import { upiFor } from '../pay';
import type { Anchor, Block, Row } from '../../mail/letter';

/** The links that go out with an order: its own, and what the owner can do with it. */
export type OrderLinks = { order: string; actions: readonly Anchor[] };

/** What either mail needs besides the order. `siteUrl` is the site's origin. */
export type OrderMailContext = {
  /** The order's own, by which its mails find together. */
  id: string;
  business: Business;
  /** The catalogue, as far as mails need it. */
  services: readonly ServiceFacts[];
  ownerEmail: string;
  siteUrl: string;
  links?: OrderLinks;
};

export const orderAmount = (order: Order) => formatAmount(order.total, order.currency);

export const orderRows = (order: Order): Row[] => [
  { label: 'Order ID', value: order.invoiceId },
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

/** The account, in the order in which a bank's form asks. */
export const bankRows = (order: Order, { bank, upi }: Business): Row[] =>
  accountRows({ bank, upi: upiFor(order, upi) }, order.currency).map(({ label, value, note }) => ({
    label,
    value,
    note,
  }));

/** Whether money sent by the details of this order's mails would reach nobody. */
export const hasSampleBank = ({ currency }: Order, { samples, upi }: Business) =>
  samples.includes('bank') || (takesUpi(currency) && upi !== undefined && samples.includes('upi'));
