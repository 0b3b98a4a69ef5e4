import type { NavLink } from '@/lib/site';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { WithDevanagari } from '../ui/with-devanagari';
import styles from './prev-next.module.scss';

type PrevNextProps = { label: string; previous?: NavLink; next?: NavLink };

/** The texts before and after this one, edge to edge at the end of the page. */
export function PrevNext({ label, previous, next }: PrevNextProps) {
  return (
    <nav className={styles.ways} aria-label={label}>
      {previous && (
        <Link href={previous.href} className={styles.previous}>
          <span>
            <Icon name="back" />
            Previous
          </span>
          <strong>
            <WithDevanagari text={previous.label} />
          </strong>
        </Link>
      )}
      {next && (
        <Link href={next.href} className={styles.next}>
          <span>
            Next
            <Icon name="arrow" />
          </span>
          <strong>
            <WithDevanagari text={next.label} />
          </strong>
        </Link>
      )}
    </nav>
  );
}
