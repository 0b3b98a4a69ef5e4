import {
  addService,
  emptyCart,
  needsReplacing,
  parseCart,
  removeService,
  type Cart,
} from './stored';

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
