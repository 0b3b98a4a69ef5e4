import { Plate } from '../../ui/plate';
import { Html } from '../html';
import type { Point } from '../points';
import styles from './bench.module.scss';

type BenchProps = { id: string; title: string; items: readonly Point[] };

/** What is on its way, as printer's proofs: a picture gains an ink when the thing comes a step nearer. */
export function Bench({ id, title, items }: BenchProps) {
  return (
    <section className={styles.bench} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <Html as="h2" id={id} html={title} />
          <p>
            Each picture is printed one colour at a time, and gets its next colour as the product
            comes closer.
          </p>
        </div>
        <ul className={styles.proofs}>
          {items.map((item, index) => (
            <li key={item.title}>
              <Plate kind="proof" id={index + 1} className={styles.proof} />
              <Html as="h3" html={item.title} />
              <Html as="p" html={item.html} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
