import styles from './waiting.module.scss';

/** What the server draws, for it can't know the order: the page's frame, and words for no JavaScript. */
export function Waiting() {
  return (
    <>
      <h1>Order Received</h1>
      <p className={`lead ${styles.line}`}>Your order is being fetched.</p>
      <noscript>
        <p className={styles.line}>
          That needs JavaScript, which is switched off or did not load. The Order ID, the amount and
          the bank details are also in the email we sent you.
        </p>
      </noscript>
      <div className={styles.card} aria-hidden="true" />
    </>
  );
}
