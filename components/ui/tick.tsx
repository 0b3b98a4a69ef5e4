import styles from './tick.module.scss';

/** Something is done: one tick run in three lanes. */
export function Tick() {
  const path = 'M28 62l24 24 42-48';
  return (
    <svg className={styles.tick} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="60" />
      <path className={styles.outer} d={path} />
      <path className={styles.between} d={path} />
      <path className={styles.inner} d={path} />
    </svg>
  );
}
