/** The facts that both mails about an order state, each put into words here once. Pure. */
import { legalLine } from '../../content/business';
import type { Business } from '../../content/business-schema';
import { dayInIndia, formatDate } from '../../format';
import { accountRows, takesUpi } from '../../markets/account';
import { formatAmount } from '../../markets/currency';
import type { Customer } from '../fields';
import type { ServiceFacts } from '../due';
import type { Order } from '../order';
import { upiFor } from '../pay';
import type { Bill } from '../../store/store';
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

export const fullName = ({ firstName, lastName }: Customer) => `${firstName} ${lastName}`;

export const orderRows = (order: Order): Row[] => [
  { label: 'Order ID', value: order.invoiceId },
  { label: 'Date', value: order.date },
  { label: 'Total', value: orderAmount(order) },
  { label: 'Payment method', value: 'Direct Bank Transfer' },
];

export const summaryBlock = (order: Order): Extract<Block, { kind: 'sums' }> => ({
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

/** The number of a bill and its day, as they are read. */
export type BillFacts = { number: string; date: string };

/** Bills are numbered anew in each financial year of India, which begins in April: '2026-27'. */
export function billSeries(day: Date) {
  const [year = 0, month = 0] = dayInIndia(day).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String(first + 1).slice(2)}`;
}

export const billFacts = ({ series, n, made }: Bill): BillFacts => ({
  number: `${series}/${n}`,
  date: formatDate(new Date(made)),
});

/** The bill of a paid order; where it has no number, whoever runs the practice writes it. */
export function billBlocks(order: Order, business: Business, bill?: BillFacts): Block[] {
  if (!bill)
    return [
      {
        kind: 'small',
        words: 'Your bill, with its own number, comes in a separate email from us.',
      },
      summaryBlock(order),
    ];
  const { customer } = order;
  const place = [customer.address, customer.city, `${customer.state} ${customer.pincode}`];
  return [
    {
      kind: 'panel',
      title: 'Your bill',
      rows: [
        { label: 'Bill number', value: bill.number, key: true },
        { label: 'Date', value: bill.date },
        {
          label: 'Seller',
          value: legalLine(business),
          ...(!business.legal.gstin && { note: 'Not registered for GST' }),
        },
        { label: 'Buyer', value: [fullName(customer), ...place, customer.country].join(', ') },
        { label: 'Paid', value: orderAmount(order), note: `For order ${order.invoiceId}` },
      ],
    },
    { ...summaryBlock(order), title: 'What the bill is for' },
  ];
}

/** Whether money sent by the details of this order's mails would reach nobody. */
export const hasSampleBank = ({ currency }: Order, { samples, upi }: Business) =>
  samples.includes('bank') || (takesUpi(currency) && upi !== undefined && samples.includes('upi'));
