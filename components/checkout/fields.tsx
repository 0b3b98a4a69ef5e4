import { Fragment, useState, type MouseEvent } from 'react';
import { countryNames } from '@/lib/countries';
import { takesUpi } from '@/lib/markets/currency';
import type { Bank, Currency, Upi } from '@/lib/markets/markets';
import type { Details } from '@/lib/order/stored';
import {
  addressRulesIn,
  fields,
  noteMaxLength,
  type Field as FieldFacts,
  cleanCustomer,
  customerErrors,
  emptyFields,
  fieldError,
  missingFields,
  unconfirmedMessage,
  type Customer,
  type FieldName,
} from '@/lib/order/fields';
import type { FieldFault } from '@/lib/problem';
import { paths } from '@/lib/site';
import { BankDetails, Field, TextField, Link, Fold, Notice } from '../ui';
import type { CheckoutService } from './choice';
import styles from './checkout.module.scss';

type CheckoutFieldsProps = {
  details: Details;
  faults: Readonly<Record<string, string>>;
  services: readonly CheckoutService[];
  /** The order's page asks in which language the reading shall be. */
  asksLanguage?: boolean;
};

const contact = fields.filter(({ name }) => name === 'email');
const billing = fields.filter(({ name }) => name !== 'email');
const wide = ['email', 'phone', 'address'];

