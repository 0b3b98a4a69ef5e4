import { clockOf } from '../clocks';
import { dayBy, indiaClock, timeBy } from '../../moments';
import type { Order } from '../../order/order';
import type { FollowUpContext, ProposedTime } from '../owner-step';
import { renderMessage, type Message } from '../../mail/message';
import { summaryBlock, type OrderMailContext } from '../../order/mails/order-facts';
import { buyerRows } from '../../order/mails/order-for-owner';
import { timeRow } from '../steps/time';

/** Tells the owner which of the times the buyer took, with the calendar file that the buyer got. */
export function timeChosen(
  order: Order,
  time: ProposedTime,
  context: OrderMailContext & Pick<FollowUpContext, 'mail'>,
): Promise<Message> {
  const { customer } = order;
  const short = `${dayBy(time.start, indiaClock)}, ${timeBy(time.start, indiaClock)}`;
  const clocks = { first: indiaClock, second: clockOf(customer.country, time.start) };
  return renderMessage(
    {
      to: context.ownerEmail,
      replyTo: customer.email,
      subject: `The buyer chose a time: ${short} (${order.invoiceId})`,
      thread: { order: context.id, mail: context.mail },
    },
    {
      sender: context.business.name,
      preview: `${short} in India, for order ${order.invoiceId}`,
      heading: 'The buyer chose a time',
      lead: `Order ${order.invoiceId}. The calendar file opens in every calendar; the buyer has the same one.`,
      blocks: [
        {
          kind: 'panel',
          title: 'Agreed',
          rows: [{ ...timeRow(clocks.second ? 'Both clocks' : 'Time', time, clocks), key: true }],
        },
        {
          kind: 'buttons',
          buttons: [{ text: 'Add to my calendar', href: time.calendar }],
        },
        { kind: 'rows', title: 'The buyer', rows: buyerRows(order, customer, context) },
        summaryBlock(order),
      ],
      foot: [
        'Your reply to this email goes straight to the buyer, for example with the link for a meeting.',
      ],
    },
  );
}
