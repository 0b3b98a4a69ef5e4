import type { ComponentProps } from 'react';
import { Button, Field, focusOn, Notice, TextField } from '../ui';

/** What lib knows of a field: lib/order/fields.ts, lib/contact/fields.ts. */
type FieldFacts = Pick<
  ComponentProps<typeof Field>,
  'label' | 'autoComplete' | 'placeholder' | 'maxLength'
> & { name: string; type: 'email' | 'tel' | 'text' };

type FormFieldProps = Partial<ComponentProps<typeof Field>> & {
  facts: FieldFacts;
  /** Of one that takes several lines. */
  rows?: number;
};

/** A field that has to be filled in; `rest` is what differs from form to form. */
export function FormField({
  facts,
  rows,
  id = facts.name,
  hint,
  error,
  wide,
  ...rest
}: FormFieldProps) {
  const { type, name, label, autoComplete, placeholder, maxLength } = facts;
  const input = { id, name, autoComplete, maxLength, placeholder, required: true };
  const own = { label, hint, error, wide };
  return rows ? (
    <TextField {...input} {...own} rows={rows} />
  ) : (
    <Field {...input} {...own} type={type} inputMode={type} {...rest} />
  );
}

/** A field that people never see: whoever fills it in is a program. */
export const Decoy = ({ id = 'website' }: { id?: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={id}>Website (leave empty)</label>
    <input id={id} name="website" tabIndex={-1} autoComplete="off" />
  </div>
);

type SendButtonProps = ComponentProps<typeof Button> & { isSending: boolean | undefined };

/** The button that sends, and says so as long as it does. */
export const SendButton = ({ isSending, children, ...rest }: SendButtonProps) => (
  <Button aria-disabled={isSending || undefined} {...rest}>
    {isSending ? 'Sending…' : children}
  </Button>
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
