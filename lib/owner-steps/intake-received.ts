/** Confirms to the buyer that the details are here, and how they were read. */
import { renderMessage, type Message } from '../mail/message';
import { readingBy } from '../order/due';
import { intakeName, type Intake, type ServiceNeeds } from '../order/intake';
import { footWords, orderAsItStands, type OrderMailContext } from '../order/mails/order-for-buyer';
import type { Order } from '../order/order';
import { stateOf, type OrderStep } from '../order/steps';
import type { IntakeField } from '../content/services-schema';
import { paymentReplyTime } from '../promises';
import { formatDate } from '../time';
import { greetingName, withName } from '../typed-words';

type Received = {
  at: string;
  answers: Intake;
  isPaymentTold: boolean;
  steps: readonly OrderStep[];
};

export function intakeReceived(
  order: Order,
  services: readonly ServiceNeeds[],
  received: Received,
  { mail, ...context }: OrderMailContext & { mail: string },
): Message {
  const heading = withName('We have your details', order.customer.firstName, ', ');
  return renderMessage({
    to: order.customer.email,
    replyTo: context.ownerEmail,
    subject: `We have the details for your reading (${order.invoiceId})`,
    thread: { order: context.id, mail },
    sender: context.business.name,
    preview: 'This is how we read them. Is one of them wrong? Change it on the page of your order.',
    heading,
    lead: `They arrived for your order ${order.invoiceId}. ${nextWords(order, received, context)}`,
    blocks: [
      ...services.map((service) => ({
        kind: 'rows' as const,
        title: order.lines.find(({ serviceId }) => serviceId === service.id)?.title,
        rows: service.intake.map((field) => ({
          label: field.label,
          value: asRead(field, received.answers[intakeName(service, field)] ?? ''),
        })),
      })),
      {
        kind: 'lines',
        title: 'Is one of them wrong?',
        lines: ['Change it on the page of your order, or reply to this email.'],
      },
      orderAsItStands(context),
    ],
    foot: footWords(order, context),
  });
}

function nextWords(
  order: Order,
  { at, isPaymentTold, steps }: Received,
  context: OrderMailContext,
) {
  const day = readingBy(order, context.services, new Date(at));
  if (stateOf(steps).paid)
    return day
      ? `Your payment is here too, so your reading comes by ${day}.`
      : 'Your payment is here too, and we write to you to agree on a day.';
  return isPaymentTold
    ? `You told us that you paid: we check the account and reply within ${paymentReplyTime}.`
    : 'Once your payment is here too, we begin.';
}

/** Anybody can order with another's address, so free text is never repeated, only that it came. */
function asRead({ kind }: IntakeField, answer: string) {
  const lines = answer.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return 'left empty';
  switch (kind) {
    case 'date':
      return formatDate(new Date(`${answer.trim()}T12:00:00+05:30`));
    case 'name':
      return greetingName(answer) ?? 'received';
    case 'list':
      return lines.length === 1 ? 'one entry' : `${lines.length} entries`;
    case 'text':
      return 'received';
    case 'hours':
    case 'language':
      return answer;
  }
}
