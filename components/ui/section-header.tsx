import type { ReactNode } from 'react';
import { Icon, LoShuMark } from './icon';
import { Link } from './button';
import styles from './section-header.module.scss';

type SectionHeaderProps = {
  title: string;
  id?: string;
  cell?: number;
  children?: ReactNode;
  beside?: ReactNode;
};

export function SectionHeader({ title, id, cell, children, beside }: SectionHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        {cell && <LoShuMark lit={cell} className={styles.glyph} />}
        <h2 id={id}>{title}</h2>
        {children && <p className="measure muted above-3">{children}</p>}
      </div>
      {beside}
    </header>
  );
}

export function MoreLink({ label, href }: { label: string; href: string }) {
  return (
    <Link href={href} className={`semi ${styles.more}`}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
