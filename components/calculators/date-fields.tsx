import type { DateField } from '@/lib/calculators/definition';
import type { Faults } from '@/lib/calculators/reading';
import { Field, FieldError } from '../ui/field';
import styles from './date-fields.module.scss';

type DateFieldsProps = DateField & { faults: Faults };

/** Day, month and year as three numbers in the Indian order: no picker, no Date, no time zone. */
export function DateFields(props: DateFieldsProps) {
  const { legend, names, faults, optional, isOwn = true, hint } = props;
  const wrong = names.find((name) => faults[name]);
  const group = names.includes('day2') ? 'birth2' : 'birth';
  const described = [wrong && `${group}-error`, hint && `${group}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.date}>
      <legend>{legend}</legend>
      <div className={styles.fields}>
        {names.map((name, index) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={labels[index]}
            inputMode="numeric"
            autoComplete={isOwn ? `bday-${name}` : 'off'}
            pattern={String.raw`\p{Nd}{${index < 2 ? '1,2' : 4}}`}
            maxLength={index < 2 ? 2 : 4}
            required={!optional}
            aria-invalid={faults[name] ? true : undefined}
            aria-describedby={described || undefined}
          />
        ))}
      </div>
      <FieldError id={group} error={wrong && faults[wrong]} />
      {hint && (
        <p className={styles.hint} id={`${group}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

const labels = ['Day', 'Month', 'Year'];
