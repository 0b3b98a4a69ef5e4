import type { DateField } from '@/lib/calculators/definition';
import type { FieldErrors } from '@/lib/calculators/reading';
import { InputField, FieldError } from '../ui';
import styles from './date-fields.module.scss';

type DateFieldsProps = DateField & {
  faults: FieldErrors;
  id?: string;
  values?: readonly string[];
};

/** Three numbers in the Indian order: no picker, no Date, no time zone. */
export function DateFields(props: DateFieldsProps) {
  const { legend, names, faults, optional, isOwn = true, hint, id, values } = props;
  const wrong = names.find((name) => faults[name]);
  const group = id ?? (names.includes('day2') ? 'birth2' : 'birth');
  const described = [wrong && `${group}-error`, hint && `${group}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={`shrink ${styles.date}`}>
      <legend className="semi">{legend}</legend>
      <div className={`above-2 ${styles.fields}`}>
        {names.map((name, index) => (
          <InputField
            key={name}
            id={id ? `${id}-${index}` : name}
            name={name}
            label={labels[index]}
            inputMode="numeric"
            autoComplete={isOwn ? `bday-${labels[index]?.toLowerCase()}` : 'off'}
            defaultValue={values?.[index]}
            pattern={String.raw`\p{Nd}{${index < 2 ? '1,2' : 4}}`}
            required={!optional}
            aria-invalid={faults[name] ? true : undefined}
            aria-describedby={described || undefined}
          />
        ))}
      </div>
      <FieldError id={group} error={wrong && faults[wrong]} />
      {hint && (
        <p className="faint fine" id={`${group}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

const labels = ['Day', 'Month', 'Year'];
