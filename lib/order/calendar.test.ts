/** @jest-environment node */
import ICAL from 'ical.js';
import { calendarFile, dueFile } from './calendar';

/** Signs that mean something in a calendar file, and letters of more bytes than one. */
const practice = {
  name: 'Navank; numbers, read',
  email: 'hello@example.com',
  phone: { display: '+91 00000 00000' },
};
const now = new Date('2026-11-21T04:00:00Z');

/** The one event of a file, as calendar programs read it. */
const eventIn = (file: string) => {
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const [event, ...others] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('one event is expected');
  return new ICAL.Event(event);
};

it('a time for a call is read as it was written', () => {
  const start = Date.parse('2026-11-25T13:30:00Z');
  const title = 'मोबाइल नंबर, by video; 30 minutes with\\without notes';
  const event = eventIn(
    calendarFile(
      { orderId: 'INV-1234ABCD5', title, start, minutes: 30, settled: false },
      practice,
      now,
    ),
  );
  expect(event.summary).toBe(`${practice.name}: ${title} (proposed)`);
  expect(event.startDate.toJSDate().getTime()).toBe(start);
  expect(event.duration.toSeconds()).toBe(30 * 60);
});

it('a day on which readings are due is a whole day, with its alarm', () => {
  const lines = [{ serviceId: 3, title: 'Mobile; selection, quickly', amount: 1900 }];
  const { content } = dueFile({ invoiceId: 'INV-1234ABCD5', lines }, '2026-12-20', practice, now);
  const event = eventIn(content);
  expect(event.startDate.toString()).toBe('2026-12-20');
  expect(event.startDate.isDate).toBe(true);
  expect(event.description).toBe('Mobile; selection, quickly');
  expect(event.component.getAllSubcomponents('valarm')).toHaveLength(1);
});
