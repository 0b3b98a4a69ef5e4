import type { OrderAnswer } from '@/lib/order/order';
import { paths } from '@/lib/site';
import { focusOn } from '../ui/focus-on';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';

/** Stands here while the receipt loads, and instead of it in a browser that keeps nothing from page to page. */
export function Placed({ answer, isKept }: { answer: OrderAnswer; isKept: boolean }) {
  const { order, confirmationEmailed, queued } = answer;
  return (
    <Notice kind="success" title="Thank you! Your order has been received." ref={focusOn}>
      <p>
        Your Order ID is <strong className="nowrap">{order.invoiceId}</strong>. Use it as the
        reference of your payment.
        {queued && ` The details follow by email to ${order.customer.email}.`}
        {confirmationEmailed &&
          !queued &&
          ` The details are on their way to ${order.customer.email}.`}
      </p>
      {isKept || answer.link ? (
        <p>
          <Link href={answer.link ?? paths.orderReceived}>See your order and how to pay</Link>
        </p>
      ) : (
        <p>
          This browser keeps nothing from page to page, so please note the Order ID. How to pay is
          in the email. No email? <Link href={paths.contact}>Contact us</Link>.
        </p>
      )}
    </Notice>
  );
}
