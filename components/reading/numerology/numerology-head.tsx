import styles from './numerology-head.module.scss';
import { VedicSquare } from './vedic-square';

/** The head of the numerology page: what it is, beside the table that all of it comes from. */
export function NumerologyHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.head}>
      <div className={styles.copy}>
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <p className={styles.note}>
          This table is the <strong>Vedic square</strong>. Multiply a number from the top row by one
          from the side, then add the digits until one is left: 7 × 8 is 56, 5 + 6 is 11, 1 + 1 is
          2. <span className={styles.hover}>Hover over a number to see where else it appears.</span>
        </p>
      </div>
      <VedicSquare />
    </div>
  );
}
