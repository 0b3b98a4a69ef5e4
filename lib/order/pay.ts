/** How an order is paid: the rows a buyer copies, the UPI link, the message after paying. Pure. */
import { formatAmount, plainAmount } from '../format';
import { plainReference, type Order } from './order';

/** Where UPI payments go, and the most in rupees that UPI apps usually pass at once. */
export type Upi = { id: string; name: string; limit?: number };

/** The UPI id for an order that UPI can pay: in rupees, and within the usual limit of the apps. */
export const upiFor = ({ currency, total }: Pick<Order, 'currency' | 'total'>, upi?: Upi) =>
  currency === 'INR' && total <= (upi?.limit ?? Infinity) ? upi : undefined;

/** Who is paid, and how that person is reached. */
export type Payee = {
  name: string;
  phone: { display: string; dial: string };
  whatsapp: string;
  email: string;
  bank: { accountName: string; bank: string; accountNumber: string; ifsc: string; swift: string };
  upi?: Upi;
};

export type PayRow = {
  label: string;
  /** As a person reads it. */
  value: string;
  /** As a bank's form takes it. */
  bare: string;
  note?: string;
  /** One of the two that must be right: the amount and the reference. */
  key?: boolean;
};

/** The rows of the pay card, the ones that must be right first. */
export function payRows(order: Order, bank: Payee['bank']): PayRow[] {
  const local = order.currency === 'INR';
  const row = (label: string, value: string, note?: string): PayRow => ({
    label,
    value,
    bare: value,
    note,
  });
  const account: PayRow[] = [
    row('Account name', bank.accountName),
    {
      label: 'Account number',
      value: bank.accountNumber,
      bare: bank.accountNumber.replace(/\s/g, ''),
      // India is not in the IBAN registry: https://www.swift.com/standards/data-standards/iban
      note: local
        ? 'Copied without spaces.'
        : 'India has no IBAN. If the form asks for one, enter this number.',
    },
  ];
  const ifsc = (note?: string) => row('IFSC code', bank.ifsc, note);
  const swift = (note?: string) => row('Swift code (BIC)', bank.swift, note);
  const branch = row('Bank and branch', bank.bank);
  return [
    {
      label: 'Amount',
      value: formatAmount(order.total, order.currency),
      bare: plainAmount(order.total),
      note: local ? undefined : 'In US dollars.',
      key: true,
    },
    ...references(order),
    ...account,
    ...(local
      ? [ifsc(), branch, swift('Needed only from a bank outside India.')]
      : [swift(), branch, ifsc('Only if the form asks for it.')]),
  ];
}

/**
 * The reference in both spellings. Many forms for transfers abroad refuse the hyphen, so there the plain
 * spelling comes first.
 */
function references({ invoiceId, currency }: Order): PayRow[] {
  const plain = plainReference(invoiceId);
  if (currency === 'INR')
    return [
      {
        label: 'Reference',
        value: invoiceId,
        bare: invoiceId,
        key: true,
        note: 'Your order number. It is how we find your payment.',
      },
      {
        label: 'Reference without the hyphen',
        value: plain,
        bare: plain,
        note: 'For forms that take letters and digits only.',
      },
    ];
  return [
    {
      label: 'Reference',
      value: plain,
      bare: plain,
      key: true,
      note: 'For the box called payment details, remittance information or message. Many Swift forms refuse a hyphen, so it is left out.',
    },
    { label: 'Reference with the hyphen', value: invoiceId, bare: invoiceId },
  ];
}

/**
 * A UPI link with amount and reference filled in, by NPCI's linking specification 1.6. A space is %20,
 * because some apps show a '+' as it stands.
 */
export function upiLink(order: Order, upi: Upi) {
  const reference = plainReference(order.invoiceId);
  return `upi://pay?${query({
    pa: upi.id,
    pn: upi.name,
    am: plainAmount(order.total),
    cu: 'INR',
    tr: reference,
    tn: `Order ${reference}`,
  })}`;
}

/** The links that open WhatsApp or a mail with 'I have paid' written; the visitor presses send. */
export const proofLinks = (order: Order, payee: Payee, reference: string) =>
  messageLinks(payee, `Payment for order ${order.invoiceId}`, [
    'Hello, I have paid for my order.',
    `Order ID: ${order.invoiceId}`,
    `Amount: ${formatAmount(order.total, order.currency)}`,
    `Name: ${order.customer.firstName} ${order.customer.lastName}`,
    `Payment reference: ${reference.trim() || 'see the screenshot I attach'}`,
  ]);

/** The same for a buyer whose confirmation could not be sent. */
export const missingCopyLinks = (order: Order, payee: Payee) =>
  messageLinks(payee, `Confirmation of order ${order.invoiceId}`, [
    'Hello, the confirmation of my order has not reached me.',
    `Order ID: ${order.invoiceId}`,
    `Name: ${order.customer.firstName} ${order.customer.lastName}`,
    `Email: ${order.customer.email}`,
  ]);

/** The links that open WhatsApp or a mail with these lines written. */
export function messageLinks(payee: Payee, subject: string, lines: readonly string[]) {
  return {
    whatsapp: `https://wa.me/${payee.whatsapp}?${query({ text: lines.join('\n') })}`,
    // A mail's lines end in CR LF: RFC 6068, section 5.
    email: `mailto:${encode(payee.email)}?${query({ subject, body: lines.join('\r\n') })}`,
  };
}

const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');

/** Half an emoji, as a field's length limit can leave it, would make encodeURIComponent throw. */
const encode = (value: string) =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')).replaceAll('%40', '@');
