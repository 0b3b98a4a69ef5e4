import { workExample, type Example } from '@/lib/numerology/name';
import { digitsOf } from '@/lib/numerology/reduce';
import { Icon, Plate } from '../ui';
import styles from './sums.module.scss';

type SumsProps = { sums: readonly Example[]; title: string; heading?: 'h2' | 'h3' };

export function Sums({ sums, title, heading: Heading = 'h2' }: SumsProps) {
  if (sums.length === 0) return null;
  return (
    <section className={`sunk rounded ${styles.sums}`} aria-label={title}>
      <Heading className="title-3">{title}</Heading>
      <figure className="above-4">
        <ul>
          {sums.map((sum) => (
            <Sum key={`${sum.kind} ${sum.value}`} {...sum} />
          ))}
        </ul>
        <figcaption className="measure muted fine">
          Add every digit, then add again until one is left.
          {sums.some(({ kind }) => kind === 'name') &&
            ' Letters have the Chaldean values; none of them is 9.'}
        </figcaption>
      </figure>
    </section>
  );
}

function Sum(example: Example) {
  const { rows, sum, path, root } = workExample(example);
  const values = (rows.at(-1)?.cells ?? []).map(Number);
  const totals = path.split(' → ').slice(0, -1);
  const words = `${sum}${totals.length > 0 ? `, ${path.replaceAll('→', 'then')}` : ''}`;
  return (
    <li className={`ruled ${styles.row}`}>
      <p className={styles.value}>{example.value}</p>
      <div className={styles.line} role="img" aria-label={words}>
        <Digits values={values} />
        {totals.map((total) => (
          <span key={total} className={styles.step}>
            <Icon name="arrow" />
            <Digits values={digitsOf(total)} />
          </span>
        ))}
        {values.length > 1 && (
          <span className={styles.step}>
            <Icon name="arrow" />
            <Plate kind="plate" id={root} className={styles.root} />
          </span>
        )}
      </div>
    </li>
  );
}

export function Digits({ values }: { values: readonly number[] }) {
  return (
    <span className={styles.digits}>
      {values.map((value, index) => (
        <span key={index} className={`${styles.digit} ${inkClass(value)}`}>
          {value}
        </span>
      ))}
    </span>
  );
}

/** Gives an element a number's ink, and the text colour that passes on it. */
export const inkClass = (n: number) => (n ? `ink${n}` : 'ink0');
