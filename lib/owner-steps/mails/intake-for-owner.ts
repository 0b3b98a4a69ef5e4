import { intakeName, type Intake, type ServiceNeeds } from '../../order/intake';
import type { Order } from '../../order/order';
import { dateOf, type OrderStep } from '../../order/steps';
import { formatDate } from '../../format';
import type { Block } from '../../mail/letter';
import { renderMessage, type Message } from '../../mail/message';
import type { OrderMailContext } from '../../order/mails/order-facts';
import { buyerRows } from '../../order/mails/order-for-owner';
import { oneLine } from '../../typed-words';

type IntakeMailContext = OrderMailContext & {
  mail: string;
  /** When it was sent before, as far as is known. */
  before?: OrderStep;
};

type Told = { answers: Intake; changed?: readonly string[]; reference?: string };

/** What the buyer filled in for the reading, service by service, and what is new in it since the last time. */
export function intakeForOwner(
  order: Order,
  services: readonly ServiceNeeds[],
  { answers, changed, reference }: Told,
  context: IntakeMailContext,
): Promise<Message> {
  const { business, ownerEmail, id: thread, mail, before } = context;
  const { customer } = order;
  const isNew = before === undefined && changed === undefined;
  const did = isNew ? 'sent what the reading needs' : 'changed what the reading needs';
  return renderMessage(
    {
      to: ownerEmail,
      replyTo: customer.email,
      subject: `The buyer ${did} (${order.invoiceId})`,
      thread: { order: thread, mail },
    },
    {
      sender: business.name,
      preview: `For order ${order.invoiceId}: ${order.lines.map(({ title }) => title).join(', ')}`,
      heading: `The buyer ${did}`,
      lead: `Order ${order.invoiceId}. ${newsOf(before, changed)}`.trim(),
      blocks: [
        ...paymentBlock(oneLine(reference ?? '')),
        ...services.map((service) => ({
          kind: 'rows' as const,
          title: order.lines.find(({ serviceId }) => serviceId === service.id)?.title,
          rows: service.intake.map((field) => {
            const id = intakeName(service, field);
            return {
              label: field.label,
              value: shown(answers[id] ?? '', field.kind) || 'left empty',
              ...(changed?.includes(id) && { note: 'changed' }),
            };
          }),
        })),
        { kind: 'rows', title: 'The buyer', rows: buyerRows(order, customer, context) },
      ],
      foot: [
        'The buyer has ticked that every adult named agrees, and that a child’s parent or guardian writes.',
        'Your reply to this email goes straight to the buyer.',
      ],
    },
  );
}

/** The buyer's word alone: it confirms nothing. */
const paymentBlock = (reference: string): Block[] =>
  reference
    ? [
        {
          kind: 'panel',
          title: 'The buyer says that it is paid',
          rows: [{ label: 'Payment reference', value: reference, key: true }],
        },
      ]
    : [];

function newsOf(before: OrderStep | undefined, changed: readonly string[] | undefined) {
  if (changed) return `What is new since the last time is marked as changed.`;
  return before
    ? `It was sent before, on ${dateOf(before)}, from another device. Please use this one.`
    : '';
}

/** Lines as one, and a day as people write it. */
const shown = (text: string, kind: string) =>
  kind === 'date' && text
    ? formatDate(new Date(`${text}T12:00:00+05:30`))
    : text.split('\n').map(oneLine).filter(Boolean).join('; ');
