import { fields } from '@/lib/order/fields';
import type { Order } from '@/lib/order/order';
import type { Payee } from '@/lib/order/pay';
import { paths } from '@/lib/site';
import { Address } from '../ui/address';
import { Link } from '../ui/link';
import { Price } from '../ui/price';
import { Fact } from '../ui/fact';
import styles from './receipt.module.scss';

type ReceiptProps = { order: Order; payee: Payee; isDeclined: boolean };

/** The order as it was placed: its facts, what was ordered, by whom, and where questions go. */
export function Receipt({ order, payee, isDeclined }: ReceiptProps) {
  const { invoiceId, date, total, currency, customer } = order;
  return (
    <article className={styles.receipt} aria-label="Your order">
      <dl className={styles.facts}>
        <Fact label="Order ID">{invoiceId}</Fact>
        <Fact label="Date">{date}</Fact>
        <Fact label="Total">
          <Price amount={total} currency={currency} decimals />
        </Fact>
        <Fact label="Payment method">Direct Bank Transfer</Fact>
      </dl>
      <div className={styles.columns}>
        <section aria-labelledby="receipt-summary">
          <h2 id="receipt-summary">Order summary</h2>
          <Summary order={order} />
        </section>
        <section aria-labelledby="receipt-billing">
          <h2 id="receipt-billing">Billing address</h2>
          <dl className={styles.billing}>
            {fields.map(({ name, label }) => (
              <Fact key={name} label={label}>
                <Address text={customer[name]} />
              </Fact>
            ))}
          </dl>
        </section>
      </div>
      <p className={styles.questions}>
        Questions about this order? Call{' '}
        <Link href={`tel:${payee.phone.dial}`} className="nowrap">
          {payee.phone.display}
        </Link>{' '}
        or write to{' '}
        <Link href={`mailto:${payee.email}`}>
          <Address text={payee.email} />
        </Link>
        .{' '}
        {!isDeclined &&
          'All sales are final once paid, unless the reading is late or not as its page says. '}
        See the <Link href={paths.terms}>Terms and Conditions</Link>.
      </p>
    </article>
  );
}

function Summary({ order: { lines, total, currency } }: { order: Order }) {
  const row = (label: string, amount: number) => (
    <>
      <th scope="row">{label}</th>
      <td>
        <Price amount={amount} currency={currency} decimals />
      </td>
    </>
  );
  return (
    <table className={styles.summary}>
      <tbody>
        {lines.map(({ serviceId, title, amount }) => (
          <tr key={serviceId}>{row(title, amount)}</tr>
        ))}
        <tr>{row('Subtotal', total)}</tr>
        <tr className={styles.total}>{row('Total', total)}</tr>
      </tbody>
    </table>
  );
}
