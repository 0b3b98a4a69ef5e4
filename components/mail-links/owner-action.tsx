import { useEffect, useRef, useState, type RefObject } from 'react';
import { isObject } from '@/lib/json';
import type { Anchor } from '@/lib/mail/letter';
import { deliveryWays } from '@/lib/order/steps';
import { isOrder } from '@/lib/order/stored';
import type { showAction } from '@/lib/owner-steps/take-step';
import { callMinutes, timeFields } from '@/lib/owner-steps/times';
import { paths } from '@/lib/site';
import { indiaClock, indiaMoment, momentBy, whenDone, type Clock } from '@/lib/time';
import { NotSentNotice, SendButton } from '../forms/form-parts';
import { Button, Buttons, InputField, FieldError, Notice, TextAreaField } from '../ui';
import { post, reviewFaults, useSend, type FaultsByField } from '../use-send';
import styles from './owner-action.module.scss';

export type OwnerAction = Awaited<ReturnType<typeof showAction>>;

export const readAction = (answer: unknown) =>
  isObject(answer) &&
  isOrder(answer.order) &&
  [answer.step, answer.mail, answer.steps, answer.buyer, answer.answers].every(isObject)
    ? (answer as OwnerAction)
    : undefined;

export type TakenStep = {
  at: string;
  repeated: boolean;
  next: readonly Anchor[];
  /** No step has to follow. */
  isOver?: boolean;
};

const isSent = (value: unknown): value is TakenStep =>
  isObject(value) &&
  typeof value.at === 'string' &&
  typeof value.repeated === 'boolean' &&
  Array.isArray(value.next);

type ActionFormProps = { token: string; action: OwnerAction; onSent: (sent: TakenStep) => void };

/** The form itself only shows the mail, so that the Enter key sends nothing. */
export function ActionForm({ token, action, onSent }: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { send, show, faults, isSending, notSent } = useSend();
  const [against, setAgainst] = useState(action.against);
  const preview = usePreview(form);
  const { label, meaning, asks, confirm, field, long } = action.step;

  async function press(element: HTMLFormElement) {
    const body = Object.fromEntries(new FormData(element));
    const answer = await send(paths.actionApi, body, element);
    if (answer?.ok) return isSent(answer.value) ? onSent(answer.value) : show({ notSent: unclear });
    if (answer?.status !== 409) return;
    // A step was taken meanwhile: show its warning, and the mail as it would be now.
    const opened = await post(paths.openActionApi, { token });
    const now = opened.ok && readAction(opened.value);
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
        onInput={({ target }) => show(reviewFaults([(target as HTMLInputElement).name]))}
        noValidate
      >
        <div>
          <h2 id="step" className="title-3">
            {label}
          </h2>
          <p className="muted above-2">{meaning}</p>
        </div>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="acknowledgedStepAt" value={against?.at ?? ''} />
        {field === 'times' && <TimeSlots clock={action.clock} faults={faults} />}
        {field === 'by' && <DeliveryWays error={faults.by} />}
        <TextAreaField
          id="words"
          name="words"
          label={asks}
          hint="It stands in the email as a word from you."
          error={faults.words}
          rows={long ? 8 : 3}
        />
        <MailPreview preview={preview} mail={action.mail} />
        {against && (
          <Notice kind="note" title="Look twice">
            <p>{against.words}</p>
          </Notice>
        )}
        {action.firstBill && (
          <Notice kind="note" title="The first bill of the year">
            <p>
              This will be bill {action.firstBill}, the first of this financial year. If you have
              sent bills of this year before, the site’s memory has begun anew: ask whoever looks
              after your site before you go on (docs/instances.md says how the series goes on).
            </p>
          </Notice>
        )}
        <NotSentNotice title="Not sent" reason={notSent} />
        <Buttons>
          <SendButton
            isSending={isSending}
            onClick={() => form.current && void press(form.current)}
          >
            {confirm}
          </SendButton>
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

const unclear =
  'Our server answered something unexpected. Open the link again to see whether it was sent.';

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

type TimeSlotsProps = { clock: Clock | undefined; faults: FaultsByField };

const TimeSlots = (props: TimeSlotsProps) => (
  <div className="flow">
    {timeFields.map((names, index) => (
      <Slot key={names.day} number={index + 1} names={names} {...props} />
    ))}
    <InputField
      id="minutes"
      name="minutes"
      type="number"
      inputMode="numeric"
      label="How many minutes it takes"
      error={props.faults.minutes}
      min={callMinutes.least}
      max={callMinutes.most}
      step={5}
      defaultValue={callMinutes.usual}
    />
  </div>
);

type SlotProps = TimeSlotsProps & { number: number; names: (typeof timeFields)[number] };

function Slot({ number, names, clock, faults }: SlotProps) {
  const [moment, setMoment] = useState<number>();
  return (
    <fieldset
      className={styles.slot}
      onInput={({ currentTarget }) => {
        const [day, time] = currentTarget.querySelectorAll('input');
        setMoment(indiaMoment(day?.value ?? '', time?.value ?? ''));
      }}
    >
      <legend className="display">
        Time {number}
        {number > 1 && <span className="label faint"> (optional)</span>}
      </legend>
      <InputField
        id={names.day}
        name={names.day}
        type="date"
        label="Day"
        error={faults[names.day]}
      />
      <InputField
        id={names.time}
        name={names.time}
        type="time"
        label="Time in India"
        error={faults[names.time]}
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

/** Posts into a new frame for each mail, since Back would walk through those of one frame. */
function usePreview(form: RefObject<HTMLFormElement | null>) {
  const [count, setCount] = useState(0);
  const drawn = useRef('');
  const show = () => setCount((before) => before + 1);

  useEffect(() => {
    drawn.current = typedInto(form.current);
    form.current?.submit();
  }, [form, count]);

  return {
    count,
    frame: `mail-${count}`,
    show,
    refresh: () => typedInto(form.current) !== drawn.current && show(),
  };
}

const typedInto = (form: HTMLFormElement | null) =>
  form ? JSON.stringify([...new FormData(form).values()]) : '';

type MailPreviewProps = { preview: ReturnType<typeof usePreview>; mail: OwnerAction['mail'] };

/** The frame has no rights: it runs nothing and reaches nothing. */
function MailPreview({ preview, mail }: MailPreviewProps) {
  const { count, frame, show } = preview;
  return (
    <section className={`flow sunk rounded ${styles.preview}`} aria-labelledby="mail">
      <div className="between">
        <h3 id="mail">The email</h3>
        <Button look="line" small onClick={show}>
          Show it as it is now
        </Button>
      </div>
      <dl>
        {[
          ['To', mail.to],
          ['Subject', mail.subject],
        ].map(([term, words]) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd className="semi anywhere">{words}</dd>
          </div>
        ))}
      </dl>
      <iframe key={count} name={frame} title="The email as it will be sent" sandbox="" />
    </section>
  );
}
