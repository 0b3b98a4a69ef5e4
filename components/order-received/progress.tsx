import type { ReactNode } from 'react';
import { indiaClock, momentBy } from '@/lib/moments';
import { dateOf, deliveryWays, does, type OrderState } from '@/lib/order/steps';
import { deliveredWhen } from '@/lib/services/catalogue';
import { Icon } from '../ui';
import styles from './progress.module.scss';

type ProgressProps = {
  queued?: boolean;
  state: OrderState;
  /** A service of the order is given at a time that is agreed. */
  appointment: boolean;
  /** It needs what the buyer fills in below. */
  asks: boolean;
  /** '25-30 Days', or in its own words. */
  duration?: string;
};

/** Where the order stands. Only the owner can know of payment and reading, so nothing is ticked that was not told. */
export function Progress({ queued, state, appointment, asks, duration }: ProgressProps) {
  const { paid, time, delivered, declined, told } = state;
  const received = (
    <Step n={1} title="Order received" state="done">
      Your order is {queued ? 'stored' : 'with us'} and has its number.
    </Step>
  );
  if (declined)
    return (
      <List>
        {received}
        <Step n={2} title="Cancelled" state="now">
          We could not take it, and wrote to you on {dateOf(declined)}.
        </Step>
      </List>
    );
  const settled = paid ?? delivered;
  return (
    <List>
      {received}
      <Step n={2} title="Payment" state={settled ? 'done' : 'now'}>
        {paid && `It has arrived. We confirmed it on ${dateOf(paid)}.`}
        {!paid && delivered && 'There is nothing left to pay.'}
        {!settled && told.payment}
        {!settled && (
          <>
            Transfer the amount below. We check the account and reply within{' '}
            <span className="nowrap">1-2 days</span>.
          </>
        )}
      </Step>
      {(appointment || time) && (
        <Step
          n={3}
          title="Time agreed"
          state={time && does(time, 'chosen') ? 'done' : paid || time ? 'now' : 'later'}
        >
          {time?.start
            ? `You chose ${momentBy(time.start, indiaClock)}.`
            : time
              ? `We proposed times on ${dateOf(time)}. Choose one in our email.`
              : 'When the payment is in, we write to you and agree on a time.'}
        </Step>
      )}
      <Step
        n={appointment || time ? 4 : 3}
        title="Reading"
        state={delivered ? 'done' : settled ? 'now' : 'later'}
      >
        {delivered ? (
          `Given ${deliveryWays[delivered.by ?? 'email']} on ${dateOf(delivered)}.`
        ) : (
          <>
            {told.reading}
            {asks && 'Fill in below what it needs. '}
            Worked out for you, with every sum
            {duration && (
              <>
                , <span className="nowrap">{deliveredWhen(duration)}</span>
              </>
            )}
            .
          </>
        )}
      </Step>
    </List>
  );
}

const List = ({ children }: { children: ReactNode }) => (
  <ol className={styles.progress} aria-label="Where your order is">
    {children}
  </ol>
);

type StepProps = { n: number; title: string; state: keyof typeof inWords; children: ReactNode };

const inWords = { done: 'done', now: 'this comes now', later: 'later' } as const;

/** The state is drawn and also said, so that it does not hang on a colour. */
function Step({ n, title, state, children }: StepProps) {
  return (
    <li className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.disc} aria-hidden="true">
        {state === 'done' ? <Icon name="check" /> : <span>{n}</span>}
      </span>
      <div>
        <h2>
          {title}
          <span className="visually-hidden">, {inWords[state]}</span>
        </h2>
        <p>{children}</p>
      </div>
    </li>
  );
}
