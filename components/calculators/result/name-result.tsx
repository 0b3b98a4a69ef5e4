import type { NameReading } from '@/lib/calculators/name';
import { inkClass } from '../../reading/digit';
import styles from './name-result.module.scss';
import { Result, type ResultProps } from './result';

/** A name by both tables, letter by letter, never averaged. */
export function NameResult({ reading, heading }: ResultProps<NameReading>) {
  return (
    <Result
      reading={reading}
      heading={heading}
      counted={reading.schools.map((school) => (
        <Letters key={school.name} {...school} />
      ))}
    />
  );
}

function Letters({ name, usual, counted }: NameReading['schools'][number]) {
  return (
    <div className={styles.school}>
      <p className={styles.usual}>
        {name}, {usual}
      </p>
      {counted.words.map(({ signs, sum }, place) => (
        <div key={place} className={styles.word}>
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
