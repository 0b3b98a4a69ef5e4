import { ownerSteps } from './steps';
import { billFacts } from '../order/bill';
import { dueFile } from '../order/calendar';
import { dueDay, readingBy } from '../order/due';
import { refundDays, refundTime } from '../promises';
import { dayBy, dayMs, formatDate, indiaClock, momentBy, timeBy, whenDone } from '../time';
import { hasEffect, type OwnerStepName, dateOf, type OrderStep } from '../order/steps';
import { fullName, type Order } from '../order/order';
import { forSpreadsheet, type Block } from '../mail/letter';
import { renderMessage, toOwner, type Message } from '../mail/message';
import {
  orderAmount,
  type OrderMailContext,
  type OrderLinks,
  summaryBlock,
} from '../order/mails/order-for-buyer';
import { clockOf, timeRow, type ProposedTime } from './clocks';
import { buyerRows, cancellingLine } from '../order/mails/order-for-owner';
import { answersTo, type Intake, type ServiceNeeds } from '../order/intake';
import type { Bill } from '../store/store';
import { oneLine } from '../typed-words';
import { sumBlocks, type Worked } from './worked-sums';

export type StepTaken = {
  action: OwnerStepName;
  /** ISO 8601. */
  at: string;
  words: string;
  sent: Pick<Message, 'to' | 'subject' | 'thread'>;
  /** Given or cancelled; without it the owner sends one. */
  bill?: Bill;
  /** Before this step: what is declined has to be paid back then. */
  wasPaid?: boolean;
};

/** Mails the owner about each step, so that none is taken in secret. */
export function stepTaken(
  order: Order,
  { action, at, words, sent, bill, wasPaid }: StepTaken,
  context: Pick<OrderMailContext, 'business' | 'ownerEmail' | 'services'> & { links: OrderLinks },
): Message {
  const { business, links, services } = context;
  const { done, label } = ownerSteps[action].words;
  const isGiven = ownerSteps[action].bill === 'given';
  const cancelled = isGiven ? undefined : bill;
  const now = new Date(at);
  const owed = action === 'decline' && wasPaid ? owedBack(order, now) : undefined;
  const news = owed ? `${done}: ${owed.asks}` : done;
  const day = hasEffect({ name: action, at }, 'paid') ? dueDay(order, services, now) : undefined;
  return renderMessage({
    ...toOwner(context),
    subject: `${news} (${order.invoiceId})`,
    thread: sent.thread && { ...sent.thread, mail: `${sent.thread.mail}-told` },
    calendar: day ? dueFile(order, day, business, now) : undefined,
    preview: `‘${label}’ was pressed for order ${order.invoiceId}, and the buyer has the email`,
    heading: news,
    lead: `‘${label}’ was pressed for order ${order.invoiceId} on ${whenDone(at)}, India time. The buyer has this email now.`,
    blocks: [
      owed?.block,
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
        // A declined order has no next step.
        quiet: action === 'decline' || undefined,
        hint: 'Use these buttons: they know every step so far, and those of earlier emails may not.',
      },
    ],
    foot: [
      day && `The reading is due on ${formatDate(new Date(day))}: the calendar file says so too.`,
      'Whoever has this email can press its buttons, so please keep it to yourself.',
      'If it was not you, somebody else has the email with your buttons. Write to the buyer, and ask whoever looks after your site to end every button that was sent (docs/going-live.md says how).',
    ],
  });
}

function owedBack(order: Order, now: Date): { asks: string; block: Block } {
  const amount = orderAmount(order);
  const by = formatDate(new Date(now.getTime() + refundDays * dayMs));
  return {
    asks: `send back ${amount} by ${by}`,
    block: {
      kind: 'panel',
      title: 'What you owe the buyer',
      rows: [
        { label: 'Send back', value: amount, key: true },
        {
          label: 'Until',
          value: by,
          note: `The buyer was promised it within ${refundTime}.`,
          key: true,
        },
        {
          label: 'To',
          value: fullName(order.customer),
          note: `To the account from which it came, with the reference ${order.invoiceId}.`,
        },
      ],
    },
  };
}

