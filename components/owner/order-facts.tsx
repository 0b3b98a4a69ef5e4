import { mailWords } from '@/lib/markets/markets';
import { whenDone } from '@/lib/moments';
import { plainReference } from '@/lib/order/order';
import { Link } from '../ui/link';
import { Price } from '../ui/price';
import { Fact } from '../ui/fact';
import styles from './order-facts.module.scss';
import type { OwnerAction } from './read-action';

/** The order beside the step: what to expect in the account, and from whom. */
export function OrderFacts({ action: { order, clock, steps } }: { action: OwnerAction }) {
  const { customer, currency, total, invoiceId } = order;
  const { paidBy, paidByUpi } = mailWords[currency];
  return (
    <section className={styles.facts} aria-label="The order">
      <div className={styles.credit}>
        <p className={styles.amount}>
          <Price amount={total} currency={currency} decimals />
        </p>
        <p>expected {paidByUpi ?? paidBy}, with the reference</p>
        <p className={styles.reference}>
          {invoiceId} <span>or {plainReference(invoiceId)}</span>
        </p>
      </div>
      <dl>
        <Fact label="Buyer">
          {customer.firstName} {customer.lastName}
        </Fact>
        <Fact label="Ordered">{order.date}</Fact>
        <Fact label={order.lines.length > 1 ? 'Services' : 'Service'}>
          {order.lines.map(({ title }) => title).join('; ')}
        </Fact>
        <Fact label="Email">
          <Link href={`mailto:${customer.email}`}>{customer.email}</Link>
        </Fact>
        <Fact label="Phone">{customer.phone}</Fact>
        <Fact label="Place">
          {customer.city}, {customer.country}
        </Fact>
        <Fact label="Clock">{clockWords(clock)}</Fact>
        {steps.map(({ at, done }) => (
          <Fact key={done + at} label="Done">
            {done}, {whenDone(at)}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function clockWords(clock: OwnerAction['clock']) {
  if (!clock) return 'India time, as yours';
  return clock.zone === 'UTC' ? 'One of several, so emails say UTC' : clock.name;
}
