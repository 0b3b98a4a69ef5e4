import { formatDate, formatMonth } from '@/lib/format';
import { paths } from '@/lib/site';
import { Link } from '../ui/link';
import styles from './dateline.module.scss';

type DatelineProps = {
  /** A day or a month, '2026-11-21' or '2021-01', where it is known. */
  published?: string;
  /** The owner has not confirmed when that was. */
  sampleDate?: boolean;
  /** A day. */
  updated: string;
  /** Who wrote the text, once the name is more than a sample. */
  author?: string;
};

/** When a text was written and by whom, how its sums are done, and what it is not. */
export function Dateline({ published, sampleDate, updated, author }: DatelineProps) {
  return (
    <p className={styles.dateline}>
      {published && (
        <>
          Published{' '}
          <time dateTime={published} className="nowrap">
            {published.length === 7 ? formatMonth(published) : formatDate(new Date(published))}
          </time>
          {sampleDate && ' (a sample)'},{' '}
        </>
      )}
      {published ? 'last changed' : 'Last changed'} on{' '}
      <time dateTime={updated} className="nowrap">
        {formatDate(new Date(updated))}
      </time>
      . <Link href={paths.about}>{author ? `Written by ${author}` : 'Who writes here'}</Link>,{' '}
      <Link href={paths.numerology}>how the sums are done</Link>. For reflection, not{' '}
      <Link href={paths.terms}>medical, legal or financial advice</Link>.
    </p>
  );
}
