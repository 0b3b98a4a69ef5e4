import { ICalCalendarMethod, ICalEventStatus, default as newCalendar } from 'ical-generator';
import type { CalendarEvent } from '../links/links';

type Practice = { name: string; phone: { display: string } };

/**
 * A time as a calendar file (RFC 5545), in UTC, so that every calendar shows it by its own clock. The
 * same time has the same UID: the chosen one replaces the proposal. Pure but for the stamp of its making.
 */
export function calendarFile(event: CalendarEvent, practice: Practice, now: Date): string {
  const { orderId, title, start, minutes, settled } = event;
  const calendar = newCalendar({
    prodId: { company: practice.name, product: 'Orders', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${orderId}-${start}`.toLowerCase(),
    stamp: now,
    start: new Date(start),
    end: new Date(start + minutes * 60_000),
    summary: `${practice.name}: ${title}${settled ? '' : ' (proposed)'}`,
    description: `Order ${orderId}. Questions: ${practice.phone.display}.`,
    status: settled ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    alarms: [],
  });
  return calendar.toString();
}
