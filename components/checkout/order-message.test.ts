import { home, perCurrency } from '@/lib/markets/currency';
import { emptyCustomer } from '@/lib/order/fields';
import { orderMessage } from './order-message';

const service = (id: number, title: string, rupees: number, dollars: number) => ({
  id,
  title,
  prices: perCurrency((currency) => (currency === home ? rupees : dollars)),
  lists: [],
  ask: '',
  duration: '',
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
  { currency: 'INR', services: [service(3, 'Mobile', 1900, 10), service(5, 'Name', 2800, 50)] },
  { customer, note: ' Born on 29 November 1983.\nTen numbers & more ' },
  '3f0a8f6e-52c1-4f0a-9d3e-7b1c2a9e4d10',
);

it('says what is ordered, what it costs and who orders it', () => {
  expect(message.split('\n')).toEqual([
    'I would like to order, but the website could not send it.',
    '',
    'Mobile: ₹1,900.00',
    'Name: ₹2,800.00',
    'Total: ₹4,700.00',
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
