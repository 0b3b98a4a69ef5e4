/** A warning: whoever has the order's link can send its details again. */
import { whenDone } from '../time';
import { renderMessage, type Message } from '../mail/message';
import { footWords, orderAsItStands, type OrderMailContext } from '../order/mails/order-for-buyer';
import { intakeName, type ServiceNeeds } from '../order/intake';
import type { Order } from '../order/order';

type IntakeChange = {
  /** ISO 8601. */
  at: string;
  /** Unknown when another device sent them. */
  changed?: readonly string[];
};

/** Names the fields, never their values. */
export function intakeChanged(
  order: Order,
  services: readonly ServiceNeeds[],
  { at, changed }: IntakeChange,
  { mail, ...context }: OrderMailContext & { mail: string },
): Message {
  const rows = services.flatMap((service) => {
    const fields = service.intake.filter(
      (field) => changed?.includes(intakeName(service, field)) ?? true,
    );
    const label = order.lines.find(({ serviceId }) => serviceId === service.id)?.title ?? '';
    return fields.length > 0 ? [{ label, value: fields.map(({ label }) => label).join('; ') }] : [];
  });
  const did = rows.length > 0 ? 'changed' : 'sent again';
  const when = `for your order ${order.invoiceId} on ${whenDone(at)}, India time`;
  return renderMessage({
    to: order.customer.email,
    replyTo: context.ownerEmail,
    subject: `The details for your reading were ${did} (${order.invoiceId})`,
    thread: { order: context.id, mail },
    sender: context.business.name,
    preview: 'If it was you, you need not do anything. If it was not you, please reply.',
    heading: `The details for your reading were ${did}`,
    lead: changed
      ? `They were ${did} ${when}. If it was you, you need not do anything.`
      : `They were sent again ${when}, from another device. If it was you, you need not do anything.`,
    blocks: [
      rows.length > 0 && {
        kind: 'rows',
        title: changed ? 'What was changed' : 'What may have changed',
        rows,
      },
      {
        kind: 'lines',
        title: 'If it was not you',
        lines: [
          'Reply to this email before the reading is made, and tell us which details are right.',
          'Whoever has the link to your order can change its details, so please keep the link to yourself.',
        ],
      },
      orderAsItStands(context),
    ],
    foot: footWords(order, context),
  });
}
