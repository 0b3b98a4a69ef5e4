import { sampleService } from '../services/test-kit';
import { sampleCustomer } from './mails/sample-order';
import { checkOrder, orderBodySchema } from './schema';

const ids = (count: number) => Array.from({ length: count }, (_, n) => 20 + n);
const catalogue = [
  ...[3, ...ids(21)].map((id) => sampleService({ id })),
  sampleService({ id: 13, lists: ['USD'] }),
  sampleService({ id: 99, lists: [] }),
];

const customer = { ...sampleCustomer, phone: '98765 43210' };
const body = { currency: 'INR', services: [3], customer, confirmed: true };

const check = ({ customer: typed, ...changes }: { customer?: object }) =>
  checkOrder(
    orderBodySchema.parse({ ...body, ...changes, customer: { ...customer, ...typed } }),
    catalogue,
  );

it.each<[string, object, object]>([
  ['its services looked up', {}, { services: [{ id: 3 }], flagged: false }],
  ['a service of its own list', { services: [13], currency: 'USD' }, { services: [{ id: 13 }] }],
  ['one of no list', { services: [99] }, { services: [{ id: 99 }] }],
  ['twenty services', { services: ids(20) }, {}],
  [
    'its address on one line, its words as they show, its pincode in plain digits',
    {
      customer: { address: ' Flat 4 ,\n\n Main Road, ', firstName: 'आ\u200bशा', pincode: '४४२००१' },
    },
    { customer: { address: 'Flat 4, Main Road', firstName: 'आशा', pincode: '442001' } },
  ],
  [
    'its telephone as one calls it from anywhere',
    { customer: { phone: '020 7946 0018 ext 7', country: 'UK' } },
    { customer: { phone: '+442079460018 ext. 7' } },
  ],
  [
    'its telephone as it was typed, where nobody knows the country',
    { customer: { phone: '123 456 789', country: 'Nowhere' } },
    { customer: { phone: '123 456 789' } },
  ],
  [
    'one name, and an address without state and postal code',
    {
      customer: {
        ...{ lastName: '', phone: '+971 50 123 4567' },
        ...{ country: 'UAE', state: '', pincode: '' },
      },
    },
    { customer: { firstName: 'Asha', lastName: '', state: '', pincode: '' } },
  ],
  ['its note line by line', { note: ' 1 May\r\n1990 ' }, { note: '1 May\n1990' }],
  ['a note, and no book', { note: 'a'.repeat(2000) }, { note: 'a'.repeat(2000) }],
  ['a mark where the field that nobody sees is filled in', { website: 'x' }, { flagged: true }],
])('an order is taken with %s', (_, changes, request) => {
  expect(check(changes)).toMatchObject({ ok: true, request });
});

const lookAgain = 'Please look again at the fields named below.';
const unconfirmed = 'Please confirm that all information is correct.';

it.each<[string, object, string[], string?, string?]>([
  ['no service', { services: [] }, ['services']],
  ['a service twice', { services: [3, 3] }, ['services']],
  ['a service that does not exist', { services: [3, 16] }, ['services']],
  ['a service that is not on the rupee list', { services: [13] }, ['services']],
  ['more than twenty', { services: ids(21) }, ['services']],
  ['a book for a note', { note: 'a'.repeat(2001) }, ['note'], lookAgain],
  ['two wrong fields', { customer: { email: 'a', phone: '98220 123456' } }, ['email', 'phone']],
  ['half a telephone', { customer: { phone: '98220' } }, ['phone']],
  ['no confirmation', { confirmed: false }, ['confirmed'], unconfirmed],
  [
    'a telephone that its market does not have',
    { customer: { phone: '98220 123456' } },
    ['phone'],
    lookAgain,
    'Enter the ten digits of your phone number',
  ],
  [
    'empty fields, which are named before anything else',
    { customer: { city: ' ', pincode: '' }, confirmed: false },
    ['city', 'pincode', 'confirmed'],
    'Please fill in the following fields: City, Pincode',
  ],
])('an order is refused with %s', (...row) => {
  const [, changes, fields, detail, message] = row;
  const result = check(changes);
  if (result.ok) throw new Error('it was taken');
  expect(result.errors.map(({ field }) => field)).toEqual(fields);
  if (detail) expect(result.detail).toBe(detail);
  if (message) expect(result.errors[0]?.message).toBe(message);
});

it.each([
  ['a field of its own', { customer: { role: 'owner' } }],
  ['a price', { price: 1 }],
  // Longer than anybody types.
  ['a long address', { customer: { address: `12 Station Road${' '.repeat(15_500)}` } }],
  ['a long name', { customer: { firstName: `${' '.repeat(1_000)}Asha` } }],
  ['a long note', { note: '\n'.repeat(10_001) }],
  ['a long list of services', { services: Array(101).fill(3) }],
])('an order that would keep the server busy is not even read: %s', (_, changes: object) => {
  expect(() => check(changes)).toThrow();
});
