import { actionDays } from '../links';
import type { OrderLinks } from '../../order/mails/order-facts';
import { fullName, type Order } from '../../order/order';
import { renderMessage, type Message } from '../../mail/message';
import { orderAmount, summaryBlock, type OrderMailContext } from '../../order/mails/order-facts';

/**
 * The owner's buttons for an order, in a mail of their own. Whoever holds it can act on the order, and an answer quotes what
 * it answers: so the mail that one answers to the buyer holds no button, and this one answers to the owner.
 */
export function stepsForOwner(
  order: Order,
  { business, ownerEmail, id, links }: OrderMailContext & { links: OrderLinks },
): Promise<Message> {
  return renderMessage(
    {
      to: ownerEmail,
      replyTo: ownerEmail,
      subject: `Your buttons for order ${order.invoiceId}`,
      thread: { order: id, mail: 'order-steps' },
    },
    {
      sender: business.name,
      preview: `${orderAmount(order)}: choose what to do next`,
      heading: 'What would you like to do?',
      lead: `Order ${order.invoiceId}: ${orderAmount(order)}. The details are in the email before this one.`,
      blocks: [
        { kind: 'rows', rows: [{ label: 'Buyer', value: fullName(order.customer) }] },
        {
          kind: 'buttons',
          buttons: links.actions,
          hint: `Each button opens a page that shows the email to the buyer and asks once more before it is sent. The buttons work for ${actionDays} days.`,
        },
        summaryBlock(order),
        {
          kind: 'buttons',
          buttons: [{ text: 'The order as the buyer sees it', href: links.order }],
        },
      ],
      foot: [
        'Whoever has this email can press its buttons, so please keep it to yourself. To write to the buyer, reply to the email that brought the order.',
      ],
    },
  );
}
