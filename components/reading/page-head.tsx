import type { ReactNode } from 'react';
import styles from './page-head.module.scss';

type PageHeadProps = { title: string; children?: ReactNode; beside?: boolean };

/** The head of a reading page: its title and a sentence, which may stand beside it. */
export function PageHead({ title, children, beside }: PageHeadProps) {
  return (
    <div className={beside ? `wrap ${styles.head} ${styles.beside}` : `wrap ${styles.head}`}>
      <h1>{title}</h1>
      {children && <p className={`lead ${styles.lead}`}>{children}</p>}
    </div>
  );
}
