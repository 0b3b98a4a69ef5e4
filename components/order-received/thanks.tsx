import type { ReactNode } from 'react';
import { Mark } from '../ui/mark';
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

/** One tick run in three lanes. */
function Tick() {
  const path = 'M28 62l24 24 42-48';
  return (
    <svg className={styles.tick} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="60" />
      <path className={styles.outer} d={path} />
      <path className={styles.between} d={path} />
      <path className={styles.inner} d={path} />
    </svg>
  );
}
