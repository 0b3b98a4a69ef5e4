import type { ReactNode } from 'react';
import { formatDate, formatMonth } from '@/lib/time';
import { paths } from '@/lib/site';
import { Link } from '../ui';
import styles from './head.module.scss';

type PageHeadProps = {
  title: string;
  children?: ReactNode;
  beside?: boolean;
  /** Keeps what follows within reach on a phone, without scrolling. */
  tight?: boolean;
};

export function PageHead({ title, children, beside, tight }: PageHeadProps) {
  const look = `${styles.head} ${tight ? styles.tight : ''}`;
  return (
    <div className={beside ? `wrap split end major ${look}` : `wrap ${look}`}>
      <h1>{title}</h1>
      {children && <p className={beside ? 'lead' : 'lead above-4'}>{children}</p>}
    </div>
  );
}

export const Day = ({ date }: { date: string }) => (
  <time dateTime={date} className="nowrap">
    {date.length === 7 ? formatMonth(date) : formatDate(new Date(date))}
  </time>
);

type DatelineProps = {
  /** '2026-11-21' or '2021-01' */
  published?: string;
  updated: string;
};

export function Dateline({ published, updated }: DatelineProps) {
  const isChanged = updated !== published;
  return (
    <p className="above-4 measure muted fine">
      {published && 'Published '}
      {published && <Day date={published} />}
      {published && isChanged && ', '}
      {isChanged && `${published ? 'last' : 'Last'} changed on `}
      {isChanged && <Day date={updated} />}. For reflection, not{' '}
      <Link href={paths.terms}>medical, legal or financial advice</Link>.
    </p>
  );
}

export function AuthorBox({ author }: { author?: string }) {
  return (
    <section className={`sunk measure fine ${styles.box}`} aria-label="Author">
      <p>
        Written by <strong>{author ?? 'the practitioner'}</strong>, numerologist.{' '}
        <Link href={paths.about}>About the practitioner</Link>
      </p>
      <p className="above-2">
        The sums follow <Link href={paths.numerology}>the Indian rule</Link>. Found a mistake?{' '}
        <Link href={paths.corrections}>Tell us, or see what we have corrected</Link>
      </p>
    </section>
  );
}
