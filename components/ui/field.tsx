import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';
import styles from './field.module.scss';

type Own = { id: string; label: ReactNode; hint?: ReactNode; error?: string; wide?: boolean };

/** A labelled input: hint and fault are wired to it once, so that no form can forget. */
export function Field({ label, hint, error, wide, ...input }: ComponentProps<'input'> & Own) {
  return (
    <Frame id={input.id} label={label} hint={hint} error={error} wide={wide}>
      <input className={styles.control} {...described(input.id, hint, error)} {...input} />
    </Frame>
  );
}

/** The same with several lines. */
export function TextField({
  label,
  hint,
  error,
  wide,
  ...input
}: ComponentProps<'textarea'> & Own) {
  return (
    <Frame id={input.id} label={label} hint={hint} error={error} wide={wide}>
      <textarea
        className={`${styles.control} ${styles.lines}`}
        {...described(input.id, hint, error)}
        {...input}
      />
    </Frame>
  );
}

/** A box to tick, with its fault below. The whole row can be pressed. */
export function Checkbox({
  label,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & Omit<Own, 'hint' | 'wide'>) {
  return (
    <div>
      <label className={styles.check}>
        <input type="checkbox" {...described(input.id, undefined, error)} {...input} />
        <span>{label}</span>
      </label>
      <FieldError id={input.id} error={error} />
    </div>
  );
}

function Frame({ id, label, hint, error, wide, children }: Own & { children: ReactNode }) {
  return (
    <div className={wide ? `shrink ${styles.field} ${styles.wide}` : `shrink ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError id={id} error={error} />
      {hint && (
        <p className={`faint fine ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field, below it. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p className={`fine semi ${styles.error}`} id={`${id}-error`}>
      <Icon name="warning" />
      {error}
    </p>
  );
}

function described(id: string, hint: ReactNode, error?: string) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

/** A ref for what takes the focus as soon as it stands in the page. */
export const focusOn = (element: HTMLElement | null) => element?.focus();