/** What the buyer fills in. */
export function CheckoutFields(props: CheckoutFieldsProps) {
  const { details, faults, services, asksLanguage } = props;
  const country = details.customer.country.trim();
  // Two hundred and fifty lines, which the page need not bring nor wake before somebody wants them.
  const [countries, setCountries] = useState<readonly string[]>([]);
  const input = ({ name, label, type, autoComplete, maxLength, hasLines, hint }: FieldFacts) => {
    const common = {
      id: name,
      name,
      label,
      autoComplete,
      maxLength,
      hint: name === 'pincode' && country ? pincodeHint(country) : hint,
      error: faults[name],
      wide: wide.includes(name),
      required: true,
    };
    return hasLines ? (
      <TextField key={name} {...common} rows={2} />
    ) : (
      <Field
        key={name}
        {...common}
        type={type}
        inputMode={type}
        {...(name === 'country' && {
          list: 'countries',
          onFocus: () => setCountries(countryNames()),
        })}
      />
    );
  };
  return (
    <>
      <fieldset className={`shrink ${styles.group}`}>
        <legend className="display title-3">Contact</legend>
        <div className={styles.pairs}>{contact.map(input)}</div>
      </fieldset>
      <fieldset className={`shrink ${styles.group}`}>
        <legend className="display title-3">Billing address</legend>
        <div className={styles.pairs}>{billing.map(input)}</div>
        <datalist id="countries">
          {countries.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </fieldset>
      <fieldset className={`shrink ${styles.group}`}>
        <legend className="display title-3">
          For your reading <small className="label muted">(optional)</small>
        </legend>
        <TextField
          id="note"
          name="note"
          label="What should we know?"
          maxLength={noteMaxLength}
          error={faults.note}
          hint={
            <span className={`between ${styles.noteHint}`}>
              <span>{noteHint(services, asksLanguage)}</span>
              <span className="nowrap">
                {details.note.length} of {noteMaxLength.toLocaleString('en-IN')}
              </span>
            </span>
          }
        />
        <p className="muted fine above-3">
          Details of a child come from a parent or guardian. What you type stays in this browser
          until you order; see the <Link href={paths.privacy}>Privacy Policy</Link>.
        </p>
      </fieldset>
      {/* The decoy: whoever fills it in is a program. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="website">Website (leave empty)</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

function pincodeHint(country: string) {
  return addressRulesIn(country)
    ? undefined
    : 'Your postal or ZIP code. If your address has none, write 0.';
}

/** What the chosen services ask for; with several, each by its name. */
function noteHint(
  services: readonly Pick<CheckoutService, 'title' | 'ask'>[],
  asksLanguage?: boolean,
) {
  const [first, ...others] = services;
  if (!first) return 'What the reading is about.';
  const request =
    others.length === 0
      ? `Please write ${first.ask}.`
      : services.map(({ title, ask }) => `For ${title}: ${ask}.`).join(' ');
  const next = asksLanguage
    ? 'dates, names, numbers and the language of your reading'
    : 'dates, names and numbers';
  return `${request} The next page asks for ${next}.`;
}

export type PaymentFacts = {
  bank: Bank;
  /** The account is made up as long as the owner's is missing. */
  bankIsSample?: boolean;
  upi?: Upi;
  phone: { display: string; dial: string };
  asksLanguage?: boolean;
};

/** How the order is paid: there is one way, and it comes after ordering. */
export function Payment({ business, currency }: { business: PaymentFacts; currency: Currency }) {
  return (
    <section className="panel room" aria-labelledby="payment-title">
      <h2 id="payment-title" className="title-3">
        Payment
      </h2>
      <p className={`semi ${styles.way}`}>Direct bank transfer</p>
      <ol className={`muted above-4 ${styles.steps}`}>
        <li>
          Place the order, then pay into our bank account
          {business.upi && takesUpi(currency) && ', by UPI or by transfer'}. The next page shows our
          account details, ready to copy.
        </li>
        <li>Use your Order ID as the payment reference.</li>
        <li>
          Send the payment screenshot or the reference number by email or on WhatsApp,{' '}
          <span className="nowrap">{business.phone.display}</span>. One of the two is enough.
        </li>
      </ol>
      <Fold className={styles.bank} title="See our bank account">
        <BankDetails
          bank={business.bank}
          upi={business.upi}
          currency={currency}
          sample={business.bankIsSample}
        />
      </Fold>
    </section>
  );
}

export type Faults = {
  /** By field name; 'confirmed' is the tick. */
  byField: Readonly<Record<string, string>>;
  /** The sentences above the form. */
  summary: readonly Sentence[];
};

/** Words, and the fields that they name, as long as these are at fault. */
type Sentence = { text: string; fields?: readonly FieldFacts[] };

/** The faults that the form shows: found on submitting, gone one by one as they are put right. */
export function useFaults() {
  const [faults, setFaults] = useState(noFaults);
  return {
    faults,
    show: setFaults,
    clear: () => setFaults(noFaults),
    /** After a change of one field, or of the tick. */
    review(changed: string, customer: Customer, confirmed: boolean) {
      setFaults((before) => without(before, changed, customer, confirmed));
    },
  };
}

const noFaults: Faults = { byField: {}, summary: [] };

/** What is wrong with a form about to be sent, or undefined. */
export function findFaults(customer: Customer, confirmed: boolean): Faults | undefined {
  const errors: FieldFault[] = [
    ...customerErrors(customer),
    ...(confirmed ? [] : [{ field: 'confirmed', message: unconfirmedMessage }]),
  ];
  return errors.length > 0 ? toFaults(errors, summaries(customer, errors)) : undefined;
}

export const toFaults = (errors: readonly FieldFault[], summary: readonly Sentence[]): Faults => ({
  byField: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  summary,
});

function summaries(customer: Customer, errors: readonly FieldFault[]) {
  const empty = emptyFields(customer);
  const clean = cleanCustomer(customer);
  const malformed = fields.filter(
    ({ name }) => clean[name] !== '' && errors.some(({ field }) => field === name),
  );
  return [
    { text: missingFields, fields: empty },
    { text: 'Please look again at these fields: ', fields: malformed },
    ...(errors.some(({ field }) => field === 'confirmed') ? [{ text: unconfirmedMessage }] : []),
  ];
}

/** What is wrong, above the form: each field by its label, which leads there. A field that was put right is named no more. */
export function FaultSummary({ faults: { byField, summary } }: { faults: Faults }) {
  const remaining = summary.flatMap(({ text, fields }) => {
    const named = fields?.filter(({ name }) => byField[name]);
    return named?.length === 0 ? [] : [{ text, named }];
  });
  if (remaining.length === 0) return null;
  return (
    <div className={styles.faults}>
      <Notice kind="error">
        {remaining.map(({ text, named = [] }) => (
          <p key={text}>
            {text}
            {named.map(({ name, label }, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                <Link href={`#${name}`} onClick={focusField}>
                  {label}
                </Link>
              </Fragment>
            ))}
          </p>
        ))}
      </Notice>
    </div>
  );
}

/** A link by itself would scroll to its field and leave the keyboard where it is. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

function without(before: Faults, changed: string, customer: Customer, confirmed: boolean): Faults {
  const entries = Object.entries(before.byField).flatMap(([name, message]) => {
    // Which country it is decides what a phone number and a pincode look like.
    const concerned = name === changed || changed === 'country' || changed === '';
    if (!concerned) return [[name, message]];
    if (name === 'confirmed') return confirmed ? [] : [[name, message]];
    const still = isFieldName(name) ? fieldError(name, customer) : undefined;
    return still ? [[name, still]] : [];
  });
  return entries.length > 0 ? { ...before, byField: Object.fromEntries(entries) } : noFaults;
}

const isFieldName = (name: string): name is FieldName => fields.some((one) => one.name === name);
