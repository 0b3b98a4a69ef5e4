import { useRef } from 'react';
import { agreedName, intakeMaxLength, intakeName, type ServiceNeeds } from '@/lib/order/intake';
import type { IntakeField } from '@/lib/services/catalogue';
import type { Order } from '@/lib/order/order';
import { messageLinks, type Payee } from '@/lib/order/pay';
import { dateOf, type OrderStep } from '@/lib/order/steps';
import { paths } from '@/lib/site';
import { Button, ButtonLink, Buttons } from '../ui/button';
import { Checkbox, Field, TextField } from '../ui/field';
import { focusOn } from '../ui/focus-on';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import styles from './intake-form.module.scss';
import { useIntake } from './use-intake';

type IntakeFormProps = {
  order: Order;
  /** Those of the order's services that ask for something. */
  services: readonly ServiceNeeds[];
  /** Of the order's own link; without one the buyer sends the message. */
  token: string | undefined;
  payee: Payee;
  sent: OrderStep | undefined;
};

/** The fields that the reading needs, once for each service of the order. */
export function IntakeForm({ order, services, token, payee, sent }: IntakeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { typed, agreed, state, read, send } = useIntake(form, order.invoiceId, services);
  const titleOf = (id: number) =>
    order.lines.find(({ serviceId }) => serviceId === id)?.title ?? '';
  const links = messageLinks(payee, `For the reading of order ${order.invoiceId}`, [
    `Order ID: ${order.invoiceId}`,
    ...services.flatMap((service) => [
      `\n${titleOf(service.id)}`,
      ...service.intake.map(
        (field) => `${field.label}: ${typed[intakeName(service, field)] ?? ''}`,
      ),
    ]),
    ...(agreed ? [`\n${agreement}`] : []),
  ]);
  return (
    <section className={styles.intake} aria-labelledby="intake">
      <div>
        <h2 id="intake">What your reading needs</h2>
        <p>
          {sent && `You sent this on ${dateOf(sent)}. If something changes, send it again. `}
          What you type stays in this browser until you send it; see the{' '}
          <Link href={paths.privacy}>Privacy Policy</Link>.
        </p>
      </div>
      <form
        ref={form}
        onInput={read}
        onSubmit={(event) => {
          event.preventDefault();
          if (token) void send(token);
        }}
        noValidate
      >
        {services.map((service) => (
          <fieldset key={service.id}>
            <legend>{titleOf(service.id)}</legend>
            {service.intake.map((field, index) => {
              const name = intakeName(service, field);
              return (
                <Input
                  key={name}
                  field={field}
                  id={`intake-${service.id}-${index}`}
                  name={name}
                  defaultValue={typed[name]}
                  error={state.faults?.[name]}
                />
              );
            })}
          </fieldset>
        ))}
        <Checkbox
          id="intake-agreed"
          name={agreedName}
          label={agreement}
          error={state.faults?.[agreedName]}
          required
        />
        {state.isSent && (
          <Notice kind="success" ref={focusOn}>
            <p>Sent. It is with the practice now, in the thread of your order.</p>
          </Notice>
        )}
        {state.notSent && (
          <Notice kind="error" title="Not sent" ref={focusOn}>
            <p>{state.notSent} What you typed stays in this browser.</p>
          </Notice>
        )}
        <Buttons wide>
          {token && (
            <Button type="submit" aria-disabled={state.isSending}>
              {state.isSending ? 'Sending…' : 'Send to the practice'}
            </Button>
          )}
          <ButtonLink href={links.whatsapp} look="line" newTab>
            <Icon name="chat" />
            Send them on WhatsApp
          </ButtonLink>
          <ButtonLink href={links.email} look="line">
            <Icon name="mail" />
            Send them by email
          </ButtonLink>
        </Buttons>
      </form>
    </section>
  );
}

/** Never ticked beforehand, not even where it was sent before: it is about what stands there now. */
const agreement =
  'I agree that these details are used for my reading, and so does every other adult named here. I am the parent or guardian of any child named here.';

type InputProps = {
  field: IntakeField;
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

function Input({ field: { label, kind, optional }, ...input }: InputProps) {
  const own = { ...input, label: optional ? `${label} (optional)` : label };
  if (kind === 'date') return <Field {...own} type="date" min="1900-01-01" />;
  const maxLength = intakeMaxLength[kind];
  if (kind === 'name') return <Field {...own} maxLength={maxLength} autoComplete="off" />;
  return (
    <TextField
      {...own}
      maxLength={maxLength}
      rows={3}
      hint={kind === 'list' ? 'Up to ten, each on its own line.' : undefined}
    />
  );
}
