import type { Grid } from '@/lib/numerology/lo-shu';
import type { GridReading } from '@/lib/tools/grid';
import { inkClass } from '../../reading/digit';
import { Numeral } from './digit-path';
import styles from './grid-result.module.scss';
import { Result, type ResultProps } from './result';

/** A date in the Lo Shu square by both customs, and what its eight lines hold. */
export function GridResult({ reading, heading = 'h2' }: ResultProps<GridReading>) {
  const Heading = heading;
  return (
    <Result
      reading={reading}
      heading={heading}
      above={
        <div className={`wrap ${styles.grids}`}>
          {reading.grids.map(({ title, about, grid }) => (
            <div key={title}>
              <Heading>{title}</Heading>
              <p>{about}</p>
              <Square title={title} grid={grid} />
            </div>
          ))}
        </div>
      }
      beside={
        <div className={styles.lines}>
          <Heading>The eight lines</Heading>
          <ul>
            {reading.lines.map(({ name, about, digits, present }) => (
              <li key={name}>
                <p>
                  <strong>{name}</strong> <span className={styles.digits}>{digits.join(' ')}</span>{' '}
                  <span className={styles.state}>{stateOf(present)}</span>
                </p>
                <p className={styles.about}>{about}</p>
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}

/** Three rows of three: what is there as a plate with its numeral, what is missing as a plain figure. */
function Square({ title, grid }: { title: string; grid: Grid }) {
  return (
    <table className={styles.square}>
      <caption className="visually-hidden">Lo Shu grid: {title}</caption>
      <tbody>
        {[0, 3, 6].map((start) => (
          <tr key={start}>
            {grid.cells.slice(start, start + 3).map(({ n, count }) => (
              <td key={n} className={count > 0 ? inkClass(n) : styles.none}>
                <span className="visually-hidden">{cellWords(n, count)}</span>
                {count > 0 ? <Numeral n={n} /> : <span aria-hidden="true">{n}</span>}
                {count > 1 && (
                  <span className={styles.times} aria-hidden="true">
                    × {count}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellWords = (n: number, count: number) => {
  if (count === 0) return `${n} is missing`;
  return count === 1 ? `${n}, once` : `${n}, ${count} times`;
};

const stateOf = (present: number) =>
  present === 3 ? 'full' : present === 0 ? 'empty' : `${present} of 3`;
