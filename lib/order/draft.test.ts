/** @jest-environment node */
import { emptyDetails, parseDraft } from './draft';

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
