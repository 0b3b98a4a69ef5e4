/** What the owner is told by mail after the order: steps that were taken, a time that was chosen, what a reading needs. */
import { ownerSteps } from './steps';
import { dueFile } from '../order/calendar';
import { dueDay } from '../order/due';
import { dayBy, formatDate, indiaClock, momentBy, timeBy, whenDone } from '../time';
import { hasEffect, type OwnerStepName, dateOf, type OrderStep } from '../order/steps';
import { fullName, type Order } from '../order/order';
import { forSpreadsheet, type Block } from '../mail/letter';
import { renderMessage, toOwner, type Message } from '../mail/message';
import {
  billFacts,
  orderAmount,
  type OrderMailContext,
  type OrderLinks,
  summaryBlock,
} from '../order/mails/order-for-buyer';
import { clockOf, timeRow, type ProposedTime } from './clocks';
import type { FollowUpContext } from './step-mails';
import { buyerRows, cancellingLine } from '../order/mails/order-for-owner';
import { intakeName, type Intake, type ServiceNeeds } from '../order/intake';
import type { Bill } from '../store/store';
import { oneLine } from '../typed-words';

/** A step that was taken by one of the owner's buttons. */
export type StepTaken = {
  action: OwnerStepName;
  /** When, in ISO 8601. */
  at: string;
  /** The owner's own sentence, as it was typed. */
  words: string;
  /** The mail that went to the buyer. */
  sent: Pick<Message, 'to' | 'subject' | 'thread'>;
  /** The one that the step gave or cancelled; without it the buyer was told that the owner sends one. */
  bill?: Bill;
};

/** Tells the owner of each step that was taken with an order, so that none is taken behind the owner's back. */
export function stepTaken(
  order: Order,
  { action, at, words, sent, bill }: StepTaken,
  context: Pick<OrderMailContext, 'business' | 'ownerEmail' | 'services'> & { links: OrderLinks },
): Message {
  const { business, links, services } = context;
  const { done, label } = ownerSteps[action].words;
  const isGiven = ownerSteps[action].bill === 'given';
  const cancelled = isGiven ? undefined : bill;
  const now = new Date(at);
  const day = hasEffect({ name: action, at }, 'paid') ? dueDay(order, services, now) : undefined;
  return renderMessage({
    ...toOwner(context),
    subject: `${done} (${order.invoiceId})`,
    thread: sent.thread && { ...sent.thread, mail: `${sent.thread.mail}-told` },
    calendar: day ? dueFile(order, day, business, now) : undefined,
    preview: `‘${label}’ was pressed for order ${order.invoiceId}, and the buyer has the email`,
    heading: done,
    lead: `‘${label}’ was pressed for order ${order.invoiceId} on ${whenDone(at)}, India time. The buyer has this email now.`,
    blocks: [
      isGiven && billWarning(bill),
      {
        kind: 'rows',
        rows: [
          { label: 'Buyer', value: fullName(order.customer) },
          { label: 'Total', value: orderAmount(order) },
          { label: 'Sent to', value: sent.to },
          { label: 'Subject', value: sent.subject },
          ...(cancelled ? [{ label: 'Cancelled bill', value: billFacts(cancelled).number }] : []),
        ],
      },
      cancelled && forSpreadsheet(cancellingLine(order, now)),
      words && { kind: 'quote', title: 'With these words', text: words },
      {
        kind: 'buttons',
        title: 'What comes next?',
        buttons: links.actions,
        hint: 'Use these buttons: they know every step so far, and those of earlier emails may not.',
      },
    ],
    foot: [
      day && `The reading is due on ${formatDate(new Date(day))}: the calendar file says so too.`,
      'Whoever has this email can press its buttons, so please keep it to yourself.',
      'If it was not you, somebody else has the email with your buttons. Write to the buyer, and ask whoever looks after your site to change APP_SECRET and not to keep the old one: that ends every button that was sent.',
    ],
  });
}

/** A bill without a number is the owner's to send, and the number 1 may be one that was given before. */
function billWarning(bill: Bill | undefined): Block | false {
  if (!bill)
    return {
      kind: 'warning',
      text: 'Please send the buyer a bill with a number of your own. The site could not number it, because it had no database at that moment.',
    };
  return (
    bill.n === 1 && {
      kind: 'warning',
      text: `This was bill ${billFacts(bill).number}, the first of this financial year. If you have sent bills of this year before, the site’s memory has begun anew: ask whoever looks after your site before you confirm another payment (docs/instances.md says how the series goes on).`,
    }
  );
}

