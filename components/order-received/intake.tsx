import { useRef, useEffect, useState, type FormEvent, type RefObject } from 'react';
import { paying } from '@/lib/markets/markets';
import {
  agreedName,
  intakeMaxLength,
  intakeName,
  type ServiceNeeds,
  type Intake,
  draftFor,
} from '@/lib/order/intake';
import type { Order } from '@/lib/order/order';
import { messageLinks, type Payee, proofLinks } from '@/lib/order/pay';
import { dateOf, type OrderStep } from '@/lib/order/steps';
import type { IntakeField } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { intakeDraft } from '../stored';
import {
  Button,
  ButtonLink,
  Buttons,
  Checkbox,
  Field,
  TextField,
  focusOn,
  Icon,
  Link,
  Notice,
} from '../ui';
import { post, readForm, useSend } from '../use-send';
import styles from './intake.module.scss';

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
  const { typed, agreed, faults, isSent, isSending, notSent, read, submit } = useIntake(
    form,
    order.invoiceId,
    services,
  );
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
          if (token) void submit(token);
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
                  error={faults[name]}
                />
              );
            })}
          </fieldset>
        ))}
        <Checkbox
          id="intake-agreed"
          name={agreedName}
          label={agreement}
          error={faults[agreedName]}
          required
        />
        {isSent && (
          <Notice kind="success" ref={focusOn}>
            <p>Sent. It is with the practice now, in the thread of your order.</p>
          </Notice>
        )}
        {notSent && (
          <Notice kind="error" title="Not sent" ref={focusOn}>
            <p>{notSent} What you typed stays in this browser.</p>
          </Notice>
        )}
        <Buttons wide>
          {token && (
            <Button type="submit" aria-disabled={isSending}>
              {isSending ? 'Sending…' : 'Send to the practice'}
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

/** What the buyer fills in for the reading: kept in the browser as it is typed, and sent as often as it changes. */
function useIntake(
  form: RefObject<HTMLFormElement | null>,
  orderId: string,
  services: readonly ServiceNeeds[],
) {
  const [first] = useState(() => draftFor(intakeDraft.read(), orderId, services));
  const [draft, setDraft] = useState(first);
  const [agreed, setAgreed] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { send, forget, ...sending } = useSend();

  useEffect(() => {
    // Nothing is kept on a device that only looks.
    if (draft !== first) intakeDraft.write(draft);
  }, [draft, first]);

  function read({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { [agreedName]: ticked, ...typed }: Intake = readForm(currentTarget);
    setAgreed(ticked !== undefined);
    setDraft((now) => ({ ...now, typed, attempt: Date.now() }));
    forget((target as HTMLInputElement).name);
  }

  async function submit(token: string) {
    setIsSent(false);
    const { sent, attempt = 0, typed: answers } = draft;
    const changed =
      sent && Object.keys(answers).filter((name) => answers[name] !== (sent[name] ?? ''));
    const body = { token, attempt, answers, changed, agreed };
    const answer = await send(() => post(paths.intakeApi, body), form.current);
    if (!answer?.ok) return;
    setDraft((now) => ({ ...now, sent: answers }));
    setIsSent(true);
  }

  return { ...sending, typed: draft.typed, agreed, isSent, read, submit };
}

/** Writes the message that the visitor then sends; nothing is sent or confirmed from here. */
export function PaidForm({ order, payee }: { order: Order; payee: Payee }) {
  const [reference, setReference] = useState('');
  const links = proofLinks(order, payee, reference);
  const { label, hint } = paying[order.currency].proof;
  return (
    <section className={styles.paid} aria-labelledby="paid">
      <div>
        <h2 id="paid">I have paid</h2>
        <p>
          Tell us the number of your payment. The buttons open WhatsApp or your email with the
          message written, and you press send. This confirms nothing yet: we check the account and
          reply within <span className="nowrap">1-2 days</span>.
        </p>
      </div>
      <div>
        <Field
          id="paid-reference"
          label={label}
          hint={hint}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Buttons wide className={styles.ways}>
          <ButtonLink href={links.whatsapp} newTab>
            <Icon name="chat" />
            Send on WhatsApp
          </ButtonLink>
          <ButtonLink href={links.email} look="line">
            <Icon name="mail" />
            Send by email
          </ButtonLink>
        </Buttons>
      </div>
    </section>
  );
}
