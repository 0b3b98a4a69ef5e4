/** Confirms a chosen time to the buyer: the day and the hour, who calls whom, how to move it. */
import { shownFact } from '../content/business';
import { renderMessage, type Message } from '../mail/message';
import type { FactRow } from '../mail/letter';
import { calendarFile, type CalendarEvent } from '../order/calendar';
import { meetingOf, movableUntil, moveLinks, moveStage, wayOf } from '../order/meeting';
import { footWords, orderAsItStands, type OrderMailContext } from '../order/mails/order-for-buyer';
import type { Order } from '../order/order';
import { dayBy, dayNumberBy, momentBy, timeBy } from '../time';
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
  const { business, now, services } = context;
  const { title, words, move } = meetingOf(order, services, shownFact(business, 'sittings')?.town);
  const how = `${title}. ${words}`;
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
    preview: `${how} The calendar file is attached.`,
    heading,
    lead: isMoved
      ? `It takes the place of ${momentBy(earlier, first)}, which is no more. ${how}`
      : how,
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
      moveStage(start, now.getTime()) === 'open'
        ? {
            kind: 'buttons',
            title: 'Another time?',
            buttons: [{ text: move, href: moveLinks(order, start, business).email }],
            hint: `Until ${momentBy(movableUntil(start), first)}. Name two or three times that suit you, and we send you new ones.`,
            quiet: true,
          }
        : {
            kind: 'lines',
            title: 'Another time?',
            lines: ['It is less than a day away. If something comes up, please call us.'],
          },
      orderAsItStands(context),
    ],
    foot: footWords(order, context),
  });
}

/** A number that could not be read is not repeated: anything may be typed there. */
function meetingRows(order: Order, minutes: number, context: OrderMailContext): FactRow[] {
  const [number] = /^\+\d{7,15}/.exec(order.customer.phone) ?? [];
  const value = number ?? 'The number you gave with your order';
  const note = 'Not right? Reply with the right one.';
  return [
    {
      label: wayOf(order, context.services) === 'phone' ? 'We call' : 'If something fails, we call',
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
