import type { ComponentProps, ReactNode } from 'react';
import { Button, Field, focusOn, Notice, TextField } from '../ui';

/** What lib knows of a field: lib/order/fields.ts, lib/contact/fields.ts. */
type FieldFacts = Pick<ComponentProps<typeof Field>, 'label' | 'autoComplete' | 'placeholder'> & {
  name: string;
  type: 'email' | 'tel' | 'text';
};

type FormFieldProps = Pick<
  ComponentProps<typeof Field>,
  'hint' | 'error' | 'wide' | 'list' | 'required'
> & {
  facts: FieldFacts;
  id?: string;
  onFocus?: () => void;
  /** Of one that takes several lines. */
  rows?: number;
};

/** A field, which has to be filled in where nothing else is said; `rest` is what differs from form to form. */
export function FormField({ facts, rows, required = true, ...rest }: FormFieldProps) {
  const { name, label, type, autoComplete, placeholder } = facts;
  const input = { id: name, name, label, autoComplete, placeholder, required, ...rest };
  if (rows) return <TextField {...input} rows={rows} />;
  return <Field {...input} type={type} inputMode={type} />;
}

/** A field that people never see: whoever fills it in is a program. */
export const Decoy = ({ id = 'website' }: { id?: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={id}>Website (leave empty)</label>
    <input id={id} name="website" tabIndex={-1} autoComplete="off" />
  </div>
);

type SendButtonProps = ComponentProps<typeof Button> & { isSending: true | undefined };

/** The button that sends, and says so as long as it does. */
export const SendButton = ({ isSending, children, ...rest }: SendButtonProps) => (
  <Button aria-disabled={isSending} {...rest}>
    {isSending ? 'Sending…' : children}
  </Button>
);

type NewsProps = { kind: 'success' | 'error'; title: string; children: ReactNode };

/** What came of sending a short form, first in strong words; it takes the focus. */
export const News = ({ kind, title, children }: NewsProps) => (
  <Notice kind={kind} ref={focusOn}>
    <p>
      <strong>{title}</strong>
    </p>
    {children}
  </Notice>
);

/** That nothing was sent, and why; it takes the focus. */
export function NotSent({ title = 'Not sent yet', reason }: { title?: string; reason?: string }) {
  if (!reason) return null;
  return (
    <Notice kind="error" title={title} ref={focusOn}>
      <p>{reason}</p>
    </Notice>
  );
}
