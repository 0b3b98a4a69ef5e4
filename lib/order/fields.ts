/** The nine fields of the checkout: names, labels, limits and messages. Shared by the form in the browser and by the server. */
import { home } from '../markets/currency';
import { addresses, currencies, type AddressRules } from '../markets/markets';
import { addressLine, figures, oneLine } from '../typed-words';

export type FieldName =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'address'
  | 'country'
  | 'city'
  | 'state'
  | 'pincode';

export type Customer = Record<FieldName, string>;

export type Field = {
  name: FieldName;
  label: string;
  /** The token by which browsers fill the field in: https://html.spec.whatwg.org/#autofill */
  autoComplete: string;
  type: 'email' | 'tel' | 'text';
  inputMode: 'email' | 'tel' | 'text';
  maxLength: number;
  /** Browsers fill in every line of the address where the field has room for lines, and else the first alone. */
  hasLines?: true;
  /** What the message asks for when the field is empty: 'Enter your first name'. */
  asks: string;
  /** Shown below the field. */
  hint?: string;
};

const text = { type: 'text', inputMode: 'text', maxLength: 100 } as const;

/** In the order in which the form and the specification list them. */
export const fields: readonly Field[] = [
  {
    name: 'email',
    label: 'Email',
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    maxLength: 254,
    asks: 'your email',
    hint: 'We use this email to send you order details and updates.',
  },
  {
    ...text,
    name: 'firstName',
    label: 'First name',
    autoComplete: 'given-name',
    asks: 'your first name',
  },
  {
    ...text,
    name: 'lastName',
    label: 'Last name',
    autoComplete: 'family-name',
    asks: 'your last name',
  },
  {
    name: 'phone',
    label: 'Phone',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    maxLength: 40,
    asks: 'your phone number',
  },
  {
    ...text,
    name: 'address',
    label: 'Address',
    autoComplete: 'street-address',
    hasLines: true,
    maxLength: 300,
    asks: 'your address',
  },
  {
    ...text,
    name: 'country',
    label: 'Country',
    autoComplete: 'country-name',
    asks: 'your country',
  },
  { ...text, name: 'city', label: 'City', autoComplete: 'address-level2', asks: 'your city' },
  { ...text, name: 'state', label: 'State', autoComplete: 'address-level1', asks: 'your state' },
  {
    ...text,
    name: 'pincode',
    label: 'Pincode',
    autoComplete: 'postal-code',
    maxLength: 20,
    asks: 'your pincode',
  },
];

export const noteMaxLength = 2000;

/** What was typed, as everything after the form reads it: without what shows nothing, its numbers in plain digits. */
export const cleanCustomer = (typed: Customer): Customer => ({
  email: oneLine(typed.email),
  firstName: oneLine(typed.firstName),
  lastName: oneLine(typed.lastName),
  phone: figures(typed.phone),
  address: addressLine(typed.address),
  country: oneLine(typed.country),
  city: oneLine(typed.city),
  state: oneLine(typed.state),
  pincode: figures(typed.pincode),
});

/** What may be wrong with a field, most basic fault first. Nothing wrong is `undefined`. */
export function fieldError(name: FieldName, typed: Customer): string | undefined {
  const customer = cleanCustomer(typed);
  const value = customer[name];
  const field = fields.find((one) => one.name === name);
  const rules = addressRulesIn(customer.country);
  if (!field) return undefined;
  if (value === '') return `Enter ${field.asks}`;
  if (value.length > field.maxLength) return `Use at most ${field.maxLength} characters`;
  if (name === 'email' && !isEmail(value)) return 'Enter an email like you@example.com';
  if (name === 'phone' && !hasDigits(value, rules?.phone.least))
    return rules?.phone.fix ?? anyPhone;
  if (name === 'pincode' && rules?.postalCode.pattern.test(value) === false)
    return rules.postalCode.fix;
  return undefined;
}

/** Every fault of a customer's details, in the order of the fields. */
export function customerErrors(customer: Customer): { field: FieldName; message: string }[] {
  return fields.flatMap(({ name }) => {
    const message = fieldError(name, customer);
    return message ? [{ field: name, message }] : [];
  });
}

/** The empty fields, in the order of the form. */
export function emptyFields(typed: Customer) {
  const customer = cleanCustomer(typed);
  return fields.filter(({ name }) => customer[name] === '');
}

/** What stands before their labels on the page, and before their names in the server's answer. */
export const missingFields = 'Please fill in the following fields: ';

export const unconfirmedMessage = 'Please confirm that all information is correct.';

export const emptyCustomer: Customer = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  address: '',
  country: '',
  city: '',
  state: '',
  pincode: '',
};

/** Those of the market in whose country somebody lives; other addresses are held to none. */
export const addressRulesIn = (country: string) =>
  currencies.map((currency) => addresses[currency]).find((rules) => isIn(rules, country));

/** Whether it is the home market's, however it is written. */
export const isHomeCountry = (country: string) => isIn(addresses[home], country);

const isIn = (rules: AddressRules | undefined, country: string) =>
  rules?.country.includes(country.trim().toLowerCase()) ?? false;

/**
 * One address and nothing else: the shape that browsers accept for type=email (WHATWG HTML), with a dot in the domain, because
 * mail to a bare host never arrives, and none at an end of the name or twice in a row (RFC 5321), because no provider takes it.
 */
const isEmail = (value: string) =>
  value.length <= 254 &&
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
    value,
  );

/** Whether it can be a number at all: six digits or more where no market says otherwise, with code and extension twenty at most. */
function hasDigits(value: string, least = 6) {
  const digits = value.replace(/\D/g, '').length;
  return digits >= least && digits <= 20;
}

const anyPhone = 'Enter your phone number with its country code';
