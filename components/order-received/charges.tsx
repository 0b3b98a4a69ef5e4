import { formatAmount } from '@/lib/markets/currency';
import type { Order } from '@/lib/order/order';
import styles from './charges.module.scss';

/** Banks suggest SHA, and then banks on the way keep a part: the difference is said in words. */
export function Charges({ order }: { order: Order }) {
  const amount = formatAmount(order.total, order.currency);
  return (
    <section className={styles.charges} aria-labelledby="pay-charges">
      <h3 id="pay-charges">Choose ‘OUR’ for charges</h3>
      <p>Your bank asks who pays the charges of the transfer.</p>
      <dl>
        <div className={styles.right}>
          <dt>OUR</dt>
          <dd>You pay the charges, and all of {amount} arrives.</dd>
        </div>
        <div>
          <dt>SHA or BEN</dt>
          <dd>Banks on the way keep a part, and less than {amount} arrives.</dd>
        </div>
      </dl>
      <p>
        If less arrives, we write to you and you send only the difference. A transfer from abroad
        can take several working days.
      </p>
    </section>
  );
}
