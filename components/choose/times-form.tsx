import { useRef, useState } from 'react';
import { dayBy, orBy, timeBy, type Clock } from '@/lib/moments';
import { paths } from '@/lib/site';
import { post } from '../links/post';
import { Button, ButtonLink, Buttons } from '../ui/button';
import { focusOn } from '../ui/focus-on';
import { Notice } from '../ui/notice';
import { isTaken, type Choice, type Taken } from './read-choice';
import styles from './times-form.module.scss';

type TimesFormProps = {
  token: string;
  choice: Choice;
  own: Clock;
  india: Clock | undefined;
  email: string;
  onTaken: (taken: Taken & { repeated: boolean }) => void;
};

/** The times to choose from; the button repeats what is chosen. */
export function TimesForm({ token, choice, own, india, email, onTaken }: TimesFormProps) {
  const [picked, setPicked] = useState<number | undefined>(
    choice.times.length === 1 ? 0 : undefined,
  );
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string>();

  async function send() {
    if (isBusy.current) return;
    if (picked === undefined) return setFault('Please choose one of the times first.');
    isBusy.current = true;
    setIsSending(true);
    setFault(undefined);
    const answer = await post(paths.choiceApi, { token, choice: picked });
    isBusy.current = false;
    setIsSending(false);
    if (answer.ok && isTaken(answer.value)) return onTaken({ repeated: false, ...answer.value });
    setFault(answer.ok ? 'Our server answered something unexpected.' : answer.reason);
  }

  const start = picked === undefined ? undefined : choice.times[picked];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className={styles.times}>
        <legend className="visually-hidden">The times</legend>
        {choice.times.map((time, index) => (
          <label key={time} className={styles.time}>
            <input
              type="radio"
              name="choice"
              checked={picked === index}
              onChange={() => setPicked(index)}
            />
            <span>
              <span className={styles.day}>{dayBy(time, own)},</span>
              <strong>{timeBy(time, own)}</strong>{' '}
              <span className={styles.zone}>
                {own.name}
                {india && orBy(time, india, own)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {fault && (
        <Notice kind="error" title="Not sent yet" ref={focusOn}>
          <p>{fault}</p>
        </Notice>
      )}
      <Buttons>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending
            ? 'Sending…'
            : start === undefined
              ? 'Take this time'
              : `Take ${dayBy(start, own)}, ${timeBy(start, own)}`}
        </Button>
        <ButtonLink look="line" href={noneFits(email, choice.orderId)}>
          None of these fit
        </ButtonLink>
      </Buttons>
    </form>
  );
}

/** A mail with its subject written; the buyer adds times and presses send. */
const noneFits = (email: string, orderId: string) =>
  `mailto:${email}?subject=${encodeURIComponent(`Another time for order ${orderId}`)}`;
