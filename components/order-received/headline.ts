import { dayOf, stageOf, type OrderView } from '@/lib/order/stages';
import { paymentReplyTime } from '@/lib/promises';
import { dayBy, indiaClock, timeBy, type Clock } from '@/lib/time';

/** The page's title, in the present: docs/order.md has the table. */
export function titleOf(view: OrderView, clock: Clock) {
  switch (stageOf(view)) {
    case 'ordered':
      return 'Order Received';
    case 'told':
      return 'We are checking';
    case 'complete':
      return 'Everything is with us';
    case 'missing':
    case 'paid':
      return 'Your payment is here';
    case 'proposed':
      return 'Choose your time';
    case 'chosen':
      return momentOf(view, clock);
    case 'delivered':
      return 'Your reading is with you';
    case 'cancelled':
      return 'Cancelled, nothing to pay';
    case 'owed':
      return 'Cancelled, your money is on its way';
  }
}

/** One sentence below it. */
export function leadOf(view: OrderView, clock: Clock) {
  switch (stageOf(view)) {
    case 'ordered':
      return 'Thank you! Your order has been received.';
    case 'told':
      return `You told us that you paid. We look into the account and reply within ${paymentReplyTime}.`;
    case 'complete':
      return `You need not do anything. We look into the account and reply within ${paymentReplyTime}.`;
    case 'missing':
      return 'Thank you. Send us what your reading needs, and we begin.';
    case 'paid':
      return dayOf(view)
        ? 'Thank you. We have what your reading needs, so there is nothing to do.'
        : 'Thank you. We write to you and agree on a day.';
    case 'proposed':
      return 'Our last email has a button for each time. Press one, and it is yours.';
    case 'chosen':
      return clock === indiaClock
        ? 'India time. It is yours, and an email confirms it.'
        : `By the clock of your device. In India it is ${momentOf(view, indiaClock)}.`;
    case 'delivered':
      return 'Is a line unclear? Reply to our email and tell us which one.';
    case 'cancelled':
      return 'We could not take this order, and wrote to you about it.';
    case 'owed':
      return 'You need not do anything: all of it goes back to your account.';
  }
}

const momentOf = ({ state: { agreed = 0 } }: OrderView, clock: Clock) =>
  `${dayBy(agreed, clock)}, ${timeBy(agreed, clock)}`;
