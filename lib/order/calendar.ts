import {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  default as newCalendar,
  type ICalEventData,
} from 'ical-generator';
import type { Order } from './order';

export type CalendarEvent = {
  orderId: string;
  title: string;
  /** Milliseconds since 1970. */
  start: number;
  minutes: number;
  /** False for a proposal. */
  settled: boolean;
  /** Counts proposals. */
  round: number;
};

type Practice = { name: string; email: string; phone: { display: string } };

/** RFC 5545, in UTC. An order has one call and one UID: a later time replaces an earlier one. */
export function calendarFile(event: CalendarEvent, practice: Practice, now: Date): string {
  const { orderId, title, start, minutes, settled, round } = event;
  return fileWith(practice, {
    id: `${orderId}-call`.toLowerCase(),
    // An old file that is opened once more moves nothing back: RFC 5546, section 2.1.5.
    sequence: 2 * (round - 1) + (settled ? 1 : 0),
    stamp: now,
    start: new Date(start),
    end: new Date(start + minutes * 60_000),
    summary: `${practice.name}: ${title}${settled ? '' : ' (proposed)'}`,
    description: `Order ${orderId}. Questions: ${practice.phone.display}.`,
    status: settled ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    alarms: settled ? callAlarms : [],
  });
}

/** A day and an hour before, in seconds. */
const callAlarms = [24, 1].map((hours) => ({
  type: ICalAlarmType.display,
  trigger: hours * 60 * 60,
}));

export const calendarEvent = (
  { invoiceId, lines }: Pick<Order, 'invoiceId' | 'lines'>,
  time: Pick<CalendarEvent, 'start' | 'minutes' | 'settled' | 'round'>,
): CalendarEvent => ({
  orderId: invoiceId,
  title: lines.map(({ title }) => title).join(', '),
  ...time,
});

/** Has an alarm three days before. A later file has the same UID and moves the day. */
export function dueFile(
  { invoiceId, lines }: Pick<Order, 'invoiceId' | 'lines'>,
  day: string,
  practice: Practice,
  now: Date,
) {
  const content = fileWith(practice, {
    id: `${invoiceId}-due`.toLowerCase(),
    stamp: now,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    summary: `Reading due: ${invoiceId}`,
    description: lines.map(({ title }) => title).join(', '),
    alarms: [{ type: ICalAlarmType.display, trigger: 3 * 24 * 60 * 60 }],
  });
  return { name: `${invoiceId}-due.ics`, content };
}

function fileWith({ name, email }: Practice, event: ICalEventData) {
  const calendar = newCalendar({
    prodId: { company: name, product: 'Orders', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  // A published calendar has an organizer: RFC 5546, section 3.2.1.
  calendar.createEvent({ ...event, organizer: { name, email } });
  // Every line ends with CR LF, the last one too: RFC 5545, section 3.1.
  return `${calendar.toString()}\r\n`;
}
