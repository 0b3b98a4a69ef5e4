import type { ReactNode } from 'react';
import { Tick } from '../ui/tick';
import styles from './finished.module.scss';

/** Something was done: the news, which takes the focus, and what follows. */
export function Finished({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.finished}>
      <Tick />
      <div className={styles.words}>
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
