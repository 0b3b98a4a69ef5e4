import { useState } from 'react';
import { countryNames } from '@/lib/countries';
import type { Details } from '@/lib/order/draft';
import {
  addressRulesIn,
  fields,
  noteMaxLength,
  type Field as FieldFacts,
} from '@/lib/order/fields';
import { paths } from '@/lib/site';
import { Field, TextField } from '../ui/field';
import { Link } from '../ui/link';
import styles from './checkout.module.scss';
import type { CheckoutService } from './choice';

type CheckoutFieldsProps = {
  details: Details;
  faults: Readonly<Record<string, string>>;
  services: readonly CheckoutService[];
};

const contact = fields.filter(({ name }) => name === 'email');
const billing = fields.filter(({ name }) => name !== 'email');
const wide = ['email', 'phone', 'address'];

/** What the buyer fills in. */
export function CheckoutFields({ details, faults, services }: CheckoutFieldsProps) {
  const country = details.customer.country.trim();
  // Two hundred and fifty lines, which the page need not bring nor wake before somebody wants them.
  const [countries, setCountries] = useState<readonly string[]>([]);
  const input = ({
    name,
    label,
    type,
    inputMode,
    autoComplete,
    maxLength,
    hasLines,
    hint,
  }: FieldFacts) => {
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
        inputMode={inputMode}
        {...(name === 'country' && {
          list: 'countries',
          onFocus: () => setCountries(countryNames()),
        })}
      />
    );
  };
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Contact</legend>
        <div className={styles.pairs}>{contact.map(input)}</div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Billing address</legend>
        <div className={styles.pairs}>{billing.map(input)}</div>
        <datalist id="countries">
          {countries.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>
          For your reading <small>(optional)</small>
        </legend>
        <TextField
          id="note"
          name="note"
          label="What should we know?"
          maxLength={noteMaxLength}
          error={faults.note}
          hint={
            <span className={styles.noteHint}>
              <span>{noteHint(services)}</span>
              <span className="nowrap">
                {details.note.length} of {noteMaxLength.toLocaleString('en-IN')}
              </span>
            </span>
          }
        />
        <p className={styles.private}>
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
export function noteHint(services: readonly Pick<CheckoutService, 'title' | 'ask'>[]) {
  const [first, ...others] = services;
  if (!first) return 'What the reading is about.';
  const asked =
    others.length === 0
      ? `Please write ${first.ask}.`
      : services.map(({ title, ask }) => `For ${title}: ${ask}.`).join(' ');
  return `${asked} The next page asks for dates, names and numbers.`;
}
