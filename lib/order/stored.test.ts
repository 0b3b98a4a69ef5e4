import {
  type Cart,
  addService,
  emptyCart,
  emptyDetails,
  isFresh,
  needsReplacing,
  parseCart,
  parseDraft,
  parseStoredOrder,
  removeService,
  sameDetails,
} from './stored';
import { emptyCustomer } from './fields';

const rupees: Cart = { currency: 'INR', services: [3, 5] };

it('holds a service once, in the order of adding', () => {
  expect(addService(addService(rupees, 1, 'INR'), 3, 'INR')).toEqual({
    currency: 'INR',
    services: [3, 5, 1],
  });
});

it('takes any currency while it is empty', () => {
  expect(needsReplacing(emptyCart, 'USD')).toBe(false);
  expect(addService(emptyCart, 3, 'USD')).toEqual({ currency: 'USD', services: [3] });
});

it('holds one currency: a service of the other one replaces what is there', () => {
  expect(needsReplacing(rupees, 'USD')).toBe(true);
  expect(addService(rupees, 3, 'USD')).toEqual({ currency: 'USD', services: [3] });
});

it('lets a service go', () => {
  expect(removeService(rupees, 3).services).toEqual([5]);
});

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"currency":"INR","services":"3"}',
  '{"currency":"EUR","services":[3]}',
])('is empty when %p was stored', (stored) => {
  expect(parseCart(stored)).toEqual(emptyCart);
});

it('keeps from storage only what can be a service, once', () => {
  const stored = '{"currency":"USD","services":[3,"5",3,null,1.5,9]}';
  expect(parseCart(stored)).toEqual({ currency: 'USD', services: [3, 9] });
});

const key = '3f0a8f6e-52c1-4f0a-9d3e-7b1c2a9e4d10';

it('gives back what was typed, and the key of the attempt', () => {
  const customer = { ...emptyDetails.customer, email: 'asha@example.com', city: 'Wardha' };
  const stored = JSON.stringify({ customer, note: 'Born 29-11-1983', key });
  expect(parseDraft(stored)).toEqual({ customer, note: 'Born 29-11-1983', key });
});

it.each([null, '', '{', '7', 'null', '{"customer":7,"note":[],"key":{}}'])(
  'takes %p for an empty draft',
  (stored) => {
    expect(parseDraft(stored)).toEqual(emptyDetails);
  },
);

it('drops what the form does not have and what is no key', () => {
  const stored = JSON.stringify({ customer: { city: 'Wardha', card: '4111' }, key: 'INV-1' });
  expect(parseDraft(stored)).toEqual({
    customer: { ...emptyDetails.customer, city: 'Wardha' },
    note: '',
  });
});

const pending = { currency: 'INR' as const, services: [3], expectedTotal: 1900, since: 1_000 };

it('gives back the pending order, and no other shape of one', () => {
  expect(parseDraft(JSON.stringify({ ...emptyDetails, key, pending })).pending).toEqual(pending);
  for (const change of [{ services: [] }, { services: ['3'] }, { currency: 'EUR' }, { since: '' }])
    expect(
      parseDraft(JSON.stringify({ pending: { ...pending, ...change } })).pending,
    ).toBeUndefined();
});

it('calls a pending order fresh for a day, whichever way the clock was set since', () => {
  const hour = 60 * 60 * 1000;
  expect([-25, -23, 23, 25].map((hours) => isFresh(pending, pending.since + hours * hour))).toEqual(
    [false, true, true, false],
  );
});

it('tells details apart by any field, and by the note', () => {
  const { customer, note } = emptyDetails;
  expect(sameDetails(emptyDetails, { customer: { ...customer }, note })).toBe(true);
  expect(sameDetails(emptyDetails, { customer: { ...customer, city: 'Pune' }, note })).toBe(false);
  expect(sameDetails(emptyDetails, { customer, note: 'x' })).toBe(false);
});

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
