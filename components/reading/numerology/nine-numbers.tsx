import { toolPath } from '@/lib/site';
import { Link } from '../../ui/link';
import { NumberStrip } from '../number-strip';
import styles from './nine-numbers.module.scss';

type NineNumbersProps = { planets: readonly { number: number; planet: string }[] };

/** The way from the method to the nine pages. */
export function NineNumbers({ planets }: NineNumbersProps) {
  return (
    <section aria-labelledby="nine-numbers">
      <div className={`wrap ${styles.head}`}>
        <h2 id="nine-numbers">The nine numbers</h2>
        <p>
          Find the day on which you were born. For this number month and year play no part. The{' '}
          <Link href={toolPath('mulank-bhagyank')}>calculator</Link> does the sum for the whole date
          as well.
        </p>
      </div>
      <NumberStrip planets={planets} />
    </section>
  );
}
