/** Confirms a chosen time to the buyer: the day and the hour, who calls whom, how to move it. */
import { renderMessage, type Message } from '../mail/message';
import type { FactRow } from '../mail/letter';
import { calendarFile, type CalendarEvent } from '../order/calendar';
import { footWords, orderAsItStands, type OrderMailContext } from '../order/mails/order-for-buyer';
import { servicesOf, type Order } from '../order/order';
import { dayBy, dayMs, dayNumberBy, momentBy, timeBy } from '../time';
import { withName } from '../typed-words';
import { byClocks, clocksOf } from './clocks';

type ConfirmedTime = {
  event: CalendarEvent;
  /** The address of its file. */
  calendar: string;
  /** What it takes the place of. */
  earlier?: number;
};

type TimeMailContext = OrderMailContext & { mail: string; now: Date };

export function timeConfirmed(
  order: Order,
  { event, calendar, earlier }: ConfirmedTime,
  context: TimeMailContext,
): Message {
  const { business, now } = context;
  const { start, minutes } = event;
  const clocks = clocksOf(order, start);
  const { first, second } = clocks;
  const short = `${dayBy(start, first)}, ${timeBy(start, first)}`;
  const isMoved = earlier !== undefined && earlier !== start;
  const heading = withName(
    isMoved ? 'Your new time is fixed' : 'Your time is fixed',
    order.customer.firstName,
    ', ',
  );
  return renderMessage({
    to: order.customer.email,
    replyTo: context.ownerEmail,
    subject: isMoved ? `Moved to ${short}` : `${short}: your time is fixed`,
    thread: { order: context.id, mail: context.mail },
    calendar: {
      name: `${order.invoiceId}.ics`,
      content: calendarFile(event, business, now),
    },
    sender: business.name,
    preview: `${meetings[wayOf(order, context)].lead} The calendar file is attached.`,
    heading,
    lead: isMoved
      ? `It takes the place of ${momentBy(earlier, first)}, which is no more. ${meetings[wayOf(order, context)].lead}`
      : meetings[wayOf(order, context)].lead,
    blocks: [
      {
        kind: 'day',
        day: dayNumberBy(start, first),
        date: dayBy(start, first),
        hour: timeBy(start, first),
        under: byClocks(start, first, second),
      },
      {
        kind: 'buttons',
        buttons: [{ text: 'Add to my calendar', href: calendar }],
        hint: 'The file is attached too. It reminds you a day and an hour before.',
      },
      { kind: 'rows', title: 'How we meet', rows: meetingRows(order, minutes, context) },
      {
        kind: 'lines',
        title: 'Another time?',
        lines: [moveWords(start - dayMs, now, clocks)],
      },
      orderAsItStands(context),
    ],
    foot: footWords(order, context),
  });
}

/** The promise ends a day before, where that is still to come. */
function moveWords(until: number, now: Date, { first }: ReturnType<typeof clocksOf>) {
  return until > now.getTime()
    ? `Reply to this email by ${momentBy(until, first)} with two or three times that suit you, and we send you new ones.`
    : 'It is less than a day away. If something comes up, please call us.';
}

const meetings = {
  phone: { lead: 'We call you. You need not dial.' },
  video: { lead: 'We meet by video. The link comes by email before that.' },
  person: { lead: 'We meet in person. The place comes by email before that.' },
};

/** Services that come in writing are talked about by phone. */
const wayOf = (order: Order, { services }: OrderMailContext) =>
  servicesOf(order, services).find(({ appointment }) => appointment)?.appointment ?? 'phone';

/** A number that could not be read is not repeated: anything may be typed there. */
function meetingRows(order: Order, minutes: number, context: OrderMailContext): FactRow[] {
  const [number] = /^\+\d{7,15}/.exec(order.customer.phone) ?? [];
  const value = number ?? 'The number you gave with your order';
  const note = 'Not right? Reply with the right one.';
  return [
    {
      label: wayOf(order, context) === 'phone' ? 'We call' : 'If something fails, we call',
      value,
      note,
    },
    { label: 'From', value: context.business.phone.display },
    { label: 'For', value: `about ${minutes} minutes` },
    {
      label: 'Order',
      value: order.invoiceId,
      note: order.lines.map(({ title }) => title).join('; '),
    },
  ];
}
