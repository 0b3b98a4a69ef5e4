import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { whenDone } from '@/lib/moments';
import type { FieldFault } from '@/lib/problem';
import { deliveryWays } from '@/lib/order/steps';
import { paths } from '@/lib/site';
import { isObject } from '@/lib/json';
import { post } from '../links/post';
import { Button, Buttons } from '../ui/button';
import { FieldError, TextField } from '../ui/field';
import { focusOn } from '../ui/focus-on';
import { Notice } from '../ui/notice';
import styles from './action-form.module.scss';
import { MailPreview, usePreview } from './mail-preview';
import { readAction, type OwnerAction } from './read-action';
import { TimeSlots } from './time-slots';

/** A confirmed step: when it was taken, and whether that was before. */
export type Sent = { at: string; repeated: boolean };

type ActionFormProps = { token: string; action: OwnerAction; onSent: (sent: Sent) => void };

/**
 * What the owner adds, the mail as it will go out, and the one button that sends it. The form itself only
 * shows the mail, so that the Enter key sends nothing.
 */
export function ActionForm({ token, action, onSent }: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [notSent, setNotSent] = useState<string>();
  const [against, setAgainst] = useState(action.against);
  const preview = usePreview(form);
  const { label, meaning, asks, confirm, field, long, maxLength } = action.step;

  async function send() {
    if (!form.current || isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setNotSent(undefined);
    const answer = await post(paths.actionApi, Object.fromEntries(new FormData(form.current)));
    isBusy.current = false;
    setIsSending(false);
    if (answer.ok && isSent(answer.value)) return onSent(answer.value);
    if (!answer.ok && answer.faults.length > 0) return show(answer.faults);
    setNotSent(answer.ok ? unclear : answer.reason);
    if (!answer.ok && answer.status === 409) await lookAgain();
  }

  /** A step was taken meanwhile: the warning about it shows, and the mail as it would be now. */
  async function lookAgain() {
    const answer = await post(paths.openActionApi, { token });
    const now = answer.ok ? readAction(answer.value) : undefined;
    if (!now) return;
    setAgainst(now.against);
    preview.show();
  }

  function show(found: readonly FieldFault[]) {
    flushSync(() =>
      setFaults(Object.fromEntries(found.map(({ field, message }) => [field, message]))),
    );
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function forgetFault({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (faults[name]) setFaults(({ [name]: _, ...others }) => others);
  }

  return (
    <section aria-labelledby="step">
      <form
        ref={form}
        className={styles.form}
        action={paths.actionMailApi}
        method="post"
        target={preview.frame}
        onBlur={preview.refresh}
        onInput={forgetFault}
        noValidate
      >
        <div>
          <h2 id="step">{label}</h2>
          <p>{meaning}</p>
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
          <Button onClick={() => void send()} aria-disabled={isSending || undefined}>
            {isSending ? 'Sending…' : confirm}
          </Button>
        </Buttons>
        {action.until && (
          <p className={styles.fine}>
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
      <legend id="by">How was the reading given?</legend>
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
