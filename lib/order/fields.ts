import { addressHas } from '../countries';
import { home } from '../markets/currency';
import { addresses, currencies, type AddressRules } from '../markets/markets';
import { addressLine, figures, manyLines, oneLine, tooLong } from '../typed-words';

/** In the order of the form. */
export const fieldLabels = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  address: 'Address',
  country: 'Country',
  city: 'City',
  state: 'State',
  pincode: 'Pincode',
};

export type FieldName = keyof typeof fieldLabels;

export const fieldNames = /* @__PURE__ */ Object.keys(fieldLabels) as FieldName[];

export const perField = <Part>(make: (name: FieldName) => Part) =>
  Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, Part>;

/** A function, so that bundlers can drop the table where it is unused. */
function table(): Record<FieldName, FieldFacts> {
  const line = { type: 'text', maxLength: 100 } as const;
  return {
    email: { autoComplete: 'email', type: 'email', maxLength: 254 },
    firstName: { ...line, autoComplete: 'given-name' },
    lastName: { ...line, autoComplete: 'family-name' },
    phone: { autoComplete: 'tel', type: 'tel', maxLength: 40, asks: 'phone number' },
    address: { ...line, autoComplete: 'street-address', hasLines: true, maxLength: 300 },
    country: { ...line, autoComplete: 'country-name' },
    city: { ...line, autoComplete: 'address-level2' },
    state: { ...line, autoComplete: 'address-level1' },
    pincode: { ...line, autoComplete: 'postal-code', maxLength: 20 },
  };
}

const byName = /* @__PURE__ */ table();

type FieldFacts = {
  /** https://html.spec.whatwg.org/#autofill */
  autoComplete: string;
  /** Decides the keyboard of a phone. */
  type: 'email' | 'tel' | 'text';
  maxLength: number;
  /** Browsers fill in all lines of an address, and only the first where there is one line. */
  hasLines?: true;
  /** Replaces the label in the message for an empty field: 'Enter your phone number'. */
  asks?: string;
};

export type Field = FieldFacts & { name: FieldName; label: string };

const rows = () => fieldNames.map((name) => ({ name, label: fieldLabels[name], ...byName[name] }));

export const fields: readonly Field[] = /* @__PURE__ */ rows();

export type Customer = Record<FieldName, string>;

export const emptyCustomer: Customer = /* @__PURE__ */ perField(() => '');

export const noteMaxLength = 2000;

export const noteFault = (note: string) => tooLong(manyLines(note), noteMaxLength);

/** Removes what shows nothing, and writes numbers in plain digits. */
export const cleanCustomer = (typed: Customer): Customer =>
  perField((name) => {
    if (name === 'address') return addressLine(typed[name]);
    return (name === 'phone' || name === 'pincode' ? figures : oneLine)(typed[name]);
  });

/** The most basic fault in a cleaned customer. */
export function fieldError(name: FieldName, customer: Customer): string | undefined {
  const value = customer[name];
  const { asks = fieldLabels[name].toLowerCase(), maxLength } = byName[name];
  const rules = addressRulesIn(customer.country);
  if (value === '') return `Enter your ${asks}`;
  const length = tooLong(value, maxLength);
  if (length) return length;
  if (name === 'email' && !isEmail(value)) return 'Enter an email like you@example.com';
  if (name === 'phone' && !hasDigits(value, rules?.phone.least))
    return rules?.phone.fix ?? anyPhone;
  if (name === 'pincode' && rules?.postalCode.pattern.test(value) === false)
    return rules.postalCode.fix;
  return undefined;
}

export function customerErrors(typed: Customer): { field: FieldName; message: string }[] {
  const customer = cleanCustomer(typed);
  return fields.flatMap(({ name }) => {
    if (customer[name] === '' && !isNeeded(name, customer)) return [];
    const message = fieldError(name, customer);
    return message ? [{ field: name, message }] : [];
  });
}

/** A single name is enough, and not every country has states and postal codes. */
export function isNeeded(name: FieldName, { lastName, country }: Customer): boolean {
  switch (name) {
    case 'firstName':
      return lastName === '';
    case 'lastName':
      return false;
    case 'state':
    case 'pincode':
      return country === '' || isHomeCountry(country) || addressHas(name, country);
    default:
      return true;
  }
}

export function unfilledFields(typed: Customer) {
  const customer = cleanCustomer(typed);
  return fields.filter(({ name }) => customer[name] === '' && isNeeded(name, customer));
}

export const missingFields = 'Please fill in the following fields: ';

export const unconfirmedMessage = 'Please confirm that all information is correct.';

/** Address rules of the customer's country, if we have any. */
export const addressRulesIn = (country: string) =>
  currencies.map((currency) => addresses[currency]).find((rules) => isIn(rules, country));

export const isHomeCountry = (country: string) => isIn(addresses[home], country);

const isIn = (rules: AddressRules | undefined, country: string) =>
  rules?.country.includes(country.trim().toLowerCase()) ?? false;

/**
 * Accepts what browsers accept for type=email (WHATWG HTML) and mail can carry (RFC 5321): 64
 * characters in front, 63 in each part of the domain. A top-level name has letters: mail to a bare
 * host or a number never arrives.
 */
const isEmail = (value: string) =>
  value.length <= 254 &&
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i.test(
    value,
  );

/** At most twenty digits, with code and extension. */
function hasDigits(value: string, least = 6) {
  const digits = value.replace(/\D/g, '').length;
  return digits >= least && digits <= 20;
}

const anyPhone = 'Enter your phone number with its country code';
