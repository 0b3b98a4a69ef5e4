/** @jest-environment node */
import { customerErrors, emptyCustomer, emptyFieldNames, missingFieldsMessage } from './fields';

const asha = {
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '+91 98765 43210',
  address: '12 Station Road',
  country: 'India',
  city: 'Wardha',
  state: 'Maharashtra',
  pincode: '442001',
};

const faultsOf = (changes: Partial<typeof asha>) =>
  customerErrors({ ...asha, ...changes }).map(({ field }) => field);

describe('the fields of the checkout', () => {
  it('take details that are complete', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('are named in their order when they are empty, with a capital letter', () => {
    const names = emptyFieldNames({ ...emptyCustomer, email: 'asha@example.com', city: '  ' });
    expect(missingFieldsMessage(names)).toBe(
      'Please fill in the following fields: FirstName, LastName, Phone, Address, Country, City, State, Pincode',
    );
  });

  it.each(['asha', 'asha@example', 'a@b.c, d@e.f', 'Asha <asha@example.com>', 'a b@example.com'])(
    'do not take %j for one email address',
    (email) => expect(faultsOf({ email })).toEqual(['email']),
  );

  it('hold Indian addresses to Indian rules', () => {
    expect(faultsOf({ country: ' india ', phone: '98765', pincode: '4420' })).toEqual([
      'phone',
      'pincode',
    ]);
  });

  it('do not hold foreign addresses to Indian rules', () => {
    expect(faultsOf({ country: 'Nepal', phone: '01 422 6571', pincode: '44600' })).toEqual([]);
  });

  it('have a longest length', () => {
    expect(faultsOf({ firstName: 'a'.repeat(101) })).toEqual(['firstName']);
  });
});
