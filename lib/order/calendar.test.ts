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
  const call = { orderId: 'INV-1234ABCD5', title, start, minutes: 30, round: 1 };
  const file = calendarFile({ ...call, settled: false }, practice, now);
  for (const line of [
    'METHOD:PUBLISH',
    'DTSTART:20261125T133000Z',
    'DTSTAMP:20261121T040000Z',
    'UID:inv-1234abcd5-call',
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

describe('the call of an order', () => {
  const start = Date.parse('2026-11-25T13:30:00Z');
  const call = { orderId: 'INV-1234ABCD5', title: 'Mobile', start, minutes: 30 };
  /** As a calendar holds it once it has these files, in the order in which they were opened. */
  function held(...times: { start: number; round: number; settled: boolean }[]) {
    const calendar = new Map<string, ICAL.Event>();
    for (const time of times) {
      const event = eventIn(calendarFile({ ...call, ...time }, practice, now));
      if (event.sequence >= (calendar.get(event.uid)?.sequence ?? 0))
        calendar.set(event.uid, event);
    }
    return [...calendar.values()].map((event) => [
      event.startDate.toJSDate().getTime() - start,
      event.component.getFirstPropertyValue('status'),
    ]);
  }
  const proposed = (hours: number, round = 1) => ({
    start: start + hours * 3_600_000,
    round,
    settled: false,
  });
  const chosen = (hours: number, round = 1) => ({ ...proposed(hours, round), settled: true });
  const hour = 3_600_000;

  it.each([
    ['a proposal', [proposed(0)], 0, 'TENTATIVE'],
    ['the proposal that was opened last', [proposed(0), proposed(1), proposed(2)], 2, 'TENTATIVE'],
    [
      'the chosen time, of all that were proposed',
      [proposed(0), proposed(1), chosen(0)],
      0,
      'CONFIRMED',
    ],
    [
      'the chosen time, when a proposal is opened after it',
      [chosen(0), proposed(1)],
      0,
      'CONFIRMED',
    ],
    ['a time that was moved', [chosen(0), chosen(5, 2)], 5, 'CONFIRMED'],
    ['a time that was moved back', [chosen(0), chosen(5, 2), chosen(0, 3)], 0, 'CONFIRMED'],
    [
      'the new time, when an old file is opened once more',
      [chosen(5, 2), chosen(0)],
      5,
      'CONFIRMED',
    ],
    [
      'the new time, after proposals of both rounds',
      [proposed(0), chosen(0), proposed(4, 2), chosen(5, 2)],
      5,
      'CONFIRMED',
    ],
    [
      'the new time, when an old proposal is opened after it',
      [chosen(5, 2), proposed(1)],
      5,
      'CONFIRMED',
    ],
  ])('is one event: %s', (_, times, hours, status) => {
    expect(held(...times)).toEqual([[hours * hour, status]]);
  });
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
