import styles from './digit.module.scss';

/** Digits in a row, each on its own ink: 0 is on the sunk ground, since it adds nothing. */
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

/** The class that gives an element the ink of a number and the text that passes on it. */
export const inkClass = (n: number) => styles[`ink${n}`] ?? '';
