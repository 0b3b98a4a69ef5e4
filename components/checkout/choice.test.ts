import { home, perCurrency } from '@/lib/markets/currency';
import { emptyCart } from '@/lib/order/stored';
import { chosen, orderMessage } from './choice';
import { emptyCustomer } from '@/lib/order/fields';

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

const customer = {
  ...emptyCustomer,
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '+91 98 & 99',
  email: 'asha+n@example.com',
  address: 'Flat 4, Station Road',
  city: 'Wardha',
  state: 'Maharashtra',
  pincode: '442001',
  country: 'India',
};

const message = orderMessage(
  { currency: 'INR', services: [service(3, ['INR']), service(5, ['INR'])] },
  { customer, note: ' Born on 29 November 1983.\nTen numbers & more ' },
  '3f0a8f6e-52c1-4f0a-9d3e-7b1c2a9e4d10',
);

it('says what is ordered, what it costs and who orders it', () => {
  expect(message.split('\n')).toEqual([
    'I would like to order, but the website could not send it.',
    '',
    'Service 3: ₹1,900.00',
    'Service 5: ₹1,900.00',
    'Total: ₹3,800.00',
    '',
    'Key of this order: 3f0a8f6e-52c1-4f0a-9d3e-7b1c2a9e4d10',
    'Name: Asha Rao',
    'Phone: +91 98 & 99',
    'Email: asha+n@example.com',
    'Address: Flat 4, Station Road, Wardha, Maharashtra, 442001, India',
    '',
    'For my reading:',
    'Born on 29 November 1983.',
    'Ten numbers & more',
  ]);
});
