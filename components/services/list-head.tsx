import styles from './list-head.module.scss';

/** The head of the rupee list. */
export function ListHead({ count }: { count: number }) {
  return (
    <div className={styles.head}>
      <h1>Services in India</h1>
      <p className="lead">
        {count} numerology services in India, from a mobile number to a full reading. Each has one
        price in rupees, with nothing added. Order as many as you like together and pay with one
        bank transfer.
      </p>
    </div>
  );
}
