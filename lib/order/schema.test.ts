import { sampleService } from '../services/sample-service';
import { sampleCustomer } from './mails/sample-order';
import { checkOrder, idempotencyKeySchema, orderBodySchema } from './schema';

const catalogue = [1, 3, 13].map((id) =>
  sampleService({ id, lists: id === 13 ? ['USD'] : ['INR', 'USD'] }),
);

const customer = {
  ...sampleCustomer,
  ...{ email: ' asha@example.com ', phone: '98765 43210', address: '12 Station Road' },
};

const body = { currency: 'INR', services: [3], customer, confirmed: true };

const check = (changes: object = {}) =>
  checkOrder(orderBodySchema.parse({ ...body, ...changes }), catalogue);

describe('an order as it arrives', () => {
  it('is taken with its services looked up and its words tidied', () => {
    const address = ' 12 Station Road,\r\nNear the \u202etemple\u0007 ';
    const result = check({ customer: { ...customer, address }, note: ' 1 May\r\n1990 ' });
    expect(result).toMatchObject({
      ok: true,
      request: {
        services: [{ id: 3 }],
        customer: { email: 'asha@example.com', address: '12 Station Road, Near the temple' },
        note: '1 May\n1990',
        flagged: false,
      },
    });
  });

  it.each([
    { currency: 'EUR' },
    { services: '3' },
    { services: ['3'] },
    { customer: { ...customer, city: undefined } },
    { customer: { ...customer, email: ['a@example.com', 'b@example.com'] } },
    { customer: { ...customer, role: 'owner' } },
    { confirmed: 'yes' },
    { price: 1 },
  ])('has one shape, which is not %j', (changes) => {
    expect(orderBodySchema.safeParse({ ...body, ...changes }).success).toBe(false);
  });

  it.each([
    ['no service', { services: [] }],
    ['a service twice', { services: [3, 3] }],
    ['a service that does not exist', { services: [16] }],
    ['a service that is not on the rupee list', { services: [13] }],
    ['more than twenty', { services: Array.from({ length: 21 }, (_, index) => index) }],
  ])('is not for %s', (_what, changes) => {
    expect(check(changes)).toMatchObject({ ok: false, errors: [{ field: 'services' }] });
  });

  it('takes a service of the dollar list in dollars', () => {
    expect(check({ services: [13], currency: 'USD' }).ok).toBe(true);
  });

  it('names the empty fields before anything else', () => {
    const empty = { ...customer, lastName: ' ', pincode: '' };
    expect(check({ customer: empty, confirmed: false })).toMatchObject({
      ok: false,
      detail: 'Please fill in the following fields: LastName, Pincode',
      errors: [{ field: 'lastName' }, { field: 'pincode' }, { field: 'confirmed' }],
    });
  });

  it('asks for the confirmation in the specified words', () => {
    expect(check({ confirmed: false })).toMatchObject({
      detail: 'Please confirm that all information is correct.',
    });
  });

  it('has room for a note, not for a book', () => {
    expect(check({ note: 'a'.repeat(2000) }).ok).toBe(true);
    expect(check({ note: 'a'.repeat(2001) })).toMatchObject({ errors: [{ field: 'note' }] });
  });

  it.each([
    ['address', { customer: { ...customer, address: `12 Station Road${' '.repeat(15_500)}` } }],
    ['name', { customer: { ...customer, firstName: `${' '.repeat(1_000)}Asha` } }],
    ['note', { note: '\n'.repeat(10_001) }],
    ['list of services', { services: Array(101).fill(3) }],
  ])('is not read at all when its %s is longer than anybody types', (_what, changes) => {
    expect(orderBodySchema.safeParse({ ...body, ...changes }).success).toBe(false);
  });

  it('takes an address on several lines as one line', () => {
    const address = 'Flat 4 ,\n\n  Station Road,\r\nNear the temple, ';
    expect(check({ customer: { ...customer, address } })).toMatchObject({
      request: { customer: { address: 'Flat 4, Station Road, Near the temple' } },
    });
  });

  it.each([
    ['+91 098220 12345', 'भारत', '+919822012345'],
    ['020 7946 0018 ext 7', 'UK', '+442079460018 ext. 7'],
    ['123 456 789', 'Nowhere', '123 456 789'],
  ])('has the telephone %s in %s as %s', (phone, country, read) => {
    expect(check({ customer: { ...customer, phone, country } })).toMatchObject({
      request: { customer: { phone: read } },
    });
  });

  it('asks for a telephone that exists in the country of a market', () => {
    expect(check({ customer: { ...customer, phone: '98220 123456' } })).toMatchObject({
      errors: [{ field: 'phone', message: 'Enter the ten digits of your phone number' }],
    });
  });

  it('has its words without what shows nothing, and its pincode in plain digits', () => {
    const typed = {
      firstName: 'आ\u200bशा',
      email: '\ufeffasha@example.com\u2060',
      pincode: '४४२००१',
    };
    expect(check({ customer: { ...customer, ...typed } })).toMatchObject({
      request: { customer: { firstName: 'आशा', email: 'asha@example.com', pincode: '442001' } },
    });
  });

  it('is flagged when the field that people never see is filled in', () => {
    expect(check({ website: 'https://example.com' })).toMatchObject({ request: { flagged: true } });
  });
});

describe('the key of an attempt', () => {
  it.each([
    ['f47ac10b-58cc-4372-a567-0e02b2c3d479', true],
    ['F47AC10B-58CC-4372-A567-0E02B2C3D479', true],
    ['f47ac10b-58cc-1372-a567-0e02b2c3d479', false],
    ['f47ac10b58cc4372a5670e02b2c3d479', false],
    [null, false],
  ])('%j is a random UUID: %s', (key, valid) => {
    expect(idempotencyKeySchema.safeParse(key).success).toBe(valid);
  });
});
