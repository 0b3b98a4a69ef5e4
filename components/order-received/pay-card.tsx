import { amountInWords } from '@/lib/order/in-words';
import { paying } from '@/lib/markets/markets';
import type { Order } from '@/lib/order/order';
import { payRows, upiFor, type Payee } from '@/lib/order/pay';
import { Inks } from '../ui/inks';
import { Notice } from '../ui/notice';
import { Price } from '../ui/price';
import { Charges } from './charges';
import styles from './pay-card.module.scss';
import { PayRows } from './pay-rows';
import { UpiPay } from './upi-qr';

type PayCardProps = { order: Order; payee: Payee; sample: boolean };

/** What to pay, to whom, and with which reference; the sum is the heading. */
export function PayCard({ order, payee, sample }: PayCardProps) {
  const { total, currency } = order;
  const { way, charges } = paying[currency];
  const upi = upiFor(order, payee.upi);
  return (
    <article className={styles.card} aria-labelledby="pay">
      <Inks thin />
      <div className={styles.top}>
        <h2 id="pay">
          Pay <Price amount={total} currency={currency} decimals />
        </h2>
        <p>{amountInWords(total, currency)}, in one payment.</p>
        {sample && (
          <Notice kind="quiet">
            <p>These bank details are samples for trying the site. Do not send money.</p>
          </Notice>
        )}
      </div>
      <div className={upi ? `${styles.columns} ${styles.upiFirst}` : styles.columns}>
        {upi && <UpiPay order={order} upi={upi} />}
        <section aria-labelledby="pay-bank">
          <h3 id="pay-bank">{way}</h3>
          <PayRows rows={payRows(order, payee.bank)} />
        </section>
        {charges && <Charges order={order} />}
      </div>
    </article>
  );
}
