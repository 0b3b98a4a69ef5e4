import styles from './rating.module.scss';

const star = 'M9 1l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6L9 13.6 4 16.4l1.1-5.6L1 6.9l5.6-.7z';

/** The catalogue's rating with its fixed four of five stars: a display constant, not customers' votes. */
export function Rating({ value }: { value: number }) {
  const words = value.toFixed(1);
  return (
    <div className={styles.rating} role="img" aria-label={`Rated ${words}, shown as 4 of 5 stars`}>
      <svg viewBox="0 0 94 18" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((n) => (
          <path
            key={n}
            d={star}
            transform={`translate(${n * 19} 0)`}
            className={n < 4 ? styles.on : styles.off}
          />
        ))}
      </svg>
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
