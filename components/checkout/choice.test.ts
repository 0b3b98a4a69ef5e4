import { home, perCurrency } from '@/lib/markets/currency';
import { emptyCart } from '@/lib/order/cart';
import { chosen } from './choice';

const service = (id: number, lists: ('INR' | 'USD')[]) => ({
  id,
  title: `Service ${id}`,
  prices: perCurrency((currency) => (currency === home ? 1900 : 10)),
  lists,
  ask: '',
  duration: '',
});

const services = [service(3, ['INR', 'USD']), service(13, ['USD']), service(99, [])];

const idsOf = (search: string, cart = emptyCart) => {
  const choice = chosen(search, cart, services);
  return choice.from === 'nothing'
    ? choice
    : [choice.currency, ...choice.services.map((s) => s.id)];
};

it('takes the service that the link names, in rupees unless it says dollars', () => {
  expect(idsOf('?service=3')).toEqual(['INR', 3]);
  expect(idsOf('?service=3&currency=usd')).toEqual(['USD', 3]);
});

it('lets the link win over the cart, and leaves the cart alone', () => {
  expect(idsOf('?service=3', { currency: 'USD', services: [13] })).toEqual(['INR', 3]);
});

it.each(['?service=13', '?service=7', '?service=', '?service=3e0', '?service=3;5'])(
  'finds nothing for sale under %s',
  (search) => {
    expect(idsOf(search)).toEqual({ from: 'nothing', linkIsWrong: true });
  },
);

it('sells a service that stands on no list by its link', () => {
  expect(idsOf('?service=99')).toEqual(['INR', 99]);
});

it('takes the cart, without what has left the catalogue', () => {
  expect(idsOf('', { currency: 'USD', services: [13, 7, 3] })).toEqual(['USD', 13, 3]);
  expect(idsOf('', { currency: 'INR', services: [13] })).toEqual({
    from: 'nothing',
    linkIsWrong: false,
  });
});
