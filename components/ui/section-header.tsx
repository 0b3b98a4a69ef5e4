import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';
import { Mark } from './mark';
import styles from './section-header.module.scss';

type SectionHeaderProps = {
  title: string;
  /** The section's own cell of the Lo Shu square, lit in the glyph above the title. */
  cell?: number;
  children?: ReactNode;
  more?: { label: string; href: string };
};

/** The head of a section: glyph, title, a line, and the way to the whole list. */
export function SectionHeader({ title, cell, children, more }: SectionHeaderProps) {
  return (
    <header className={styles.header}>
      {cell && <Mark lit={cell} litClass={styles.lit} className={styles.glyph} />}
      <div>
        <h2>{title}</h2>
        {children && <p className={styles.line}>{children}</p>}
      </div>
      {more && <MoreLink {...more} />}
    </header>
  );
}

/** 'Explore All Services →' */
export function MoreLink({ label, href }: { label: string; href: string }) {
  return (
    <Link href={href} className={styles.more}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
