import type { ReactNode } from 'react';
import { Mark } from '../ui/mark';
import { Tick } from '../ui/tick';
import styles from './thanks.module.scss';

/** The tick, the title and the sentence after an order. */
export function Thanks({ children }: { children: ReactNode }) {
  return (
    <div className={styles.thanks}>
      <Tick />
      <div>
        <h1>Order Received</h1>
        <p className="lead">{children}</p>
      </div>
    </div>
  );
}

/** On paper only, where the site's header is missing: who this order is with, and its date. */
export function Letterhead({ name, date }: { name: string; date: string }) {
  return (
    <div className={styles.letterhead} aria-hidden="true">
      <span>
        <Mark lit={9} litClass={styles.lit} />
        {name}
      </span>
      <span>{date}</span>
    </div>
  );
}
