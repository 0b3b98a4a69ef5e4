import styles from './list-head.module.scss';

/** The head of the rupee list. */
export function ListHead({ count }: { count: number }) {
  return (
    <div className={styles.head}>
      <h1>Services in India</h1>
      <p className="lead">
        {count} numerology services, each at one price in rupees with nothing added. Pay for several
        with one bank transfer.
      </p>
    </div>
  );
}
