import { useState, type FormEvent, type ReactNode } from 'react';
import { paying } from '@/lib/markets/markets';
import {
  agreedName,
  answersTo,
  boxesOf,
  dayIn,
  draftFor,
  type Intake,
  type IntakeDraft,
  intakeName,
  referenceName,
  type ServiceNeeds,
} from '@/lib/order/intake';
import { fullName, type Order } from '@/lib/order/order';
import { tellLinks, type Payee } from '@/lib/order/pay';
import type { OrderView } from '@/lib/order/stages';
import { dateOf } from '@/lib/order/steps';
import type { IntakeField } from '@/lib/content/services-schema';
import { paths } from '@/lib/site';
import {
  dayInIndia,
  deviceClock,
  formatDate,
  indiaClock,
  indiaMoment,
  inIndia,
  timeBy,
} from '@/lib/time';
import { DateFields } from '../calculators/date-fields';
import { NotSentNotice, SendButton } from '../forms/form-parts';
import { intakeDraft, useStored } from '../stored';
import {
  Button,
  Buttons,
  Fact,
  Checkbox,
  FieldError,
  InputField,
  TextAreaField,
  focusOn,
  Link,
  MessageLinks,
  Notice,
} from '../ui';
import { readForm, reviewFaults, useSend } from '../use-send';
import styles from './intake.module.scss';

type IntakeFormProps = Pick<OrderView, 'order' | 'state' | 'services'> & {
  /** Token of the order's own link; without one the buyer sends a message instead. */
  token: string | undefined;
  payee: Payee;
  /** Beside the state's card, where there is room for one column. */
  isBeside: boolean;
};

