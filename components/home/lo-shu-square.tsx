import { squareNumerals } from '@/lib/art/numerals';
import { mulankPath } from '@/lib/site';
import { Link } from '../ui/link';
import styles from './lo-shu-square.module.scss';

/** The magic square of nine numerals; each is a link to its mulank's page and shows its birth days. */
export function LoShuSquare() {
  return (
    <nav className={styles.square} aria-label="Mulank pages by birth number">
      {squareNumerals().map(({ n, d, lanes, transform, viewBox }) => (
        <Link
          key={n}
          href={mulankPath(n)}
          className={`${styles.cell} ${styles[`cell${n}`]}`}
          aria-label={`Mulank ${n}, born on ${birthDays(n)}`}
        >
          <svg viewBox={viewBox} aria-hidden="true">
            <g transform={transform}>
              {lanes.map(({ stroke, width }) => (
                // With pathLength 1, CSS can run every stroke with the same dash.
                <path key={width} d={d} pathLength={1} stroke={stroke} strokeWidth={width} />
              ))}
            </g>
          </svg>
          <span className={styles.days} aria-hidden="true">
            Born on {birthDays(n)}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** The days of a month whose digits add up to n: every ninth from n on. */
const birthDays = (n: number) => [n, n + 9, n + 18, n + 27].filter((day) => day <= 31).join(', ');
