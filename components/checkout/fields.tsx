import { Fragment, useState, type MouseEvent, type ReactNode } from 'react';
import { countryNames } from '@/lib/countries';
import {
  addressRulesIn,
  cleanCustomer,
  customerErrors,
  emptyCustomer,
  fields,
  isNeeded,
  missingFields,
  noteFault,
  noteMaxLength,
  unconfirmedMessage,
  unfilledFields,
  type Customer,
  type Field as FieldFacts,
} from '@/lib/order/fields';
import type { OrderDetails } from '@/lib/order/stored';
import type { FieldFault } from '@/lib/problem';
import { paths } from '@/lib/site';
import { Decoy, FormInput } from '../forms/form-parts';
import { Link, Notice, TextAreaField } from '../ui';
import { byField, readForm, type FaultsByField } from '../use-send';
import type { CheckoutService } from './choice';
import styles from './checkout.module.scss';

type CheckoutFieldsProps = {
  details: OrderDetails;
  faults: FaultsByField;
  services: readonly CheckoutService[];
  asksLanguage?: boolean;
};

export function CheckoutFields(props: CheckoutFieldsProps) {
  const { details, faults, services, asksLanguage } = props;
  const customer = cleanCustomer(details.customer);
  // About 250 countries, which nobody needs before this field has the focus.
  const [countries, setCountries] = useState<readonly string[]>([]);
  const offersCountries = { list: 'countries', onFocus: () => setCountries(countryNames()) };
  const input = (facts: FieldFacts) => (
    <FormInput
      key={facts.name}
      facts={facts}
      rows={facts.hasLines && 2}
      hint={hintOf(facts, customer)}
      required={isNeeded(facts.name, customer)}
      error={faults[facts.name]}
      wide={['email', 'phone', 'address'].includes(facts.name)}
      {...(facts.name === 'country' && offersCountries)}
    />
  );
  return (
    <>
      <Group legend="Contact">
        <div className={styles.pairs}>
          {fields.filter(({ name }) => name === 'email').map(input)}
        </div>
      </Group>
      <Group legend="Billing address">
        <div className={styles.pairs}>
          {fields.filter(({ name }) => name !== 'email').map(input)}
        </div>
        <datalist id="countries">
          {countries.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Group>
      <Group
        legend={
          <>
            For your reading <small className="label muted">(optional)</small>
          </>
        }
      >
        <TextAreaField
          id="note"
          name="note"
          label="What should we know?"
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
      </Group>
      <Decoy />
    </>
  );
}

const Group = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className="shrink below-6">
    <legend className="display title-3 below-4">{legend}</legend>
    {children}
  </fieldset>
);

function hintOf({ name }: FieldFacts, customer: Customer) {
  if (name === 'email') return 'We use this email to send you order details and updates.';
  if (name === 'lastName') return 'Leave it empty if you use one name.';
  const isAbroad = customer.country !== '' && !addressRulesIn(customer.country);
  if (!isAbroad || (name !== 'state' && name !== 'pincode')) return undefined;
  const code = name === 'pincode' && 'Your postal or ZIP code.';
  const none = !isNeeded(name, customer) && 'Leave it empty if you have none.';
  return [code, none].filter(Boolean).join(' ');
}

function noteHint(services: readonly CheckoutService[], asksLanguage?: boolean) {
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

export function readCheckout(form: HTMLFormElement) {
  const { note = '', website = '', confirmed, ...typed } = readForm(form);
  const details: OrderDetails = { customer: { ...emptyCustomer, ...typed }, note };
  const errors: FieldFault[] = customerErrors(details.customer);
  const longNote = noteFault(note);
  if (longNote) errors.push({ field: 'note', message: longNote });
  if (!confirmed) errors.push({ field: 'confirmed', message: unconfirmedMessage });
  return { details, website, isConfirmed: Boolean(confirmed), faults: byField(errors) };
}

export type Sentence = { text: string; fields?: readonly FieldFacts[] };

export function summaryOf(faults: FaultsByField, customer: Customer): Sentence[] {
  const empty = unfilledFields(customer);
  const malformed = fields.filter((one) => faults[one.name] && !empty.includes(one));
  return [
    { text: missingFields, fields: empty },
    { text: 'Please look again at these fields: ', fields: malformed },
  ];
}

type FaultSummaryProps = { faults: FaultsByField; summary: readonly Sentence[] };

/** Links each field by its label; a field that was put right is named no more. */
export function FaultSummary({ faults, summary }: FaultSummaryProps) {
  const tick = faults.confirmed ? [{ text: faults.confirmed }] : [];
  const sentences = [...summary, ...tick].flatMap(({ text, fields }: Sentence) => {
    const named = fields?.filter(({ name }) => faults[name]);
    return named?.length === 0 ? [] : [{ text, named }];
  });
  if (sentences.length === 0 || Object.keys(faults).length === 0) return null;
  return (
    <div className="below-5">
      <Notice kind="error">
        {sentences.map(({ text, named = [] }) => (
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

/** A link alone would scroll to the field and leave the keyboard where it is. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
