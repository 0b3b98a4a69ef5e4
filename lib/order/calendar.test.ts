import ICAL from 'ical.js';
import { calendarFile, dueFile } from './calendar';

/** Signs that mean something in a calendar file, and letters of more bytes than one. */
const practice = {
  name: 'Navank; numbers, read',
  email: 'hello@example.com',
  phone: { display: '+91 00000 00000' },
};
const now = new Date('2026-11-21T04:00:00Z');

/** The event of a file, as calendar programs read it. */
const eventIn = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);

it('a time for a call is read as it was written', () => {
  const start = Date.parse('2026-11-25T13:30:00Z');
  const title = 'मोबाइल नंबर, by video; 30 minutes with\\without notes';
  const call = { orderId: 'INV-1234ABCD5', title, start, minutes: 30 };
  const file = calendarFile({ ...call, settled: false }, practice, now);
  for (const line of [
    'METHOD:PUBLISH',
    'DTSTART:20261125T133000Z',
    'DTSTAMP:20261121T040000Z',
    `UID:inv-1234abcd5-${start}`,
    'STATUS:TENTATIVE',
    `ORGANIZER;CN="${practice.name}":mailto:${practice.email}`,
  ])
    expect(file.split('\r\n')).toContain(line);
  expect(calendarFile({ ...call, settled: true }, practice, now)).toContain('STATUS:CONFIRMED');
  const event = eventIn(file);
  expect(event.summary).toBe(`${practice.name}: ${title} (proposed)`);
  expect(event.startDate.toJSDate().getTime()).toBe(start);
  expect(event.duration.toSeconds()).toBe(30 * 60);
});

it('a day on which readings are due is a whole day, with its alarm', () => {
  const lines = [{ serviceId: 3, title: 'Mobile; selection, quickly', amount: 1900 }];
  const { name, content } = dueFile(
    { invoiceId: 'INV-1234ABCD5', lines },
    '2026-12-20',
    practice,
    now,
  );
  const event = eventIn(content);
  expect(event.startDate.toString()).toBe('2026-12-20');
  expect(event.startDate.isDate).toBe(true);
  expect(event.description).toBe('Mobile; selection, quickly');
  expect(event.component.getAllSubcomponents('valarm')).toHaveLength(1);
  expect(name).toBe('INV-1234ABCD5-due.ics');
  for (const line of ['UID:inv-1234abcd5-due', 'TRIGGER:-P3D'])
    expect(content.split('\r\n')).toContain(line);
});
