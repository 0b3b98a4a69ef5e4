import { emptyDetails, isFresh, parseDraft, sameDetails } from './stored';

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
