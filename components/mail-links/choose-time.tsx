'use client';

import { useState } from 'react';
import { isObject } from '@/lib/json';
import type { showChoice } from '@/lib/owner-steps/buyer';
import { newerTimes, readChoiceLink } from '@/lib/owner-steps/times';
import { mailLink, paths } from '@/lib/site';
import {
  alsoBy,
  dayBy,
  deviceClock,
  formatDate,
  indiaClock,
  momentBy,
  timeBy,
  type Clock,
} from '@/lib/time';
import { NotSentNotice, SendButton } from '../forms/form-parts';
import { island } from '../island/island';
import { ButtonLink, Buttons, PageIcon } from '../ui';
import { useSend } from '../use-send';
import { ClosedLink, DoneNotice, LinkPage, useHash, useOpened, type Contact } from './link';
import styles from './choose-time.module.scss';

const Island = island('choose/choose-time', ChooseTime);
export { Island as ChooseTime };

function ChooseTime({ business }: { business: Contact }) {
  const hash = useHash();
  const picked = hash === undefined ? undefined : readChoiceLink(hash);
  return (
    <LinkPage
      title={title}
      link={useOpened(paths.openChoiceApi, picked?.token, readChoice)}
      business={business}
      otherwise="Please answer the email with the time that you would like."
      noLink="This page is opened by the button in the email that proposes times to you. There is nothing to choose from without it."
    >
      {(token, choice) => (
        <Times
          key={token}
          token={token}
          choice={choice}
          first={picked?.choice}
          business={business}
        />
      )}
    </LinkPage>
  );
}

const title = 'Choose a time';

type ProposedTimes = Awaited<ReturnType<typeof showChoice>>;

const readChoice = (answer: unknown) =>
  isObject(answer) && [answer.services, answer.times, answer.past].every(Array.isArray)
    ? (answer as ProposedTimes)
    : undefined;

type ChosenTime = { start: number; calendar: string; repeated?: boolean };

const isTaken = (value: unknown): value is ChosenTime =>
  isObject(value) && typeof value.start === 'number' && typeof value.calendar === 'string';

type TimesProps = {
  token: string;
  choice: ProposedTimes;
  /** The one whose button was pressed in the mail. */
  first: number | undefined;
  business: Contact;
};

function Times({ token, choice, first, business }: TimesProps) {
  const { orderId, services, minutes, meeting, times, past, isOutdated, chosen, declinedAt } =
    choice;
  const [own, india] = clocks();
  const [picked, setPicked] = useState(() => {
    const start = times[first ?? -1];
    if (start !== undefined && !past.includes(start)) return first;
    return times.length === 1 ? 0 : undefined;
  });
  const { send, show, answer, isSending, notSent } = useSend();
  const start = picked === undefined ? undefined : times[picked];

  async function take() {
    if (picked === undefined) return show({ notSent: 'Please choose one of the times first.' });
    const answer = await send(paths.choiceApi, { token, choice: picked });
    if (answer?.ok && !isTaken(answer.value))
      show({ notSent: 'Our server answered something unexpected.' });
  }

  if (declinedAt)
    return (
      <ClosedLink
        title={title}
        reason={`Order ${orderId} was cancelled on ${formatDate(new Date(declinedAt))}, so there is no time to choose any more.`}
        business={business}
      />
    );
  if (answer?.ok && isTaken(answer.value))
    return <AgreedTime {...{ orderId, meeting }} chosen={answer.value} />;
  if (chosen)
    return <AgreedTime {...{ orderId, meeting }} chosen={{ ...chosen, repeated: true }} />;
  if (isOutdated) return <ClosedLink title={title} reason={newerTimes} business={business} />;
  const askForTimes = mailLink(business.email, `Another time for order ${orderId}`);
  if (past.length === times.length)
    return (
      <div className="flow">
        <h1>{title}</h1>
        <p className="lead" role="status">
          The times that we proposed for your order {orderId} are past, so none of them can be taken
          any more.
        </p>
        <Buttons>
          <ButtonLink href={askForTimes}>Ask for other times</ButtonLink>
        </Buttons>
      </div>
    );
  return (
    <>
      <h1>{title}</h1>
      <p className="lead above-2">
        For your order {orderId}: {services.join(', ')}. It takes {minutes} minutes.
      </p>
      <form
        className="flow above-6"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <fieldset className={styles.times}>
          <legend className="visually-hidden">The times</legend>
          {times.map((time, index) => (
            <label key={time} className={styles.time}>
              <input
                type="radio"
                name="choice"
                checked={picked === index}
                disabled={past.includes(time)}
                onChange={() => setPicked(index)}
              />
              <span>
                <span className="semi">{dayBy(time, own)},</span>
                <br />
                <strong className="display title-3">{timeBy(time, own)}</strong>{' '}
                <span className="muted">
                  {own.name}
                  {india && `; ${alsoBy(time, india, own)}`}
                  {past.includes(time) && '. This time is past.'}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <NotSentNotice reason={notSent} />
        <Buttons>
          <SendButton type="submit" isSending={isSending}>
            {start === undefined
              ? 'Take this time'
              : `Take ${dayBy(start, own)}, ${timeBy(start, own)}`}
          </SendButton>
          <ButtonLink look="line" href={askForTimes}>
            None of these fit
          </ButtonLink>
        </Buttons>
      </form>
    </>
  );
}

type AgreedTimeProps = { chosen: ChosenTime; orderId: string; meeting: string };

function AgreedTime({ chosen, orderId, meeting }: AgreedTimeProps) {
  const [own, india] = clocks();
  return (
    <DoneNotice title={momentBy(chosen.start, own)}>
      <p className="lead" role="status">
        {chosen.repeated
          ? 'You have chosen this time before, and we know of it. Nothing was sent again.'
          : 'That time is yours, and we have been told.'}
        {india && ` It is ${momentBy(chosen.start, india)}.`}
      </p>
      <p>
        {meeting} An email confirms it, with a way to move it. Nothing came? Reply to any email
        about order {orderId}.
      </p>
      <Buttons>
        <ButtonLink href={chosen.calendar}>
          <PageIcon name="calendar" />
          Add to my calendar
        </ButtonLink>
      </Buttons>
    </DoneNotice>
  );
}

function clocks(): [own: Clock, india: Clock | undefined] {
  const own = deviceClock();
  return [own, own === indiaClock ? undefined : indiaClock];
}
