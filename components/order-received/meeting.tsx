import type { ReactNode } from 'react';
import { rootOf } from '@/lib/art/drawing';
import { meetingOf, movableUntil, moveLinks, moveStage, wayOf } from '@/lib/order/meeting';
import { dayBy, dayNumberBy, momentBy, timeBy, type Clock } from '@/lib/time';
import { ButtonLink, Buttons, ContactLinks, Fact, MessageLinks, PageIcon, Plate } from '../ui';
import type { Payee } from '@/lib/order/pay';
import type { OrderView } from '@/lib/order/stages';
import cards from './state-card.module.scss';
import styles from './meeting.module.scss';

export type MeetingFacts = {
  view: OrderView;
  payee: Payee;
  /** Where sittings are held. */
  town?: string;
  clock: Clock;
  /** The address of the file of the time that was chosen. */
  calendar: string | undefined;
};

type MeetingProps = MeetingFacts & {
  start: number;
  /** What is known of the payment. */
  children: ReactNode;
};

/** The day and the hour that were chosen, and how to move them until a day before. */
export function Meeting(props: MeetingProps) {
  const { view, payee, town, clock, calendar, start, children } = props;
  const { order, state, services } = view;
  const { title, words, move } = meetingOf(order, services, town);
  const day = dayNumberBy(start, clock);
  return (
    <article className={`panel ${cards.card}`} aria-labelledby="meeting">
      <div className={`ink${rootOf('day', day)} semi ${styles.band}`} aria-hidden="true">
        <span>{dayBy(start, clock).split(' ')[0]}</span>
        <Plate kind="day" id={day} eager />
        <span>{timeBy(start, clock)}</span>
      </div>
      <div className={`room ${cards.top}`}>
        <h2 id="meeting">{title}</h2>
        <p>{words}</p>
        <dl className={`ledger ${styles.facts}`}>
          <Fact label={wayOf(order, services) === 'phone' ? 'On' : 'If something fails, on'}>
            {order.customer.phone}
          </Fact>
          <Fact label="From">{payee.phone.display}</Fact>
          {state.minutes && <Fact label="For">about {state.minutes} minutes</Fact>}
        </dl>
        {children}
        {calendar && (
          <Buttons>
            <ButtonLink href={calendar}>
              <PageIcon name="calendar" />
              Add to my calendar
            </ButtonLink>
          </Buttons>
        )}
      </div>
      <MoveMeeting {...props} move={move} />
    </article>
  );
}

function MoveMeeting({
  view: { order },
  payee,
  clock,
  start,
  move,
}: MeetingProps & { move: string }) {
  const moves = moveStage(start);
  if (moves === 'over') return null;
  return (
    <div className={`no-print room ruled ${cards.top}`}>
      {moves === 'open' ? (
        <>
          <Buttons>
            <MessageLinks
              {...moveLinks(order, start, payee)}
              labels={[`${move} on WhatsApp`, 'By email']}
              small
            />
          </Buttons>
          <p className="muted fine">Until {momentBy(movableUntil(start), clock)}.</p>
        </>
      ) : (
        <p>
          It is less than a day away. If something comes up, call <ContactLinks {...payee} />.
        </p>
      )}
    </div>
  );
}
