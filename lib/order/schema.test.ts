import { sampleService } from '../services/sample-service';
import { sampleCustomer } from './mails/sample-order';
import { checkOrder, idempotencyKeySchema, orderBodySchema } from './schema';

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
    'its address on one line',
    { customer: { address: ' Flat 4 ,\n\n  Station Road,\r\nNear the \u202etemple\u0007, ' } },
    { customer: { address: 'Flat 4, Station Road, Near the temple' } },
  ],
  [
    'its words without what shows nothing, and its pincode in plain digits',
    { customer: { firstName: 'आ\u200bशा', email: ' \ufeffa@b.in\u2060', pincode: '४४२००१' } },
    { customer: { firstName: 'आशा', email: 'a@b.in', pincode: '442001' } },
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
  ['its note line by line', { note: ' 1 May\r\n1990 ' }, { note: '1 May\n1990' }],
  ['a note, and no book', { note: 'a'.repeat(2000) }, { note: 'a'.repeat(2000) }],
  ['a mark where the field that nobody sees is filled in', { website: 'x' }, { flagged: true }],
])('an order is taken with %s', (_, changes, request) => {
  expect(check(changes)).toMatchObject({ ok: true, request });
});

const lookAgain = 'Please look again at the fields named below.';
const unconfirmed = 'Please confirm that all information is correct.';

it.each<[string, object, string[], string?]>([
  ['no service', { services: [] }, ['services']],
  ['a service twice', { services: [3, 3] }, ['services']],
  ['a service that does not exist', { services: [3, 16] }, ['services']],
  ['a service that is not on the rupee list', { services: [13] }, ['services']],
  ['more than twenty', { services: ids(21) }, ['services']],
  ['a book for a note', { note: 'a'.repeat(2001) }, ['note'], lookAgain],
  ['two wrong fields', { customer: { email: 'a', phone: '98220 123456' } }, ['email', 'phone']],
  ['no confirmation', { confirmed: false }, ['confirmed'], unconfirmed],
  [
    'a telephone that its market does not have',
    { customer: { phone: '98220 123456' } },
    ['phone'],
    'Enter the ten digits of your phone number',
  ],
  [
    'empty fields, which are named before anything else',
    { customer: { lastName: ' ', pincode: '' }, confirmed: false },
    ['lastName', 'pincode', 'confirmed'],
    'Please fill in the following fields: LastName, Pincode',
  ],
])('an order is refused with %s', (...row) => {
  const [, changes, fields, words] = row;
  const result = check(changes);
  if (result.ok) throw new Error('it was taken');
  expect(result.errors.map(({ field }) => field)).toEqual(fields);
  if (words) expect([result.detail, result.errors[0]?.message]).toContain(words);
});

it.each([
  ['another currency', { currency: 'EUR' }],
  ['its services as words', { services: ['3'] }],
  ['a missing field', { customer: { city: undefined } }],
  ['two addresses in one field', { customer: { email: ['a@example.com', 'b@example.com'] } }],
  ['a field of its own', { customer: { role: 'owner' } }],
  ['a word for its confirmation', { confirmed: 'yes' }],
  ['a price', { price: 1 }],
  // Longer than anybody types.
  ['a long address', { customer: { address: `12 Station Road${' '.repeat(15_500)}` } }],
  ['a long name', { customer: { firstName: `${' '.repeat(1_000)}Asha` } }],
  ['a long note', { note: '\n'.repeat(10_001) }],
  ['a long list of services', { services: Array(101).fill(3) }],
])('an order is not even read with %s', (_, changes: object) => {
  expect(() => check(changes)).toThrow();
});

it.each([
  ['f47ac10b-58cc-4372-a567-0e02b2c3d479', true],
  ['F47AC10B-58CC-4372-A567-0E02B2C3D479', true],
  ['f47ac10b-58cc-1372-a567-0e02b2c3d479', false],
  ['f47ac10b58cc4372a5670e02b2c3d479', false],
  [null, false],
])('the key of an attempt is a random UUID, as %j is: %s', (key, valid) => {
  expect(idempotencyKeySchema.safeParse(key).success).toBe(valid);
});
