import { formatDate, formatMonth } from '@/lib/format';
import { paths } from '@/lib/site';
import { Link } from '../ui/link';
import styles from './dateline.module.scss';

type DatelineProps = {
  /** A day or a month, '2026-11-21' or '2021-01', where it is known. */
  published?: string;
  /** A day. */
  updated: string;
  /** The month that lists show, while the owner has still to confirm it. */
  sampleMonth?: string;
};

/** When a text was written, and what it is not. */
export function Dateline({ published, updated, sampleMonth }: DatelineProps) {
  const isChanged = updated !== published;
  return (
    <p className={styles.dateline}>
      {published && (
        <>
          Published{' '}
          <time dateTime={published} className="nowrap">
            {published.length === 7 ? formatMonth(published) : formatDate(new Date(published))}
          </time>
          {isChanged && ', '}
        </>
      )}
      {isChanged && (
        <>
          {published ? 'last changed' : 'Last changed'} on{' '}
          <time dateTime={updated} className="nowrap">
            {formatDate(new Date(updated))}
          </time>
        </>
      )}
      . {sampleMonth && `${formatMonth(sampleMonth)}, its month on the list, is a sample. `}
      For reflection, not <Link href={paths.terms}>medical, legal or financial advice</Link>.
    </p>
  );
}
