import { perField } from './fields';
import { sampleOrder } from './mails/sample-order';
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

const rupees: Cart = { currency: 'INR', services: [3, 5] };

it.each([
  ['a service after the others', rupees, 1, 'INR', { ...rupees, services: [3, 5, 1] }],
  ['a service once', rupees, 3, 'INR', rupees],
  ['any currency while it is empty', emptyCart, 3, 'USD', { currency: 'USD', services: [3] }],
  ['one currency, which replaces another', rupees, 3, 'USD', { currency: 'USD', services: [3] }],
] as const)('a cart holds %s', (_, cart, id, currency, then) => {
  expect(needsReplacing(cart, currency)).toBe(cart === rupees && currency === 'USD');
  expect(addService(cart, id, currency)).toEqual(then);
});

const answer = { order: sampleOrder(), confirmationEmailed: true };
const order = (part: object) => JSON.stringify({ ...answer, order: { ...answer.order, ...part } });
/** With one line more. */
const line = (part: object) =>
  order({ lines: [...answer.order.lines, { ...answer.order.lines[0], ...part }] });

it.each<[string, (stored: string | null) => unknown, unknown, ...string[]]>([
  ['cart', parseCart, emptyCart, '{"currency":"INR","services":"3"}'],
  ['cart', parseCart, emptyCart, '{"currency":"EUR","services":[3]}'],
  ['draft', parseDraft, emptyDetails, '{"customer":7,"note":[],"key":{}}'],
  ['order', parseStoredOrder, undefined, order({ currency: 'EUR' }), order({ total: '1900' })],
  ['order', parseStoredOrder, undefined, order({ customer: { email: 'asha@example.com' } })],
  ['order', parseStoredOrder, undefined, order({ invoiceId: 7 }), order({ date: undefined })],
  ['order', parseStoredOrder, undefined, line({ amount: undefined }), line({ amount: -1 })],
  ['order', parseStoredOrder, undefined, line({ title: 7 }), line({ serviceId: '3' })],
  ['order', parseStoredOrder, undefined, JSON.stringify({ ...answer, confirmationEmailed: 1 })],
])('takes for no %s what is none', (_, parse, none, ...stored) => {
  for (const text of [null, '', '{', '7', 'null', '[]', ...stored])
    expect([text, parse(text)]).toEqual([text, none]);
});

it('keeps of a cart only what can be a service, once, and lets one go', () => {
  expect(removeService(rupees, 3)).toEqual({ ...rupees, services: [5] });
  const stored = '{"currency":"USD","services":[3,"5",3,null,1.5,9]}';
  expect(parseCart(stored)).toEqual({ currency: 'USD', services: [3, 9] });
});

const key = '3f0a8f6e-52c1-4f0a-9d3e-7b1c2a9e4d10';
const pending = {
  currency: 'INR' as const,
  services: [3],
  expectedTotal: 1900,
  since: Date.UTC(2026, 10, 20),
};

it('gives back what was typed and what was asked for, without what the form does not have', () => {
  const customer = { ...emptyDetails.customer, city: 'Wardha' };
  const kept = { customer, note: 'Born 29-11-1983', key, pending };
  const stored = { ...kept, customer: { city: 'Wardha', card: '4111' } };
  expect(parseDraft(JSON.stringify(stored))).toEqual(kept);
  for (const change of [
    { services: [] },
    { services: ['3'] },
    { currency: 'EUR' },
    { since: '' },
  ]) {
    const other = { ...stored, key: 'INV-1', pending: { ...pending, ...change } };
    expect(parseDraft(JSON.stringify(other))).toEqual({ customer, note: kept.note });
  }
});

it('gives back whole what is longer than its field takes', () => {
  const customer = perField(() => 'x'.repeat(1_000));
  const typed = { customer, note: 'x'.repeat(9_999) };
  expect(parseDraft(JSON.stringify(typed))).toEqual(typed);
});

it('calls a pending order fresh for a day, whichever way the clock was set since', () => {
  const hour = 60 * 60 * 1000;
  expect([-24, -23, 23, 24].map((hours) => isFresh(pending, pending.since + hours * hour))).toEqual(
    [false, true, true, false],
  );
});

it('tells details apart by any field, and by the note', () => {
  const { customer, note } = emptyDetails;
  expect(sameDetails(emptyDetails, { customer: { ...customer }, note })).toBe(true);
  expect(sameDetails(emptyDetails, { customer: { ...customer, city: 'Pune' }, note })).toBe(false);
  expect(sameDetails(emptyDetails, { customer, note: 'x' })).toBe(false);
});

it('gives back the order that the checkout left, with what it knows beside it and nothing else', () => {
  const link = 'https://navank.example/orderreceived#order=token';
  const steps = [{ name: 'paid', at: '2026-11-20T05:12:00Z' }];
  const known = { queued: true, confirmation: 'limited', link, key, steps };
  const unknown = { queued: 'yes', confirmation: 'tomorrow', link: 'no address', key: 7 };
  for (const [stored, read] of [
    [{}, {}],
    [known, known],
    [{ confirmation: 'queued' }, { confirmation: 'queued' }],
    [unknown, {}],
  ])
    expect(parseStoredOrder(JSON.stringify({ ...answer, ...stored }))).toEqual({
      ...answer,
      ...read,
    });
});
