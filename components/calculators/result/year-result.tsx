'use client';

import { inkClass } from '../../reading/digit';
import { calculatorIslands } from '../calculator';
import { ResultPart, Result, type ResultProps } from './result';
import styles from './year-result.module.scss';

/** A personal year, and the cycle of nine in which it stands. */
export function YearResult({ reading, heading = 'h2' }: ResultProps) {
  return (
    <Result reading={reading} heading={heading}>
      <ResultPart title="The nine years around it" heading={heading}>
        <ol className={styles.cycle}>
          {reading.cycle?.map(({ year, root, isAsked, says }) => (
            <li key={year} aria-current={isAsked ? 'date' : undefined}>
              <span className={`${styles.root} ${inkClass(root)}`}>{root}</span>
              <span className={styles.year}>{year}</span>
              <span className={styles.says}>{says}</span>
            </li>
          ))}
        </ol>
      </ResultPart>
    </Result>
  );
}

export const YearCalculator = calculatorIslands('calculators/result/year-result', YearResult);
