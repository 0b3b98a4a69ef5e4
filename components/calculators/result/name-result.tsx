'use client';

import type { Reading } from '@/lib/calculators/reading';
import { inkClass } from '../../reading/digit';
import { calculatorIslands } from '../calculator';
import styles from './name-result.module.scss';
import { Result, type ResultProps } from './result';

/** A name by both tables, letter by letter, never averaged. */
export function NameResult({ reading, heading }: ResultProps) {
  return (
    <Result
      reading={reading}
      heading={heading}
      counted={reading.letters?.map((school) => (
        <Letters key={school.name} {...school} />
      ))}
    />
  );
}

export const NameCalculator = calculatorIslands('calculators/result/name-result', NameResult);

function Letters({ name, usual, counted }: NonNullable<Reading['letters']>[number]) {
  return (
    <div className={styles.school}>
      <p className={styles.usual}>
        {name}, {usual}
      </p>
      {counted.words.map(({ signs, sum }, word) => (
        <div key={word} className={styles.word}>
          <ol aria-label={`${signs.map(({ sign }) => sign).join('')}, ${name} values`}>
            {signs.map(({ sign, value }, index) => (
              <li key={index}>
                <span className={styles.letter}>{sign}</span>
                <span className={`${styles.value} ${inkClass(value)}`}>{value}</span>
              </li>
            ))}
          </ol>
          <p className={styles.sum}>
            <span className="visually-hidden">adds up to </span>
            {sum}
          </p>
        </div>
      ))}
    </div>
  );
}
