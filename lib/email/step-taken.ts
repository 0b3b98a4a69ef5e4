import { actions, type ActionName } from '../follow-up/actions';
import { whenDone } from '../follow-up/times';
import type { Order } from '../order/order';
import type { Message } from './message';
import { cleanCustomer, fullName, orderAmount, type OrderMailContext } from './order-facts';
import { renderMessage } from './render';

/** A step that was taken by one of the owner's buttons. */
export type StepTaken = {
  action: ActionName;
  /** When, in ISO 8601. */
  at: string;
  /** The owner's own sentence, as it was typed. */
  words: string;
  /** The mail that went to the buyer. */
  sent: Pick<Message, 'to' | 'subject' | 'thread'>;
};

/** Tells the owner of each step that was taken with an order, so that none is taken behind the owner's back. */
export function stepTaken(
  order: Order,
  { action, at, words, sent }: StepTaken,
  { business, ownerEmail }: Pick<OrderMailContext, 'business' | 'ownerEmail'>,
): Promise<Message> {
  const { done, label } = actions[action];
  const subject = `${done} (${order.invoiceId})`;
  const thread = sent.thread && { ...sent.thread, mail: `${sent.thread.mail}-told` };
  return renderMessage(
    { to: ownerEmail, replyTo: ownerEmail, subject, thread },
    {
      sender: business.name,
      preview: `‘${label}’ was pressed for order ${order.invoiceId}, and the buyer has the email`,
      heading: done,
      lead: `‘${label}’ was pressed for order ${order.invoiceId} on ${whenDone(at)}, India time. The buyer has this email now.`,
      blocks: [
        {
          kind: 'rows',
          rows: [
            { label: 'Buyer', value: fullName(cleanCustomer(order.customer)) },
            { label: 'Total', value: orderAmount(order) },
            { label: 'Sent to', value: sent.to },
            { label: 'Subject', value: sent.subject },
          ],
        },
        ...(words ? [{ kind: 'quote', title: 'With these words', text: words } as const] : []),
      ],
      foot: [
        'Was it not you? Then somebody else has the email with your buttons. Write to the buyer, and ask whoever looks after your site to change APP_SECRET and not to keep the old one: that ends every button that was sent.',
      ],
    },
  );
}
