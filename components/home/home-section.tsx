import type { ReactNode } from 'react';
import { MoreLink, SectionHeader } from '../ui/section-header';
import styles from './home-section.module.scss';

type HomeSectionProps = {
  title: string;
  /** The section's own cell of the Lo Shu square. */
  cell?: number;
  line?: ReactNode;
  /** The way to the whole list: beside the title, on phones below the list. */
  more?: { label: string; href: string };
  ground?: 'sunk' | 'night';
  children: ReactNode;
};

/** A section of the home page: its head, what it shows, and the way on. */
export function HomeSection({ title, cell, line, more, ground, children }: HomeSectionProps) {
  return (
    <section className={`section ${ground ? styles[ground] : ''}`}>
      <div className={`wrap ${styles.layout}`}>
        <SectionHeader title={title} cell={cell}>
          {line}
        </SectionHeader>
        <div className={styles.list}>{children}</div>
        {more && (
          <p className={styles.more}>
            <MoreLink {...more} />
          </p>
        )}
      </div>
    </section>
  );
}
