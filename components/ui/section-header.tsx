import type { ReactNode } from 'react';
import { Icon, Mark } from './icon';
import { Link } from './button';
import styles from './section-header.module.scss';

type SectionHeaderProps = {
  title: string;
  /** For a section that is named by its title. */
  id?: string;
  /** The section's own cell of the Lo Shu square, lit in the glyph above the title. */
  cell?: number;
  children?: ReactNode;
  /** What stands at the other end of the title's line: buttons that turn the list, for one. */
  beside?: ReactNode;
};

/** The head of a section: glyph, title, a line, and what stands beside them. */
export function SectionHeader({ title, id, cell, children, beside }: SectionHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        {cell && <Mark lit={cell} className={styles.glyph} />}
        <h2 id={id}>{title}</h2>
        {children && <p className="measure muted above-3">{children}</p>}
      </div>
      {beside}
    </header>
  );
}

/** 'Explore All Services →' */
export function MoreLink({ label, href }: { label: string; href: string }) {
  return (
    <Link href={href} className={`semi ${styles.more}`}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
