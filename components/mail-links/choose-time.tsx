'use client';

import { useState } from 'react';
import { type Clock, dayBy, formatDate, indiaClock, momentBy, orBy, timeBy } from '@/lib/time';
import { isObject } from '@/lib/json';
import { mailLink, paths } from '@/lib/site';
import { island } from '../island/island';
import { ButtonLink, Buttons, Button, focusOn, Notice, PageIcon } from '../ui';
import { post, useSend } from '../use-send';
import { ClosedLink, type Contact, Finished, LinkPage } from './link';
import styles from './choose-time.module.scss';
import link from './link.module.scss';

const Island = island('choose/choose-time', ChooseTime);
export { Island as ChooseTime };

/** The buyer takes one of the times that the owner proposed. Opening the page changes nothing. */
function ChooseTime({ business }: { business: Contact }) {
  return (
    <div className={`wrap ${link.page} ${link.narrow}`}>
      <LinkPage
        title={title}
        api={paths.openChoiceApi}
        read={readChoice}
        business={business}
        otherwise="Please answer the email with the time that you would like."
        noLink={noLink}
      >
        {(token, choice) => <Times key={token} token={token} choice={choice} business={business} />}
      </LinkPage>
    </div>
  );
}

const title = 'Choose a time';
const noLink =
  'This page is opened by the button in the email that proposes times to you. There is nothing to choose from without it.';

type TimesProps = { token: string; choice: Choice; business: Contact };

function Times({ token, choice, business }: TimesProps) {
  const [deviceClock, india] = clocks();
  const [taken, setTaken] = useState<Taken & { repeated: boolean }>();
  if (choice.declinedAt)
    return (
      <ClosedLink
        title={title}
        reason={`Order ${choice.orderId} was cancelled on ${formatDate(new Date(choice.declinedAt))}, so there is no time to choose any more.`}
        business={business}
      />
    );
  const chosen = taken ?? (choice.chosen && { ...choice.chosen, repeated: true });
  if (chosen)
    return (
      <Agreed chosen={chosen} deviceClock={deviceClock} india={india} orderId={choice.orderId} />
    );
  return (
    <>
      <h1>{title}</h1>
      <p className="lead above-2">
        For your order {choice.orderId}: {choice.services.join(', ')}. It takes {choice.minutes}{' '}
        minutes.
      </p>
      <TimesForm
        token={token}
        choice={choice}
        deviceClock={deviceClock}
        india={india}
        email={business.email}
        onTaken={setTaken}
      />
    </>
  );
}

type AgreedProps = {
  chosen: Taken & { repeated: boolean };
  deviceClock: Clock;
  india: Clock | undefined;
  orderId: string;
};

function Agreed({ chosen, deviceClock, india, orderId }: AgreedProps) {
  return (
    <Finished title={momentBy(chosen.start, deviceClock)}>
      <p className="lead" role="status">
        {chosen.repeated
          ? 'You have chosen this time before, and we know of it. Nothing was sent again.'
          : 'That time is yours, and we have been told.'}
        {india && ` It is ${momentBy(chosen.start, india)}.`}
      </p>
      <p>
        We will email you how we meet, by phone or by a link. If something comes up, reply to our
        email about order {orderId} and we will find another time.
      </p>
      <Buttons>
        <ButtonLink href={chosen.calendar}>
          <PageIcon name="calendar" />
          Add to my calendar
        </ButtonLink>
      </Buttons>
    </Finished>
  );
}

type TimesFormProps = {
  token: string;
  choice: Choice;
  deviceClock: Clock;
  india: Clock | undefined;
  email: string;
  onTaken: (taken: Taken & { repeated: boolean }) => void;
};

/** The times to choose from; the button repeats what is chosen. */
function TimesForm({ token, choice, deviceClock, india, email, onTaken }: TimesFormProps) {
  const [picked, setPicked] = useState<number | undefined>(
    choice.times.length === 1 ? 0 : undefined,
  );
  const { send, refuse, isSending, notSent } = useSend();

  async function take() {
    if (picked === undefined) return refuse('Please choose one of the times first.');
    const answer = await send(() => post(paths.choiceApi, { token, choice: picked }));
    if (!answer) return;
    if (answer.ok && isTaken(answer.value)) return onTaken({ repeated: false, ...answer.value });
    refuse(answer.ok ? 'Our server answered something unexpected.' : answer.reason);
  }

  const start = picked === undefined ? undefined : choice.times[picked];
  return (
    <form
      className="flow above-6"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
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
              <span className="semi">{dayBy(time, deviceClock)},</span>
              <br />
              <strong className="display title-3">{timeBy(time, deviceClock)}</strong>{' '}
              <span className="muted">
                {deviceClock.name}
                {india && orBy(time, india, deviceClock)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {notSent && (
        <Notice kind="error" title="Not sent yet" ref={focusOn}>
          <p>{notSent}</p>
        </Notice>
      )}
      <Buttons>
        <Button type="submit" aria-disabled={isSending}>
          {isSending
            ? 'Sending…'
            : start === undefined
              ? 'Take this time'
              : `Take ${dayBy(start, deviceClock)}, ${timeBy(start, deviceClock)}`}
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
  mailLink(email, `Another time for order ${orderId}`);

/** A time that was taken, and the address of its calendar file. */
type Taken = { start: number; calendar: string };

/** What the link of proposed times holds, as the server says it. */
type Choice = {
  orderId: string;
  services: string[];
  times: number[];
  minutes: number;
  chosen?: Taken;
  /** When the order was declined. */
  declinedAt?: string;
};

/** The answer read lightly, or undefined when it is something else. */
function readChoice(answer: unknown): Choice | undefined {
  if (!isObject(answer)) return undefined;
  const { orderId, services, times, minutes, chosen, declinedAt } = answer;
  if (!Array.isArray(services) || !Array.isArray(times)) return undefined;
  return {
    orderId: String(orderId),
    services: services.map(String),
    times: times.map(Number),
    minutes: Number(minutes),
    ...(isTaken(chosen) && { chosen }),
    ...(typeof declinedAt === 'string' && { declinedAt }),
  };
}

const isTaken = (value: unknown): value is Taken =>
  isObject(value) && typeof value.start === 'number' && typeof value.calendar === 'string';

/** The device's own clock, and India's where it shows another time. */
function clocks(now = Date.now()): [device: Clock, india: Clock | undefined] {
  const deviceClock = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, name: 'your time' };
  return timeBy(now, deviceClock) === timeBy(now, indiaClock)
    ? [indiaClock, undefined]
    : [deviceClock, indiaClock];
}
