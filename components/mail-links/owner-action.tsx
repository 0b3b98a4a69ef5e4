import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { isObject } from '@/lib/json';
import { whenDone, indiaClock, indiaMoment, momentBy, type Clock } from '@/lib/time';
import type { Order } from '@/lib/order/order';
import { deliveryWays } from '@/lib/order/steps';
import { isOrder } from '@/lib/order/stored';
import type { OwnerStep } from '@/lib/owner-steps/steps';
import { callMinutes, timeFields } from '@/lib/owner-steps/times';
import { paths } from '@/lib/site';
import { Button, Buttons, FieldError, TextField, focusOn, Notice, Field } from '../ui';
import { post, useSend, type Faults } from '../use-send';
import styles from './owner-action.module.scss';

/** A confirmed step: when it was taken, and whether that was before. */
export type Sent = { at: string; repeated: boolean };

type ActionFormProps = { token: string; action: OwnerAction; onSent: (sent: Sent) => void };

/**
 * What the owner adds, the mail as it will go out, and the one button that sends it. The form itself only
 * shows the mail, so that the Enter key sends nothing.
 */
export function ActionForm({ token, action, onSent }: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { send, refuse, forget, faults, isSending, notSent } = useSend();
  const [against, setAgainst] = useState(action.against);
  const preview = usePreview(form);
  const { label, meaning, asks, confirm, field, long, maxLength } = action.step;

  async function press() {
    const element = form.current;
    if (!element) return;
    const body = Object.fromEntries(new FormData(element));
    const answer = await send(() => post(paths.actionApi, body), element);
    if (!answer) return;
    if (answer.ok) return isSent(answer.value) ? onSent(answer.value) : refuse(unclear);
    if (answer.status === 409) await lookAgain();
  }

  /** A step was taken meanwhile: the warning about it shows, and the mail as it would be now. */
  async function lookAgain() {
    const answer = await post(paths.openActionApi, { token });
    const now = answer.ok ? readAction(answer.value) : undefined;
    if (!now) return;
    setAgainst(now.against);
    preview.show();
  }

  return (
    <section className="shrink" aria-labelledby="step">
      <form
        ref={form}
        className={`flow rounded room ${styles.form}`}
        action={paths.actionMailApi}
        method="post"
        target={preview.frame}
        onBlur={preview.refresh}
        onInput={({ target }) => forget((target as HTMLInputElement).name)}
        noValidate
      >
        <div>
          <h2 id="step" className="title-3">
            {label}
          </h2>
          <p className="muted above-2">{meaning}</p>
        </div>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="despite" value={against?.at ?? ''} />
        {field === 'times' && <TimeSlots clock={action.clock} faults={faults} />}
        {field === 'by' && <DeliveryWays error={faults.by} />}
        <TextField
          id="words"
          name="words"
          label={asks}
          hint="It stands in the email as a word from you."
          error={faults.words}
          maxLength={maxLength}
          rows={long ? 8 : 3}
        />
        <MailPreview preview={preview} mail={action.mail} />
        {against && (
          <Notice kind="note" title="Look twice">
            <p>{against.words}</p>
          </Notice>
        )}
        {notSent && (
          <Notice kind="error" title="Not sent" ref={focusOn}>
            <p>{notSent}</p>
          </Notice>
        )}
        <Buttons>
          <Button onClick={() => void press()} aria-disabled={isSending}>
            {isSending ? 'Sending…' : confirm}
          </Button>
        </Buttons>
        {action.until && (
          <p className="faint fine">
            This page was opened by a link in your own order email, which works until{' '}
            {whenDone(action.until)}. Please do not forward that email.
          </p>
        )}
      </form>
    </section>
  );
}

/** How the reading reached the buyer: one of three, and none chosen beforehand. */
function DeliveryWays({ error }: { error: string | undefined }) {
  return (
    <fieldset
      className={styles.ways}
      role="radiogroup"
      aria-labelledby="by"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'by-error'}
      tabIndex={-1}
    >
      <legend id="by" className="semi">
        How was the reading given?
      </legend>
      {Object.entries(deliveryWays).map(([way, words]) => (
        <label key={way}>
          <input type="radio" name="by" value={way} />
          {words}
        </label>
      ))}
      <FieldError id="by" error={error} />
    </fieldset>
  );
}

const unclear =
  'Our server answered something unexpected. Open the link again to see whether it was sent.';

const isSent = (value: unknown): value is Sent =>
  isObject(value) && typeof value.at === 'string' && typeof value.repeated === 'boolean';

/**
 * Has the server draw the mail into a frame, from the form's own fields. Each drawing takes a new frame,
 * or the browser's Back button would walk through them.
 */
function usePreview(form: RefObject<HTMLFormElement | null>) {
  const [count, setCount] = useState(0);
  const drawn = useRef('');
  useEffect(() => {
    if (!form.current) return;
    drawn.current = typedInto(form.current);
    form.current.submit();
  }, [form, count]);
  return {
    count,
    frame: `mail-${count}`,
    show: () => setCount((before) => before + 1),
    /** Draws it anew when something else was typed. */
    refresh: () => {
      if (form.current && typedInto(form.current) !== drawn.current)
        setCount((before) => before + 1);
    },
  };
}

