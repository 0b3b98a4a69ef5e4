/** An order as a message, for the visitor to send by hand when the page can't. Pure. */
import { formatAmount } from '@/lib/markets/currency';
import type { Details } from '@/lib/order/draft';
import { invoiceId, orderLines, orderTotal } from '@/lib/order/order';
import type { Choice } from './choice';

/** The Order ID goes along: should the order have arrived after all, the owner sees that it is the same. */
export function orderMessage(
  { services, currency }: Pick<Choice, 'services' | 'currency'>,
  { customer, note }: Details,
  key: string,
): string {
  const lines = orderLines(services, currency);
  return [
    'I would like to order, but the website could not send it.',
    '',
    ...lines.map(({ title, amount }) => `${title}: ${formatAmount(amount, currency)}`),
    `Total: ${formatAmount(orderTotal(lines), currency)}`,
    '',
    `Order ID: ${invoiceId(key)}`,
    `Name: ${customer.firstName} ${customer.lastName}`,
    `Phone: ${customer.phone}`,
    `Email: ${customer.email}`,
    `Address: ${address.map((name) => customer[name]).join(', ')}`,
    ...(note.trim() ? ['', 'For my reading:', note.trim()] : []),
  ].join('\n');
}

const address = ['address', 'city', 'state', 'pincode', 'country'] as const;
