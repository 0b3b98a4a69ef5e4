import type { ReactNode } from 'react';
import { MoreLink } from '../ui';
import styles from './section.module.scss';

type HomeSectionProps = {
  id: string;
  title: string;
  line?: ReactNode;
  more?: { label: string; href: string };
  ground?: 'sunk' | 'night' | 'sun';
  /** Its cards stand in a row that is swiped on a phone: their list has the class of `swipeRow`. */
  isSwiped?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
};

export function HomeSection(props: HomeSectionProps) {
  const { id, title, line, more, ground, isSwiped = false, before, after, children } = props;
  return (
    <section
      className={[styles.section, ground, ground === 'sun' && styles.band]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={id}
    >
      {before && <div className="wrap">{before}</div>}
      <div className={`wrap ${styles.layout}`}>
        <h2 id={id} className="feature">
          {title}
        </h2>
        {line && <p className={`measure muted ${styles.line}`}>{line}</p>}
        {children}
        {isSwiped && (
          <div className={styles.rule} aria-hidden="true">
            <i />
          </div>
        )}
        {more && (
          <div className={styles.more}>
            <MoreLink {...more} />
          </div>
        )}
        {after}
      </div>
    </section>
  );
}

/** Cards beside each other; on a phone they are swiped, and the last in view is half seen. */
export const swipeRow = styles.row;
