import type { LongNumberReading } from '@/lib/calculators/mobile';
import { Digits } from '../../reading/digit';
import styles from './long-number-result.module.scss';
import { Pairs } from './pairs';
import { Result, type ResultProps } from './result';

type LongNumberResultProps = ResultProps<LongNumberReading> & { school: string };

/** A number as it is written: its digits on their inks, the sum, and the owner's numbers beside it. */
export function LongNumberResult({ reading, school, heading = 'h2' }: LongNumberResultProps) {
  const { digits, pairs } = reading;
  return (
    <Result
      reading={reading}
      heading={heading}
      picture={
        <div className={`wrap ${styles.rows}`}>
          {digits.map(({ title, values }) => (
            <div key={title}>
              <p>{title}</p>
              <Digits values={values} />
            </div>
          ))}
        </div>
      }
    >
      <Pairs title="Beside your own numbers" pairs={pairs} school={school} heading={heading} />
    </Result>
  );
}