/** Saved as it is typed, and sent whenever it changes; a device that only looks saves nothing. */
export function IntakeForm(props: IntakeFormProps) {
  const { order, state, services, token, payee, isBeside } = props;
  const panel = `panel room flow ${isBeside ? '' : styles.intake}`;
  const buyer = fullName(order.customer);
  const ownDraft = (kept: IntakeDraft) => draftFor(kept, order.invoiceId, services, buyer);
  const { typed, sent, attempt = 0 } = ownDraft(useStored(intakeDraft, undefined) ?? { typed: {} });
  const { send, show, answer, faults, isSending, notSent } = useSend();
  const groups = groupsOf(order, services);
  const links = tellLinks(order, payee, state.paid ? undefined : (typed[referenceName] ?? ''), [
    ...groups.flatMap(({ title, fields }) => [
      `\n${title}`,
      ...fields.map(({ label, name }) => `${label}: ${typed[name] ?? ''}`),
    ]),
    `\nBy sending this: ${agreement}`,
  ]);
  const { label, hint } = paying[order.currency].proof;

  function read({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const typed = answersIn(groups, readForm(currentTarget));
    intakeDraft.change((kept) => ({ ...ownDraft(kept), typed, attempt: Date.now() }));
    show(reviewFaults([nameOf((target as HTMLInputElement).name)]));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!token) return;
    const form = event.currentTarget;
    const now = readForm(form);
    const typed = answersIn(groups, now);
    const { [referenceName]: reference = '', ...answers } = typed;
    const changed =
      sent && Object.keys(answers).filter((name) => answers[name] !== (sent[name] ?? ''));
    const agreed = now[agreedName] !== undefined;
    const body = { token, attempt, answers, changed, reference, agreed };
    const answer = await send(paths.intakeApi, body, form);
    if (answer?.ok) intakeDraft.change((kept) => ({ ...ownDraft(kept), sent: typed }));
  }

  const isSent = state.intake !== undefined || sent !== undefined;
  const [isOpen, setIsOpen] = useState(false);
  // What was typed since, and is still to be sent, never folds away.
  const isAsSent = sent ? isSame(typed, sent) : attempt === 0;
  if (isSent && isAsSent && !isOpen && !answer && !isSending)
    return (
      <section className={panel} aria-labelledby="intake">
        <h2 id="intake" className="title-3">
          Your details are with us
        </h2>
        {sent && <SentDetails services={services} sent={sent} />}
        <Buttons>
          <Button look="line" onClick={() => setIsOpen(true)}>
            Change
          </Button>
        </Buttons>
      </section>
    );
  return (
    <section className={panel} aria-labelledby="intake">
      <div>
        <h2 id="intake" className="title-3" tabIndex={-1} ref={isOpen ? focusOn : undefined}>
          What your reading needs
        </h2>
        <p className="muted above-2">
          {state.intake &&
            `You sent this on ${dateOf(state.intake)}. If something changes, send it again. `}
          What you type stays in this browser until you send it; see the{' '}
          <Link href={paths.privacy}>Privacy Policy</Link>.
        </p>
      </div>
      <form className="flow" onInput={read} onSubmit={(event) => void submit(event)} noValidate>
        {groups.map(({ id, title, fields }) => (
          <fieldset key={id} className="flow">
            <legend className="display below-2">{title}</legend>
            {fields.map((field) => (
              <Input
                key={field.name}
                {...field}
                value={typed[field.name]}
                error={faults[field.name]}
                hint={
                  field.kind === 'name' &&
                  typed[field.name] === buyer && <ForAnother name={field.name} />
                }
              />
            ))}
          </fieldset>
        ))}
        {!state.paid && (
          <fieldset className="flow">
            <legend className="display below-2">I have paid</legend>
            <InputField
              id="paid-reference"
              name={referenceName}
              label={label}
              hint={hint}
              error={faults[referenceName]}
              defaultValue={typed[referenceName]}
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
        {answer?.ok && (
          <Notice kind="success" ref={focusOn}>
            <p>Sent. It is with the practice now, in the thread of your order.</p>
          </Notice>
        )}
        <NotSentNotice
          title="Not sent"
          reason={notSent && `${notSent} What you typed stays in this browser.`}
        />
        <Buttons wide>
          {token && (
            <SendButton type="submit" isSending={isSending}>
              Send to the practice
            </SendButton>
          )}
          <MessageLinks
            whatsapp={links.whatsapp}
            email={token ? undefined : links.email}
            labels={['Send on WhatsApp', 'Send by email']}
            look={token ? 'line' : 'solid'}
          />
        </Buttons>
      </form>
    </section>
  );
}

const isSame = (one: Intake, other: Intake) =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** Known to this browser alone: the store and the link hold nothing of it. */
const SentDetails = ({ services, sent }: Pick<OrderView, 'services'> & { sent: Intake }) => (
  <dl className="flow">
    {services
      .flatMap((service) => answersTo(service, sent))
      .filter(({ answer }) => answer)
      .map(({ name, label, kind, answer }) => (
        <Fact key={name} label={label}>
          {kind === 'date' ? formatDate(new Date(inIndia(answer))) : answer}
        </Fact>
      ))}
  </dl>
);

/** Never ticked beforehand, not even after sending: it is about what stands there now. */
const agreement =
  'I agree that these details are used for my reading. Every other adult named here agrees too. If a child is named, I am its parent or guardian.';

type IntakeFormField = IntakeField & { id: string; name: string };

type Group = { id: number; title: string; fields: IntakeFormField[] };

const groupsOf = ({ lines }: Order, services: readonly ServiceNeeds[]): Group[] =>
  services.map(({ id, intake }) => ({
    id,
    title: lines.find(({ serviceId }) => serviceId === id)?.title ?? '',
    fields: intake.map((field, index) => ({
      ...field,
      id: `intake-${id}-${index}`,
      name: intakeName({ id }, field),
    })),
  }));

const answersIn = (groups: readonly Group[], form: Intake): Intake => ({
  ...Object.fromEntries(
    groups.flatMap(({ fields }) => fields.map((field) => [field.name, answerIn(field, form)])),
  ),
  [referenceName]: form[referenceName] ?? '',
});

function answerIn({ kind, name, options = [] }: IntakeFormField, form: Intake) {
  if (kind === 'date') return dayIn(boxNames(name).map((box) => form[box] ?? ''));
  if (kind !== 'hours') return form[name] ?? '';
  return options.filter((option) => form[boxName(name, option)] !== undefined).join(', ');
}

/** A field of several controls has a name for each. */
const boxName = (name: string, box: string) => `${name}#${box}`;

const boxNames = (name: string) => ['day', 'month', 'year'].map((box) => boxName(name, box));

const nameOf = (box: string) => box.replace(/#.*/, '');

type InputProps = IntakeFormField & {
  value: string | undefined;
  error: string | undefined;
  hint: ReactNode;
};

function Input({ kind, optional, id, name, value = '', error, hint, ...field }: InputProps) {
  const label = optional ? `${field.label} (optional)` : field.label;
  if (kind === 'date')
    return (
      <DateFields
        id={id}
        legend={label}
        names={boxNames(name)}
        values={boxesOf(value)}
        faults={error ? Object.fromEntries(boxNames(name).map((box) => [box, error])) : {}}
        optional={optional}
        isOwn={field.label.startsWith('Your ')}
      />
    );
  if (kind === 'hours' || kind === 'language')
    return <Chips {...{ ...field, kind, id, name, label, value, error }} />;
  const input = { id, name, label, error, defaultValue: value };
  if (kind === 'name') return <InputField {...input} hint={hint} autoComplete="off" />;
  const listHint = kind === 'list' ? 'Up to ten, each on its own line.' : undefined;
  return <TextAreaField {...input} hint={listHint} rows={2} />;
}

type ChipsProps = Omit<InputProps, 'hint'> & { value: string };

/** One language, or as many hours as suit. */
function Chips({ kind, id, name, label, options = [], value, error }: ChipsProps) {
  const isMany = kind === 'hours';
  const chosen = value.split(', ');
  const described = [error && `${id}-error`, isMany && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className="shrink" aria-describedby={described || undefined}>
      <legend className="semi">{label}</legend>
      {isMany && (
        <p className="muted fine" id={`${id}-hint`}>
          {hoursHint()}
        </p>
      )}
      <div className="chips above-2">
        {options.map((option) => (
          <label key={option}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={isMany ? boxName(name, option) : name}
              value={option}
              defaultChecked={chosen.includes(option)}
              aria-invalid={(isMany && error !== undefined) || undefined}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function hoursHint() {
  const clock = deviceClock();
  const six = indiaMoment(dayInIndia(new Date()), '18:00');
  return clock === indiaClock || six === undefined
    ? 'India time. Choose as many as suit you.'
    : `India time: 6 PM there is ${timeBy(six, clock)} by your clock. Choose as many as suit you.`;
}

/** Empties a prefilled name, for a reading that is given to another person. */
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
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }}
    >
      It is for somebody else
    </button>
  );
}
