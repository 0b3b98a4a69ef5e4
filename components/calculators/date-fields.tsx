import type { DateField } from '@/lib/calculators/definition';
import type { Faults } from '@/lib/calculators/reading';
import { Field, FieldError } from '../ui/field';
import styles from './date-fields.module.scss';

type DateFieldsProps = DateField & { faults: Faults };

/** Day, month and year as three numbers in the Indian order: no picker, no Date, no time zone. */
export function DateFields(props: DateFieldsProps) {
  const { legend, faults, suffix = '', withYear = true, optional, isOwn = true, hint } = props;
  const names = parts.filter(({ name }) => withYear || name !== 'year');
  const wrong = names.find(({ name }) => faults[name + suffix]);
  const group = `birth${suffix}`;
  const described = [wrong && `${group}-error`, hint && `${group}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.date}>
      <legend>{legend}</legend>
      <div className={styles.fields}>
        {names.map(({ name, label, digits }) => (
          <Field
            key={name}
            id={name + suffix}
            name={name + suffix}
            label={label}
            inputMode="numeric"
            autoComplete={isOwn ? `bday-${name}` : 'off'}
            pattern={`[0-9०-९]{${digits === 4 ? 4 : '1,2'}}`}
            maxLength={digits}
            required={!optional}
            aria-invalid={faults[name + suffix] ? true : undefined}
            aria-describedby={described || undefined}
          />
        ))}
      </div>
      <FieldError id={group} error={wrong && faults[wrong.name + suffix]} />
      {hint && (
        <p className={styles.hint} id={`${group}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

const parts = [
  { name: 'day', label: 'Day', digits: 2 },
  { name: 'month', label: 'Month', digits: 2 },
  { name: 'year', label: 'Year', digits: 4 },
] as const;
