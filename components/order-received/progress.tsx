import type { ReactNode } from 'react';
import type { OrderAnswer } from '@/lib/order/order';
import { Icon } from '../ui/icon';
import styles from './progress.module.scss';

/** Three honest steps. Only the owner can know of the second, so this page never ticks it. */
export function Progress({ queued }: Pick<OrderAnswer, 'queued'>) {
  return (
    <ol className={styles.progress} aria-label="Where your order is">
      <Step n={1} title="Order received" state="done">
        Your order is {queued ? 'stored' : 'with us'} and has its number.
      </Step>
      <Step n={2} title="Payment" state="now">
        Transfer the amount below. We check the account and reply within{' '}
        <span className="nowrap">1-2 days</span>.
      </Step>
      <Step n={3} title="Time agreed" state="later">
        When the payment is in, we write to you and agree on a time.
      </Step>
    </ol>
  );
}

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