const typedInto = (form: HTMLFormElement) => JSON.stringify([...new FormData(form).values()]);

type MailPreviewProps = { preview: ReturnType<typeof usePreview>; mail: OwnerAction['mail'] };

/** The mail that is about to go out. The frame has no rights: it runs nothing and reaches nothing. */
function MailPreview({ preview, mail }: MailPreviewProps) {
  return (
    <section className={`flow sunk rounded ${styles.preview}`} aria-labelledby="mail">
      <div className="between">
        <h3 id="mail">The email</h3>
        <Button look="line" small onClick={preview.show}>
          Show it as it is now
        </Button>
      </div>
      <dl>
        <div>
          <dt className="muted">To</dt>
          <dd className="semi">{mail.to}</dd>
        </div>
        <div>
          <dt className="muted">Subject</dt>
          <dd className="semi">{mail.subject}</dd>
        </div>
      </dl>
      <iframe
        key={preview.count}
        name={preview.frame}
        title="The email as it will be sent"
        sandbox=""
      />
    </section>
  );
}

type TimeSlotsProps = { clock: Clock | undefined; faults: Faults };

/** Up to three days and times in India, each said by both clocks below its fields. */
function TimeSlots({ clock, faults }: TimeSlotsProps) {
  return (
    <div className="flow">
      {timeFields.map((names, index) => (
        <Slot key={names.day} number={index + 1} names={names} clock={clock} faults={faults} />
      ))}
      <Field
        id="minutes"
        name="minutes"
        type="number"
        inputMode="numeric"
        label="How many minutes it takes"
        error={faults.minutes}
        min={callMinutes.least}
        max={callMinutes.most}
        step={5}
        defaultValue={callMinutes.usual}
      />
    </div>
  );
}

type SlotProps = TimeSlotsProps & { number: number; names: (typeof timeFields)[number] };

function Slot({ number, names, clock, faults }: SlotProps) {
  const [typed, setTyped] = useState({ day: '', time: '' });
  const moment = indiaMoment(typed.day, typed.time);
  const note = (field: 'day' | 'time') => (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setTyped((before) => ({ ...before, [field]: value }));
  };
  return (
    <fieldset className={styles.slot}>
      <legend className="display">
        Time {number}
        {number > 1 && <span className="label faint"> (optional)</span>}
      </legend>
      <Field
        id={names.day}
        name={names.day}
        type="date"
        label="Day"
        error={faults[names.day]}
        onInput={note('day')}
      />
      <Field
        id={names.time}
        name={names.time}
        type="time"
        label="Time in India"
        error={faults[names.time]}
        onInput={note('time')}
      />
      {moment !== undefined && (
        <p className={styles.both}>
          <b>{momentBy(moment, indiaClock)}</b>
          {clock && <span className="muted">{momentBy(moment, clock)}</span>}
        </p>
      )}
    </fieldset>
  );
}

/** What one of the owner's links is for, as the server says it. */
export type OwnerAction = {
  /** Its words, and what the owner fills in. */
  step: OwnerStep['words'] & Pick<OwnerStep, 'field' | 'long'> & { maxLength: number };
  order: Order;
  mail: { to: string; subject: string };
  /** The buyer's clock, outside India. */
  clock?: Clock;
  /** Until when the link works. */
  until?: string;
  /** What was done with the order before. */
  steps: { at: string; done: string }[];
  /** The moment of the one that speaks against this step, and what to hear before going on. */
  against?: { at: string; words: string };
  /** When this very link did its work. */
  doneAt?: string;
  /** The link for the same step once more. */
  again?: string;
};

/** The answer read lightly, or undefined when it is something else. */
export function readAction(answer: unknown): OwnerAction | undefined {
  if (!isObject(answer)) return undefined;
  const { step, order, mail, clock, until, steps, against, doneAt, again } = answer;
  if (!isStep(step) || !isOrder(order) || !isObject(mail)) return undefined;
  return {
    step,
    order,
    mail: { to: String(mail.to), subject: String(mail.subject) },
    ...(isClock(clock) && { clock }),
    ...(typeof until === 'string' && { until }),
    steps: Array.isArray(steps) ? steps.filter(isTaken) : [],
    ...(isWarning(against) && { against }),
    ...(typeof doneAt === 'string' && { doneAt }),
    ...(typeof again === 'string' && { again }),
  };
}

const isStep = (value: unknown): value is OwnerAction['step'] =>
  isObject(value) &&
  ['label', 'meaning', 'confirm', 'asks', 'done', 'again'].every(
    (word) => typeof value[word] === 'string',
  );

const isTaken = (value: unknown): value is OwnerAction['steps'][number] =>
  isObject(value) && typeof value.at === 'string' && typeof value.done === 'string';

const isWarning = (value: unknown): value is { at: string; words: string } =>
  isObject(value) && typeof value.at === 'string' && typeof value.words === 'string';

const isClock = (value: unknown): value is Clock =>
  isObject(value) && typeof value.zone === 'string' && typeof value.name === 'string';
