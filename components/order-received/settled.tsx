import { formatAmount } from '@/lib/markets/currency';
import type { Order } from '@/lib/order/order';
import type { Payee } from '@/lib/order/pay';
import { dateOf, deliveryWays, type OrderState } from '@/lib/order/steps';
import { Inks } from '../ui/inks';
import { Link } from '../ui/link';
import { Price } from '../ui/price';
import styles from './pay-card.module.scss';

type SettledProps = { order: Order; state: OrderState; payee: Payee };

/** In the place of the pay card once there is nothing to pay: the order was paid, given, or declined. */
export function Settled({ order, state, payee }: SettledProps) {
  const { paid, delivered, declined } = state;
  return (
    <article className={styles.card} aria-labelledby="pay">
      <Inks thin />
      <div className={styles.top}>
        <h2 id="pay">
          {declined ? (
            'Cancelled'
          ) : paid ? (
            <>
              Paid <Price amount={order.total} currency={order.currency} decimals />
            </>
          ) : (
            'Nothing to pay'
          )}
        </h2>
        {declined && (
          <p>
            We could not take this order, and wrote to you on {dateOf(declined)}.{' '}
            {!paid && 'There is nothing to pay.'}
          </p>
        )}
        {paid && (
          <p>
            We confirmed your payment on {dateOf(paid)}, for order {order.invoiceId}.
          </p>
        )}
        {declined &&
          (paid ? (
            <p>
              All of {formatAmount(order.total, order.currency)} goes back to the account from which
              it came. If it does not arrive, write to <Mail payee={payee} />.
            </p>
          ) : (
            <p>
              If you have sent money already, all of it goes back to you: write the reference of
              your payment to <Mail payee={payee} />.
            </p>
          ))}
        {delivered && !declined && (
          <p>
            Your reading was given {deliveryWays[delivered.by ?? 'email']} on {dateOf(delivered)}.
          </p>
        )}
      </div>
    </article>
  );
}

const Mail = ({ payee }: { payee: Payee }) => (
  <Link href={`mailto:${payee.email}`}>{payee.email}</Link>
);
