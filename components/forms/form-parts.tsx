import type { ComponentProps, ReactNode } from 'react';
import { Button, InputField, focusOn, Notice, TextAreaField } from '../ui';
import { EmailField } from './email-field';

type FieldAttributes = Pick<
  ComponentProps<typeof InputField>,
  'label' | 'autoComplete' | 'placeholder'
> & {
  name: string;
  type: 'email' | 'tel' | 'text';
};

type FormFieldProps = Pick<
  ComponentProps<typeof InputField>,
  'hint' | 'error' | 'wide' | 'list' | 'required'
> & {
  facts: FieldAttributes;
  id?: string;
  onFocus?: () => void;
  rows?: number;
};

export function FormInput({ facts, rows, required = true, ...rest }: FormFieldProps) {
  const { name, label, type, autoComplete, placeholder } = facts;
  const input = { id: name, name, label, autoComplete, placeholder, required, ...rest };
  if (rows) return <TextAreaField {...input} rows={rows} />;
  if (type === 'email') return <EmailField {...input} />;
  return <InputField {...input} type={type} inputMode={type} />;
}

/** Invisible to people, so only programs fill it in. */
export const Decoy = ({ id = 'website' }: { id?: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={id}>Website (leave empty)</label>
    <input id={id} name="website" tabIndex={-1} autoComplete="off" />
  </div>
);

type SendButtonProps = ComponentProps<typeof Button> & { isSending: true | undefined };

export const SendButton = ({ isSending, children, ...rest }: SendButtonProps) => (
  <Button aria-disabled={isSending} {...rest}>
    {isSending ? 'Sending…' : children}
  </Button>
);

type NewsProps = { kind: 'success' | 'error'; title: string; children: ReactNode };

export const FormNotice = ({ kind, title, children }: NewsProps) => (
  <Notice kind={kind} ref={focusOn}>
    <p>
      <strong>{title}</strong>
    </p>
    {children}
  </Notice>
);

export function NotSentNotice({
  title = 'Not sent yet',
  reason,
}: {
  title?: string;
  reason?: string;
}) {
  if (!reason) return null;
  return (
    <Notice kind="error" title={title} ref={focusOn}>
      <p>{reason}</p>
    </Notice>
  );
}
