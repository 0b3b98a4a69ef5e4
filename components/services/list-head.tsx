import styles from './list-head.module.scss';

/** The head of the rupee list. */
export function ListHead({ count }: { count: number }) {
  return (
    <div className={styles.head}>
      <h1>Services in India</h1>
      <p className="lead">
        {count} ways to have your numbers read. Each has one price with nothing added. Put as many
        as you like into one order: one total, one bank transfer.
      </p>
    </div>
  );
}
