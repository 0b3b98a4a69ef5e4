import { orderedAs } from '@/lib/order/draft';
import { does } from '@/lib/order/steps';
import { paths } from '@/lib/site';
import { useStoredOrder } from '../order-received/use-stored-order';
import { focusOn } from '../ui/focus-on';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import styles from './checkout.module.scss';
import type { Choice, NoChoice } from './choice';
import { idsOf } from './form-values';

/** This browser has ordered just this before: whoever came back by accident need not order twice. */
export function Ordered({ choice }: { choice: Choice | NoChoice | undefined }) {
  const stored = useStoredOrder();
  if (stored === 'waiting' || !stored || !choice || choice.from === 'nothing') return null;
  const { order, link, steps = [] } = stored;
  const services = order.lines.map(({ serviceId }) => serviceId);
  const isSame = orderedAs({ currency: order.currency, services }) === orderedAs(idsOf(choice));
  if (!isSame || steps.some((step) => does(step, 'declined'))) return null;
  return (
    <div className={styles.faults}>
      <Notice kind="note" title="You have ordered this already" ref={focusOn}>
        <p>
          We have your order <span className="nowrap">{order.invoiceId}</span> of {order.date}.{' '}
          <Link href={link ?? paths.orderReceived}>See it and how to pay</Link>. The form below
          places another one.
        </p>
      </Notice>
    </div>
  );
}
