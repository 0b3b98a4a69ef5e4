'use client';

import { Digits } from '../../reading/digit';
import { calculatorIslands } from '../calculator';
import styles from './long-number-result.module.scss';
import { Pairs } from './pairs';
import { Result, type ResultProps } from './result';

/** A number as it is written: its digits on their inks, the sum, and the owner's numbers beside it. */
export function LongNumberResult({ reading, heading = 'h2' }: ResultProps) {
  return (
    <Result
      reading={reading}
      heading={heading}
      picture={
        <div className={`wrap ${styles.rows}`}>
          {reading.digits?.map(({ title, values }) => (
            <div key={title}>
              <p>{title}</p>
              <Digits values={values} />
            </div>
          ))}
        </div>
      }
    >
      <Pairs title="Beside your own numbers" reading={reading} heading={heading} />
    </Result>
  );
}

export const LongNumberCalculator = calculatorIslands(
  'calculators/result/long-number-result',
  LongNumberResult,
);
