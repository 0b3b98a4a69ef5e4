import { birthDays } from '@/lib/numerology/birth';
import { mulankPath } from '@/lib/site';
import { Link } from '../ui/link';
import { Plate } from '../ui/plate';
import { inkClass } from './digit';
import styles from './number-strip.module.scss';

type NumberStripProps = {
  /** The number whose page this is. */
  current?: number;
  /** Planets by number, to be shown with the days of birth under each plate. */
  planets?: readonly { number: number; planet: string }[];
};

/** The nine numbers from edge to edge, each a link to its page. */
export function NumberStrip({ current, planets }: NumberStripProps) {
  return (
    <nav aria-label="All birth numbers">
      <ul className={planets ? `${styles.strip} ${styles.captioned}` : styles.strip}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
          <li key={n} className={inkClass(n)}>
            <Link href={mulankPath(n)} aria-current={n === current ? 'page' : undefined}>
              <Plate kind="plate" id={n} className={styles.plate} />
              <span>
                <Caption n={n} planet={planets?.find(({ number }) => number === n)?.planet} />
              </span>
              {n === current && <span className={styles.here}>You are here</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Caption({ n, planet }: { n: number; planet?: string }) {
  if (!planet) return <span className="visually-hidden">Mulank {n}</span>;
  return (
    <>
      <span className="visually-hidden">Mulank {n}: </span>
      <strong>{planet}</strong>
      <span className={styles.days}>{birthDays(n).join(', ')}</span>
    </>
  );
}
