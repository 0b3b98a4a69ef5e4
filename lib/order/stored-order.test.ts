import { emptyCustomer } from './fields';
import { parseStoredOrder } from './stored';

const answer = {
  order: {
    invoiceId: 'INV-7C2EA90D4',
    date: 'November 20, 2026',
    currency: 'INR',
    lines: [{ serviceId: 3, title: 'Mobile Number Selection', amount: 1900 }],
    total: 1900,
    customer: { ...emptyCustomer, email: 'asha@example.com' },
  },
  confirmationEmailed: true,
};

it('reads back the order that the checkout left', () => {
  expect(parseStoredOrder(JSON.stringify(answer))).toEqual(answer);
});

it('keeps that the order is queued, or that its copy was held back', () => {
  for (const extra of [{ queued: true }, { confirmation: 'limited' }])
    expect(parseStoredOrder(JSON.stringify({ ...answer, ...extra }))).toEqual({
      ...answer,
      ...extra,
    });
});

it('still reads the order when what is said of its mails is unknown', () => {
  const stored = JSON.stringify({ ...answer, queued: 'yes', confirmation: 'tomorrow' });
  expect(parseStoredOrder(stored)).toEqual(answer);
});

it.each([
  ['nothing', null],
  ['broken text', '{"order":'],
  ['something else', '[]'],
  ['a currency nobody offers', change({ currency: 'EUR' })],
  ['a total that is not a number', change({ total: '1900' })],
  ['a line without an amount', change({ lines: [{ serviceId: 3, title: 'Mobile' }] })],
  ['a customer with a field missing', change({ customer: { email: 'asha@example.com' } })],
])('takes %s for no order', (_, stored) => {
  expect(parseStoredOrder(stored)).toBeUndefined();
});

function change(part: Record<string, unknown>) {
  return JSON.stringify({ ...answer, order: { ...answer.order, ...part } });
}
