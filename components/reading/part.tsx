import type { ReactNode } from 'react';
import { Html } from './html';
import styles from './part.module.scss';

type PartProps = {
  id?: string;
  /** HTML; an opening has no title, and its place stays empty. */
  title?: string;
  /** On the quieter ground. */
  sunk?: boolean;
  children: ReactNode;
};

/** A part of a long page: its title in the narrow column, what it says in the wide one. */
export function Part({ id, title, sunk, children }: PartProps) {
  return (
    <section
      className={sunk ? `section ${styles.sunk}` : `section ${styles.plain}`}
      aria-labelledby={title ? id : undefined}
    >
      <div className={`wrap ${styles.columns}`}>
        {title && <Html as="h2" id={id} html={title} className={styles.title} />}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
