import { useRef, useEffect, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { paying } from '@/lib/markets/markets';
import {
  agreedName,
  boxesOf,
  dayIn,
  intakeMaxLength,
  intakeName,
  referenceName,
  type ServiceNeeds,
  type Intake,
  draftFor,
} from '@/lib/order/intake';
import { fullName, type Order } from '@/lib/order/order';
import { tellLinks, type Payee } from '@/lib/order/pay';
import { dateOf, type OrderState } from '@/lib/order/steps';
import type { IntakeField } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { DateFields } from '../calculators/date-fields';
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
  state: OrderState;
};

/** What the practice waits for, in one form: which payment it was, as long as it is not confirmed, and what the reading needs. */
export function IntakeForm({ order, services, token, payee, state }: IntakeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const buyer = fullName(order.customer);
  const { typed, faults, isSent, isSending, notSent, read, submit } = useIntake(
    form,
    order.invoiceId,
    services,
    buyer,
  );
  const titleOf = (id: number) =>
    order.lines.find(({ serviceId }) => serviceId === id)?.title ?? '';
  const links = tellLinks(order, payee, state.paid ? undefined : (typed[referenceName] ?? ''), [
    ...services.flatMap((service) => [
      `\n${titleOf(service.id)}`,
      ...service.intake.map(
        (field) => `${field.label}: ${typed[intakeName(service, field)] ?? ''}`,
      ),
    ]),
    `\nBy sending this: ${agreement}`,
  ]);
  const { label, hint } = paying[order.currency].proof;
  return (
    <section className={`panel room flow ${styles.intake}`} aria-labelledby="intake">
      <div>
        <h2 id="intake" className="title-3">
          What your reading needs
        </h2>
        <p className="muted above-2">
          {state.intake &&
            `You sent this on ${dateOf(state.intake)}. If something changes, send it again. `}
          What you type stays in this browser until you send it; see the{' '}
          <Link href={paths.privacy}>Privacy Policy</Link>.
        </p>
      </div>
      <form
        className="flow"
        ref={form}
        onInput={read}
        onSubmit={(event) => {
          event.preventDefault();
          if (token) void submit(token);
        }}
        noValidate
      >
        {services.map((service) => (
          <fieldset key={service.id} className={`flow ${styles.service}`}>
            <legend className="display">{titleOf(service.id)}</legend>
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
                  hint={
                    field.kind === 'name' && typed[name] === buyer && <ForAnother name={name} />
                  }
                />
              );
            })}
          </fieldset>
        ))}
        {!state.paid && (
          <fieldset className={`flow ${styles.service}`}>
            <legend className="display">I have paid</legend>
            <Field
              id="paid-reference"
              name={referenceName}
              label={label}
              hint={hint}
              defaultValue={typed[referenceName]}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </fieldset>
        )}
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
          <ButtonLink href={links.whatsapp} look={token ? 'line' : undefined} newTab>
            <Icon name="chat" />
            Send on WhatsApp
          </ButtonLink>
          {!token && (
            <ButtonLink href={links.email} look="line">
              <Icon name="mail" />
              Send by email
            </ButtonLink>
          )}
        </Buttons>
      </form>
    </section>
  );
}

/** Beside a name that the order has filled in: empties it, for a reading that is given to another person. */
function ForAnother({ name }: { name: string }) {
  return (
    <button
      type="button"
      className="press"
      onClick={({ currentTarget }) => {
        const field = currentTarget.form?.elements.namedItem(name);
        if (!(field instanceof HTMLInputElement)) return;
        field.value = '';
        field.focus();
        // The form keeps what it holds when it hears of it.
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }}
    >
      It is for somebody else
    </button>
  );
}

/** Never ticked beforehand, not even where it was sent before: it is about what stands there now. */
const agreement =
  'I agree that these details are used for my reading. Every other adult named here agrees too. If a child is named, I am its parent or guardian.';

type InputProps = {
  field: IntakeField;
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  hint: ReactNode;
};

function Input({ field: { label, kind, optional }, ...input }: InputProps) {
  const inputProps = { ...input, label: optional ? `${label} (optional)` : label };
  const { name, error, defaultValue = '' } = input;
  if (kind === 'date')
    return (
      <DateFields
        id={input.id}
        legend={inputProps.label}
        names={boxNames(name)}
        values={boxesOf(defaultValue)}
        faults={error ? Object.fromEntries(boxNames(name).map((box) => [box, error])) : {}}
        optional={optional}
        isOwn={label.startsWith('Your ')}
      />
    );
  const maxLength = intakeMaxLength[kind];
  if (kind === 'name') return <Field {...inputProps} maxLength={maxLength} autoComplete="off" />;
  return (
    <TextField
      {...inputProps}
      maxLength={maxLength}
      rows={2}
      hint={kind === 'list' ? 'Up to ten, each on its own line.' : undefined}
    />
  );
}

/** Behind the name of a date, since its three boxes are one answer. */
const boxNames = (name: string) => ['day', 'month', 'year'].map((box) => `${name}#${box}`);

/** The answers by the names of their fields: the boxes of a date as one. */
const answersIn = (form: Intake, services: readonly ServiceNeeds[]): Intake =>
  Object.fromEntries(
    services.flatMap((service) =>
      service.intake.map((field) => {
        const name = intakeName(service, field);
        const boxes = boxNames(name).map((box) => form[box] ?? '');
        return [name, field.kind === 'date' ? dayIn(boxes) : (form[name] ?? '')];
      }),
    ),
  );

/** What the buyer fills in for the reading: kept in the browser as it is typed, and sent as often as it changes. */
function useIntake(
  form: RefObject<HTMLFormElement | null>,
  orderId: string,
  services: readonly ServiceNeeds[],
  buyer: string,
) {
  const [first] = useState(() => draftFor(intakeDraft.read(), orderId, services, buyer));
  const [draft, setDraft] = useState(first);
  const [agreed, setAgreed] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { send, forget, ...sending } = useSend();

  useEffect(() => {
    // Nothing is kept on a device that only looks.
    if (draft !== first) intakeDraft.write(draft);
  }, [draft, first]);

  function read({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const form: Intake = readForm(currentTarget);
    const reference = form[referenceName] ?? '';
    setAgreed(form[agreedName] !== undefined);
    setDraft((now) => ({
      ...now,
      typed: { ...answersIn(form, services), [referenceName]: reference },
      attempt: Date.now(),
    }));
    forget((target as HTMLInputElement).name.replace(/#.*/, ''));
  }

  async function submit(token: string) {
    setIsSent(false);
    const { sent, attempt = 0, typed } = draft;
    const { [referenceName]: reference = '', ...answers } = typed;
    const changed =
      sent && Object.keys(answers).filter((name) => answers[name] !== (sent[name] ?? ''));
    const body = { token, attempt, answers, changed, reference, agreed };
    const answer = await send(() => post(paths.intakeApi, body), form.current);
    if (!answer?.ok) return;
    setDraft((now) => ({ ...now, sent: typed }));
    setIsSent(true);
  }

  return { ...sending, typed: draft.typed, isSent, read, submit };
}
