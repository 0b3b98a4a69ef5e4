import { forms, type FormKind } from '@/lib/contact/fields';
import { Field, TextField } from '../ui';
import type { Faults } from '../use-send';

type FormFieldsProps = { kind: FormKind; faults: Faults; wide?: readonly string[] };

/** The fields of a short form, and the decoy. */
export function FormFields({ kind, faults, wide = [] }: FormFieldsProps) {
  return (
    <>
      {forms[kind].fields.map(({ name, label, type, autoComplete, placeholder }) => {
        const common = {
          id: `${kind}-${name}`,
          name,
          label,
          error: faults[name],
          wide: wide.includes(name),
          required: true,
        };
        return name === 'message' ? (
          <TextField key={name} {...common} rows={6} />
        ) : (
          <Field
            key={name}
            {...common}
            type={type}
            inputMode={type}
            autoComplete={autoComplete}
            placeholder={placeholder}
          />
        );
      })}
      {/* The decoy: whoever fills it in is a program. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${kind}-website`}>Website (leave empty)</label>
        <input id={`${kind}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
