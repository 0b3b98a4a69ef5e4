import { Html } from '../html';
import { Plate } from '../../ui/plate';
import type { Point } from '../points';
import styles from './way.module.scss';

type WayProps = { id: string; title: string; steps: readonly Point[]; after: string };

/** How a reading goes, step by step, each under the plate of its number. */
export function Way({ id, title, steps, after }: WayProps) {
  return (
    <section className={`section ${styles.way}`} aria-labelledby={id}>
      <div className="wrap">
        <Html as="h2" id={id} html={title} className={styles.title} />
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <Plate kind="plate" id={index + 1} className={styles.plate} />
              <div>
                <Html as="h3" html={step.title} />
                <Html as="p" html={step.html} />
              </div>
            </li>
          ))}
        </ol>
        <Html html={after} className={styles.after} />
      </div>
    </section>
  );
}
