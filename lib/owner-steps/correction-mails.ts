import { renderMessage, toOwner, type Message } from '../mail/message';
import { footWords, type OrderLinks, type OrderMailContext } from '../order/mails/order-for-buyer';
import { buyerRows } from '../order/mails/order-for-owner';
import type { Order } from '../order/order';

export type CorrectionContext = OrderMailContext & { links: OrderLinks; mail: string };

export function emailCorrected(order: Order, earlier: Order, context: CorrectionContext): Message {
  const { links, id, mail } = context;
  return renderMessage({
    ...toOwner(context),
    subject: `The buyer corrected the email address (${order.invoiceId})`,
    thread: { order: id, mail },
    preview: `Order ${order.invoiceId} has another email address from now on`,
    heading: 'The buyer corrected the email address',
    lead: `Order ${order.invoiceId}. Please use the buttons below from now on: those of earlier emails write to the old address, so they are closed.`,
    blocks: [
      {
        kind: 'panel',
        title: 'The email address',
        rows: [
          { label: 'Now', value: order.customer.email, key: true },
          { label: 'Before', value: earlier.customer.email },
        ],
      },
      { kind: 'buttons', title: 'What comes next?', buttons: links.actions },
      { kind: 'rows', title: 'The buyer', rows: buyerRows(order, context) },
    ],
    foot: [
      'Whoever has the link of an order can do this until its payment is confirmed. If it looks strange, call the buyer before you send anything.',
      'Whoever has this email can press its buttons, so please keep it to yourself. To write to the buyer, press the address above.',
    ],
  });
}

/** Does not name the new address: the old one may be a stranger’s. */
export const emailMoved = (earlier: Order, context: CorrectionContext): Message =>
  renderMessage({
    to: earlier.customer.email,
    replyTo: context.ownerEmail,
    subject: `Another email address for order ${earlier.invoiceId}`,
    thread: { order: context.id, mail: context.mail },
    sender: context.business.name,
    preview: 'If it was you, you need not do anything. If it was not you, please reply.',
    heading: 'Our emails go to another address now',
    lead: `Order ${earlier.invoiceId} was given another email address, to which we write from now on. If it was you, you need not do anything. If you ordered and did not change the address, please reply to this email.`,
    blocks: [],
    foot: footWords(earlier, context),
  });
