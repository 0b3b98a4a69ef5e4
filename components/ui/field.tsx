import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Icon } from './icon';
import styles from './field.module.scss';

type Own = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  wide?: boolean;
  status?: ReactNode;
};

/** Hint and fault are wired to the input once, so that no form can forget. */
export const InputField = (props: ComponentProps<'input'> & Own) =>
  frameControl('input', styles.control, props);

export const TextAreaField = (props: ComponentProps<'textarea'> & Own) =>
  frameControl('textarea', `${styles.control} ${styles.lines}`, props);

function frameControl(Control: ElementType, className: string | undefined, props: Own) {
  const { label, hint, error, wide, status, ...input } = props;
  const { id } = input;
  return (
    <div className={wide ? `shrink whole ${styles.field}` : `shrink ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <Control className={className} {...describeField(id, hint, error)} {...input} />
      <FieldError id={id} error={error} />
      {status !== undefined && (
        <div aria-live="polite" className={styles.status}>
          {status}
        </div>
      )}
      {hint && (
        <p className={`faint fine ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function Checkbox({
  label,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & Omit<Own, 'hint' | 'wide' | 'status'>) {
  return (
    <div>
      <label className={styles.check}>
        <input type="checkbox" {...describeField(input.id, undefined, error)} {...input} />
        <span>{label}</span>
      </label>
      <FieldError id={input.id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p className={`fine semi ${styles.error}`} id={`${id}-error`}>
      <Icon name="warning" />
      {error}
    </p>
  );
}

function describeField(id: string, hint: ReactNode, error?: string) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

export const focusOn = (element: HTMLElement | null) => element?.focus();
