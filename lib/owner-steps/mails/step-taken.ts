import { ownerSteps } from '../steps';
import { dueFile } from '../../order/calendar';
import { formatDate } from '../../format';
import { whenDone } from '../../moments';
import { dueDay } from '../../order/due';
import { does, type OwnerStepName } from '../../order/steps';
import { fullName, type Order } from '../../order/order';
import { renderMessage, type Message } from '../../mail/message';
import { orderAmount, type OrderMailContext } from '../../order/mails/order-facts';
import type { OrderLinks } from '../../order/mails/order-facts';

/** A step that was taken by one of the owner's buttons. */
export type StepTaken = {
  action: OwnerStepName;
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
  {
    business,
    ownerEmail,
    links,
    services,
  }: Pick<OrderMailContext, 'business' | 'ownerEmail' | 'services'> & { links: OrderLinks },
): Promise<Message> {
  const { done, label } = ownerSteps[action].words;
  const subject = `${done} (${order.invoiceId})`;
  const thread = sent.thread && { ...sent.thread, mail: `${sent.thread.mail}-told` };
  const now = new Date(at);
  const day = does({ name: action, at }, 'paid') ? dueDay(order, services, now) : undefined;
  const calendar = day ? dueFile(order, day, business, now) : undefined;
  return renderMessage(
    { to: ownerEmail, replyTo: ownerEmail, subject, thread, calendar },
    {
      sender: business.name,
      preview: `‘${label}’ was pressed for order ${order.invoiceId}, and the buyer has the email`,
      heading: done,
      lead: `‘${label}’ was pressed for order ${order.invoiceId} on ${whenDone(at)}, India time. The buyer has this email now.`,
      blocks: [
        {
          kind: 'rows',
          rows: [
            { label: 'Buyer', value: fullName(order.customer) },
            { label: 'Total', value: orderAmount(order) },
            { label: 'Sent to', value: sent.to },
            { label: 'Subject', value: sent.subject },
          ],
        },
        ...(words ? [{ kind: 'quote', title: 'With these words', text: words } as const] : []),
        {
          kind: 'buttons',
          title: 'What comes next?',
          buttons: links.actions,
          hint: 'Use these buttons: they know every step so far, and those of earlier emails may not.',
        },
      ],
      foot: [
        ...(day
          ? [`The reading is due on ${formatDate(new Date(day))}: the calendar file says so too.`]
          : []),
        'Whoever has this email can press its buttons, so please keep it to yourself.',
        'If it was not you, somebody else has the email with your buttons. Write to the buyer, and ask whoever looks after your site to change APP_SECRET and not to keep the old one: that ends every button that was sent.',
      ],
    },
  );
}
