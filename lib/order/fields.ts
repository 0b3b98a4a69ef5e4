/**
 * The nine fields of the checkout: names, labels, limits and messages. Shared by the form in the
 * browser and by the server, so it imports nothing.
 */
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
    autoComplete: 'address-line1',
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

/** What may be wrong with a field, most basic fault first. Nothing wrong is `undefined`. */
export function fieldError(name: FieldName, customer: Customer): string | undefined {
  const value = customer[name].trim();
  const field = fields.find((one) => one.name === name);
  if (!field) return undefined;
  if (value === '') return `Enter ${field.asks}`;
  if (value.length > field.maxLength) return `Use at most ${field.maxLength} characters`;
  if (name === 'email' && !isEmail(value)) return 'Enter an email like you@example.com';
  if (name === 'phone' && !isPhone(value, customer.country)) return phoneMessage(customer.country);
  if (name === 'pincode' && isIndia(customer.country) && !/^\p{Nd}{3}\s?\p{Nd}{3}$/u.test(value))
    return 'Enter the six digits of your pincode, like 442001';
  return undefined;
}

/** Every fault of a customer's details, in the order of the fields. */
export function customerErrors(customer: Customer): { field: FieldName; message: string }[] {
  return fields.flatMap(({ name }) => {
    const message = fieldError(name, customer);
    return message ? [{ field: name, message }] : [];
  });
}

/** The names of the empty fields as the specification writes them: first letter capitalised. */
export const emptyFieldNames = (customer: Customer) =>
  fields
    .filter(({ name }) => customer[name].trim() === '')
    .map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1));

export const missingFieldsMessage = (names: readonly string[]) =>
  `Please fill in the following fields: ${names.join(', ')}`;

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

/** India, however it is written: foreign addresses are never held to Indian rules. */
export const isIndia = (country: string) => /^(india|bharat|in|भारत)$/i.test(country.trim());

/**
 * One address and nothing else: the shape that browsers accept for type=email (WHATWG HTML), with a
 * dot in the domain asked for too, because mail to a bare host never arrives.
 */
function isEmail(value: string) {
  return (
    value.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
      value,
    )
  );
}

/**
 * Digits are counted, punctuation is not: ten for India, six or more elsewhere (E.164 ends at 15).
 * A Marathi or Hindi keyboard types digits of its own: ४४२००१ is a pincode too.
 */
function isPhone(value: string, country: string) {
  const digits = value.replace(/\P{Nd}/gu, '').length;
  return isIndia(country) ? digits >= 10 && digits <= 13 : digits >= 6 && digits <= 20;
}

const phoneMessage = (country: string) =>
  isIndia(country)
    ? 'Enter the ten digits of your phone number'
    : 'Enter your phone number with its country code';
