/** An order as a message, for the visitor to send by hand when the page can't. Pure. */
import { formatAmount } from '@/lib/markets/currency';
import type { Details } from '@/lib/order/draft';
import { cleanCustomer } from '@/lib/order/fields';
import { orderLines, orderTotal } from '@/lib/order/order';
import { manyLines } from '@/lib/typed-words';
import type { Choice } from './choice';

/** Its key goes along: should the order have arrived after all, the owner's mail of it says the same. */
export function orderMessage(
  { services, currency }: Pick<Choice, 'services' | 'currency'>,
  details: Details,
  key: string,
): string {
  const lines = orderLines(services, currency);
  const customer = cleanCustomer(details.customer);
  const note = manyLines(details.note);
  return [
    'I would like to order, but the website could not send it.',
    '',
    ...lines.map(({ title, amount }) => `${title}: ${formatAmount(amount, currency)}`),
    `Total: ${formatAmount(orderTotal(lines), currency)}`,
    '',
    `Key of this order: ${key}`,
    `Name: ${customer.firstName} ${customer.lastName}`,
    `Phone: ${customer.phone}`,
    `Email: ${customer.email}`,
    `Address: ${address.map((name) => customer[name]).join(', ')}`,
    ...(note ? ['', 'For my reading:', note] : []),
  ].join('\n');
}

const address = ['address', 'city', 'state', 'pincode', 'country'] as const;
