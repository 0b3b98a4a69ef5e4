import { customerErrors, emptyCustomer, unfilledFields } from './fields';
import { sampleCustomer } from './mails/sample-order';

const faultsOf = (changes: Partial<typeof sampleCustomer>) =>
  customerErrors({ ...sampleCustomer, ...changes }).map(({ field }) => field);

describe('the fields of the checkout', () => {
  it('are named in their order when they are empty, or show nothing', () => {
    const empty = unfilledFields({ ...emptyCustomer, email: 'asha@example.com', city: ' \u200b' });
    expect(empty.map(({ label }) => label).join()).toBe(
      'First name,Phone,Address,Country,City,State,Pincode',
    );
    expect(faultsOf({ city: '\u3164' })).toEqual(['city']);
  });

  it.each([
    [
      'email',
      'asha.kumari@example.com',
      '\u200basha@example.com\u2060',
      "o'brien+1@mail.example.co.in",
    ],
    ['pincode', '442001', '442 001', '440-001', '४४२००१', '442\u200b001'],
    ['pincode', '44 00 01', '440,001', '4 4 0 0 0 1', '440.001', '440, 001', '440–001', '44-00-01'],
    [
      'pincode',
      'PIN 440001',
      'Pincode: 440 001',
      'Nagpur - 440001',
      '440001 (MH)',
      '440001, India',
    ],
    ['phone', '98765 43210', '+91 98765 43210 ext. 12', '९८७६५४३२१०', '1'.repeat(20)],
    ['firstName', 'a'.repeat(100)],
    ['email', `a@${'b.'.repeat(125)}in`, `${'a'.repeat(64)}@${'b'.repeat(63)}.co.in`],
    ['email', "o'hara+book@example.in", 'asha@xn--bcher-kva.in', 'asha@example.xn--h2brj9c'],
  ])('take for one %s: %j', (field, ...typed) => {
    for (const value of typed) expect([value, faultsOf({ [field]: value })]).toEqual([value, []]);
  });

  it.each([
    ['email', 'asha', 'asha@example', 'a@b.c, d@e.f', 'Asha <asha@example.com>', 'a b@example.com'],
    // No provider takes these.
    ['email', '.asha@example.com', 'asha.@example.com', 'asha..k@example.com', 'asha@.example.com'],
    ['email', 'asha@example_.in', 'asha@example._in', 'asha@example.i_'],
    ['email', 'asha@-example.in', 'asha@example-.in', 'asha@example..in', 'asha@example.in-'],
    ['email', 'asha@192.0.2.1', 'asha@example.123', 'asha@example.i', 'asha@example.xn--'],
    ['email', `${'a'.repeat(65)}@example.in`, `asha@${'b'.repeat(64)}.in`],
    ['email', `asha@example.${'b'.repeat(64)}`],
    ['pincode', '000000', '040001', '44200', '4420011', '442001a', 'ⅣⅣ2001'],
    ['pincode', '44 00 0', '044 00 01', '440,0011', '44 00 01 7', 'a442001', '440001 440002'],
    ['phone', '98765', '1'.repeat(21)],
    ['firstName', 'a'.repeat(101)],
    ['email', `ab@${'b.'.repeat(125)}in`],
  ])('do not take for one %s: %j', (field, ...typed) => {
    for (const value of typed)
      expect([value, faultsOf({ [field]: value })]).toEqual([value, [field]]);
  });

  it('hold Indian addresses to Indian rules, and no others', () => {
    const typed = { phone: '01 422 6571', pincode: '44600' };
    expect(faultsOf({ country: ' india ', ...typed })).toEqual(['phone', 'pincode']);
    expect(faultsOf({ country: 'Nepal', ...typed })).toEqual([]);
  });

  it.each([
    ['state', 'United Kingdom', 'Singapore', 'UAE', 'Hong Kong', 'Germany', 'Nepal', 'New Zealand'],
    ['pincode', 'United Arab Emirates', 'Hong Kong', 'Qatar', 'Kenya', 'Fiji', 'Ireland', 'Ghana'],
    ['state', 'Nowhere', 'U.K.', 'dubai'],
    ['pincode', 'Nowhere', 'u.a.e.', 'Macau'],
  ] as const)('may be without a %s where an address has none: %s', (field, ...countries) => {
    const phone = '+971 50 123 4567';
    for (const country of countries)
      expect([country, faultsOf({ country, phone, [field]: '' })]).toEqual([country, []]);
  });

  it.each([
    ['state', 'India', 'United States', 'Canada', 'Australia', 'Brazil', 'Mexico'],
    ['pincode', 'भारत', 'USA', 'United Kingdom', 'Singapore', 'Germany', 'Canada'],
  ] as const)(
    'ask for a %s where an address is not whole without it: %s',
    (field, ...countries) => {
      for (const country of countries)
        expect([country, faultsOf({ country, [field]: ' ' })]).toEqual([country, [field]]);
    },
  );

  it.each([
    ['Suresh', '', []],
    ['', 'Madhavan', []],
    ['सुरेश', ' ', []],
    ['Suresh', '\u200b', []],
    ['U', '', []],
    ['', '', ['firstName']],
    [' ', '\u3164', ['firstName']],
  ])('take one name for enough: %j and %j', (firstName, lastName, faults) => {
    expect(faultsOf({ firstName, lastName })).toEqual(faults);
  });

  it('say what to type, as their country does', () => {
    const said = (country: string) =>
      customerErrors({ ...sampleCustomer, city: '', phone: '12345', country })
        .map(({ message }) => message)
        .join('. ');
    expect(said('India')).toBe('Enter the ten digits of your phone number. Enter your city');
    expect(said('Nepal')).toBe('Enter your phone number with its country code. Enter your city');
  });
});
