import styles from './inks.module.scss';

/** The strip of nine inks in Lo Shu order: the edge of the footer and of the receipt. */
export function Inks({ thin = false }: { thin?: boolean }) {
  return (
    <div className={thin ? `${styles.inks} ${styles.thin}` : styles.inks} aria-hidden="true">
      {[4, 9, 2, 3, 5, 7, 8, 1, 6].map((n) => (
        <i key={n} className={styles[`ink${n}`]} />
      ))}
    </div>
  );
}
