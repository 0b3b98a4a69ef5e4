import { accountRows, type AccountRow, formatAmount, plainAmount } from '../markets/currency';
import type { Business } from '../content/business-schema';
import { paying, type Upi } from '../markets/markets';
import { encoded, mailLink, whatsappLink } from '../site';
import { fullName, plainReference, references, type Order } from './order';

export type Payee = Pick<Business, 'name' | 'phone' | 'whatsapp' | 'email' | 'bank' | 'upi'>;

/** `key` marks the two that must be right: amount and reference. */
export type PayRow = AccountRow & { key?: boolean };

export function payRows(order: Order, bank: Payee['bank']): PayRow[] {
  const { currency, total } = order;
  const { amountNote, referenceNote, otherReferenceNote, plainReference } = paying[currency];
  const { first, second } = references(order);
  return [
    {
      label: 'Amount',
      value: formatAmount(total, currency),
      bare: plainAmount(total),
      note: amountNote,
      key: true,
    },
    { label: 'Reference', value: first, bare: first, note: referenceNote, key: true },
    {
      label: plainReference ? 'Reference with the hyphen' : 'Reference without the hyphen',
      value: second,
      bare: second,
      note: otherReferenceNote,
    },
    ...accountRows({ bank }, currency).map((row) => ({
      ...row,
      note: row.note ?? (row.bare === row.value ? undefined : 'Copied without spaces.'),
    })),
  ];
}

/** NPCI's linking specification 1.6. A space is %20: some apps show a '+' as it stands. */
export function upiLink(order: Order, upi: Upi) {
  const reference = plainReference(order.invoiceId);
  const params = {
    pa: upi.id,
    pn: upi.name,
    am: plainAmount(order.total),
    cu: order.currency,
    tr: reference,
    tn: `Order ${reference}`,
  };
  return `upi://pay?${Object.entries(params)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&')}`;
}

/** @param reference undefined once the payment was confirmed; empty until the buyer says one */
export const tellLinks = (
  order: Order,
  payee: Payee,
  reference: string | undefined,
  needs: readonly string[],
) =>
  messageLinks(payee, `For the reading of order ${order.invoiceId}`, [
    `Order ID: ${order.invoiceId}`,
    `Amount: ${formatAmount(order.total, order.currency)}`,
    `Name: ${fullName(order.customer)}`,
    ...(reference === undefined
      ? []
      : [`Payment reference: ${reference.trim() || 'the screenshot follows when I have paid'}`]),
    ...needs,
  ]);

export const missingCopyLinks = (order: Order, payee: Payee) =>
  messageLinks(payee, `Confirmation of order ${order.invoiceId}`, [
    'Hello, the confirmation of my order has not reached me.',
    `Order ID: ${order.invoiceId}`,
    `Name: ${fullName(order.customer)}`,
    `Email: ${order.customer.email}`,
  ]);

export const messageLinks = (payee: Payee, subject: string, lines: readonly string[]) => ({
  whatsapp: whatsappLink(payee.whatsapp, lines.join('\n')),
  email: mailLink(payee.email, subject, lines.join('\n')),
});
