import { orderedAs } from '@/lib/order/draft';
import { does } from '@/lib/order/steps';
import { paths } from '@/lib/site';
import { readStoredOrder } from '../order-received/use-stored-order';
import { focusOn } from '../ui/focus-on';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import styles from './checkout.module.scss';
import type { Choice, NoChoice } from './choice';
import { idsOf } from './form-values';

/** This browser has ordered just this before: whoever came back by accident need not order twice. */
export function Ordered({ choice }: { choice: Choice | NoChoice | undefined }) {
  // Without a choice it may be the server that draws.
  if (!choice || choice.from === 'nothing') return null;
  const stored = readStoredOrder();
  if (!stored) return null;
  const { order, steps = [] } = stored;
  const services = order.lines.map(({ serviceId }) => serviceId);
  const isSame = orderedAs({ currency: order.currency, services }) === orderedAs(idsOf(choice));
  if (!isSame || steps.some((step) => does(step, 'declined'))) return null;
  return (
    <div className={styles.faults}>
      <Notice kind="note" title="You have ordered this already" ref={focusOn}>
        <p>
          We have your order {order.invoiceId}.{' '}
          <Link href={paths.orderReceived}>See your order and how to pay</Link>. The form below
          places another one.
        </p>
      </Notice>
    </div>
  );
}
