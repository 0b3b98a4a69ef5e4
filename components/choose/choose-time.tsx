'use client';

import { useState } from 'react';
import { momentBy, type Clock } from '@/lib/moments';
import { formatDate } from '@/lib/format';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { ClosedLink, type Contact } from '../links/closed-link';
import { Finished } from '../links/finished';
import { LinkPage } from '../links/link-page';
import { useHash, useOpened } from '../links/use-link';
import { ButtonLink, Buttons } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './choose-time.module.scss';
import { clocks } from './clocks';
import { readChoice, type Choice, type Taken } from './read-choice';
import { TimesForm } from './times-form';

const Island = island('choose/choose-time', ChooseTime);
export { Island as ChooseTime };

/** The buyer takes one of the times that the owner proposed. Opening the page changes nothing. */
function ChooseTime({ business }: { business: Contact }) {
  const link = useOpened(paths.openChoiceApi, useHash(), readChoice);
  return (
    <div className={`wrap ${styles.page}`}>
      <LinkPage
        title={title}
        link={link}
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
  const [own, india] = clocks();
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
  if (chosen) return <Agreed chosen={chosen} own={own} india={india} orderId={choice.orderId} />;
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">
        For your order {choice.orderId}: {choice.services.join(', ')}. It takes {choice.minutes}{' '}
        minutes.
      </p>
      <TimesForm
        token={token}
        choice={choice}
        own={own}
        india={india}
        email={business.email}
        onTaken={setTaken}
      />
    </>
  );
}

type AgreedProps = {
  chosen: Taken & { repeated: boolean };
  own: Clock;
  india: Clock | undefined;
  orderId: string;
};

function Agreed({ chosen, own, india, orderId }: AgreedProps) {
  return (
    <Finished title={momentBy(chosen.start, own)}>
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
          <Icon name="calendar" />
          Add to my calendar
        </ButtonLink>
      </Buttons>
    </Finished>
  );
}