/** Warns of a missing number, and of number 1, which may have been given before. */
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

const fromBuyer = (
  { customer }: Order,
  { id, mail, ...context }: OrderMailContext & { mail: string },
) => ({ ...toOwner(context, customer.email), thread: { order: id, mail } });

export function timeChosen(
  order: Order,
  time: ProposedTime,
  { earlier = time.start, ...context }: OrderMailContext & { mail: string } & { earlier?: number },
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
  links: OrderLinks;
  now: Date;
  before?: OrderStep;
  paid?: OrderStep;
  worked?: readonly Worked[];
};

type IntakeSent = { answers: Intake; changed?: readonly string[]; reference?: string };

export function intakeForOwner(
  order: Order,
  services: readonly ServiceNeeds[],
  { answers, changed, reference = '' }: IntakeSent,
  context: IntakeMailContext,
): Message {
  const { before, paid, worked = [], links, now } = context;
  const due = readingBy(order, context.services, now);
  const did = before || changed ? 'changed what the reading needs' : 'sent what the reading needs';
  const payment = oneLine(reference);
  return renderMessage({
    // An answer to the buyer would quote the buttons.
    ...toOwner(context),
    thread: { order: context.id, mail: context.mail },
    subject: `The buyer ${did} (${order.invoiceId})`,
    preview: `For order ${order.invoiceId}: ${order.lines.map(({ title }) => title).join(', ')}`,
    heading: `The buyer ${did}`,
    lead: `Order ${order.invoiceId}. ${paid ? `The payment was confirmed on ${dateOf(paid)}.` : 'The payment is not confirmed yet.'} ${newsOf(before, changed)}`.trim(),
    blocks: [
      // Only the buyer's word: it confirms nothing.
      payment && {
        kind: 'panel',
        title: 'The buyer says that it is paid',
        rows: [{ label: 'Payment reference', value: payment, key: true }],
      },
      ...services.map((service) => ({
        kind: 'rows' as const,
        title: order.lines.find(({ serviceId }) => serviceId === service.id)?.title,
        rows: answerRows(service, answers, changed),
      })),
      { kind: 'rows', title: 'The buyer', rows: buyerRows(order, context) },
      ...sumBlocks(worked, order.customer.firstName),
      { kind: 'buttons', title: 'What comes next?', buttons: links.actions },
    ],
    foot: [
      due !== undefined &&
        (paid
          ? `The reading is due by ${due}.`
          : `If the payment is here today, the reading is due by ${due}.`),
      'The buyer has ticked that every adult named agrees, and that a child’s parent or guardian writes.',
      'Whoever has this email can press its buttons, so please keep it to yourself. To write to the buyer, press the email address above.',
    ],
  });
}

export const answerRows = (service: ServiceNeeds, answers: Intake, changed?: readonly string[]) =>
  answersTo(service, answers).map(({ name, label, kind, answer }) => ({
    label,
    value: shown(answer, kind) || 'left empty',
    note: changed?.includes(name) ? 'changed' : undefined,
  }));

/** Warns: a forwarded link lets others change the details. */
function newsOf(before: OrderStep | undefined, changed: readonly string[] | undefined) {
  if (changed && changed.length > 0)
    return 'What is new since the last time is marked as changed. Please ask the buyer which is right before the reading is made.';
  if (changed)
    return 'Nothing is marked as changed since the last time. If something differs from the email before, please ask the buyer which is right before the reading is made.';
  return before
    ? `It was sent before, on ${dateOf(before)}, and now from another device, so anything in it may be new. Please ask the buyer which is right before the reading is made.`
    : '';
}

const shown = (text: string, kind: string) =>
  kind === 'date' && text
    ? formatDate(new Date(`${text}T12:00:00+05:30`))
    : text.split('\n').map(oneLine).filter(Boolean).join('; ');
