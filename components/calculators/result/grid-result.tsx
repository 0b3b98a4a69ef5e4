'use client';

import type { Reading } from '@/lib/calculators/reading';
import { inkClass } from '../../reading/digit';
import { calculatorIslands } from '../calculator';
import { Numeral } from './digit-path';
import styles from './grid-result.module.scss';
import { ResultPart, Result, type ResultProps } from './result';

/** A date in the Lo Shu square by both customs, and what its eight lines hold. */
export function GridResult({ reading, heading = 'h2' }: ResultProps) {
  const { grids: [own, ...others] = [], lines = [] } = reading;
  return (
    <Result reading={reading} heading={heading} picture={own && <Square {...own} />}>
      <ResultPart title="The eight lines" heading={heading}>
        <ul className={styles.lines}>
          {lines.map(({ name, about, digits, present }) => (
            <li key={name}>
              <p>
                <strong>{name}</strong> <span className={styles.digits}>{digits.join(' ')}</span>{' '}
                <span className={styles.state}>{stateOf(present)}</span>
              </p>
              <p className={styles.about}>{about}</p>
            </li>
          ))}
        </ul>
      </ResultPart>
      {others.map((other) => (
        <ResultPart key={other.title} title={`By another custom: ${other.title}`} heading={heading}>
          <Square {...other} />
        </ResultPart>
      ))}
    </Result>
  );
}

export const GridCalculator = calculatorIslands('calculators/result/grid-result', GridResult);

/** Three rows of three: what is there as a plate with its numeral, what is missing as a plain figure. */
function Square({ title, about, grid }: NonNullable<Reading['grids']>[number]) {
  return (
    <table className={styles.square} data-uncovered="">
      <caption>
        <span className="visually-hidden">Lo Shu grid, {title}: </span>
        {about}
      </caption>
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