/** What every mail to the owner about something that the buyer did has. */
const fromBuyer = (
  { customer }: Order,
  { id, mail, ...context }: OrderMailContext & Pick<FollowUpContext, 'mail'>,
) => ({ ...toOwner(context, customer.email), thread: { order: id, mail } });

/** Tells the owner which of the times the buyer took, with the calendar file that the buyer got. */
export function timeChosen(
  order: Order,
  time: ProposedTime,
  {
    earlier = time.start,
    ...context
  }: OrderMailContext & Pick<FollowUpContext, 'mail'> & { earlier?: number },
): Message {
  const moved =
    earlier === time.start
      ? ''
      : `It takes the place of ${momentBy(earlier, indiaClock)}, which is no more. `;
  const short = `${dayBy(time.start, indiaClock)}, ${timeBy(time.start, indiaClock)}`;
  const clocks = { first: indiaClock, second: clockOf(order.customer.country, time.start) };
  return renderMessage({
    ...fromBuyer(order, context),
    subject: `The buyer chose a time: ${short} (${order.invoiceId})`,
    preview: `${short} in India, for order ${order.invoiceId}`,
    heading: 'The buyer chose a time',
    lead: `Order ${order.invoiceId}. ${moved}The calendar file opens in every calendar; the buyer has the same one.`,
    blocks: [
      {
        kind: 'panel',
        title: 'Agreed',
        rows: [{ ...timeRow(clocks.second ? 'Both clocks' : 'Time', time, clocks), key: true }],
      },
      { kind: 'buttons', buttons: [{ text: 'Add to my calendar', href: time.calendar }] },
      { kind: 'rows', title: 'The buyer', rows: buyerRows(order, context) },
      summaryBlock(order),
    ],
    foot: [
      'Your reply to this email goes straight to the buyer, for example with the link for a meeting.',
    ],
  });
}

type IntakeMailContext = OrderMailContext & {
  mail: string;
  /** When it was sent before, as far as is known. */
  before?: OrderStep;
};

/** What the buyer filled in, and what is new in it since the last time. */
type IntakeSent = { answers: Intake; changed?: readonly string[]; reference?: string };

/** What the buyer filled in for the reading, service by service. */
export function intakeForOwner(
  order: Order,
  services: readonly ServiceNeeds[],
  { answers, changed, reference = '' }: IntakeSent,
  context: IntakeMailContext,
): Message {
  const { before } = context;
  const did = before || changed ? 'changed what the reading needs' : 'sent what the reading needs';
  const payment = oneLine(reference);
  return renderMessage({
    ...fromBuyer(order, context),
    subject: `The buyer ${did} (${order.invoiceId})`,
    preview: `For order ${order.invoiceId}: ${order.lines.map(({ title }) => title).join(', ')}`,
    heading: `The buyer ${did}`,
    lead: `Order ${order.invoiceId}. ${newsOf(before, changed)}`.trim(),
    blocks: [
      // The buyer's word alone: it confirms nothing.
      payment && {
        kind: 'panel',
        title: 'The buyer says that it is paid',
        rows: [{ label: 'Payment reference', value: payment, key: true }],
      },
      ...services.map((service) => ({
        kind: 'rows' as const,
        title: order.lines.find(({ serviceId }) => serviceId === service.id)?.title,
        rows: service.intake.map((field) => {
          const id = intakeName(service, field);
          const value = shown(answers[id] ?? '', field.kind) || 'left empty';
          return { label: field.label, value, note: changed?.includes(id) ? 'changed' : undefined };
        }),
      })),
      { kind: 'rows', title: 'The buyer', rows: buyerRows(order, context) },
    ],
    foot: [
      'The buyer has ticked that every adult named agrees, and that a child’s parent or guardian writes.',
      'Your reply to this email goes straight to the buyer.',
    ],
  });
}

/** A change may be that of somebody to whom the order's link was forwarded. */
function newsOf(before: OrderStep | undefined, changed: readonly string[] | undefined) {
  if (changed && changed.length > 0)
    return 'What is new since the last time is marked as changed. Please ask the buyer which is right before the reading is made.';
  if (changed)
    return 'Nothing is marked as changed since the last time. If something differs from the email before, please ask the buyer which is right before the reading is made.';
  return before
    ? `It was sent before, on ${dateOf(before)}, and now from another device, so anything in it may be new. Please ask the buyer which is right before the reading is made.`
    : '';
}

/** Lines as one, and a day as people write it. */
const shown = (text: string, kind: string) =>
  kind === 'date' && text
    ? formatDate(new Date(`${text}T12:00:00+05:30`))
    : text.split('\n').map(oneLine).filter(Boolean).join('; ');
