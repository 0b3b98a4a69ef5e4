import { indiaNow, inMinutes, localHours } from './time';

describe('the consulting hours', () => {
  it.each([
    ['Asia/Kolkata', '6-9 PM'],
    ['America/New_York', '7:30-10:30 AM'],
    ['Asia/Kathmandu', '6:15-9:15 PM'],
    ['Pacific/Auckland', '1:30-4:30 AM'],
  ])('are %s %s on a winter day', (zone, text) => {
    expect(localHours(zone, '2026-01-15').text).toBe(text);
  });

  it('move with the summer time of the place', () => {
    expect(localHours('Europe/London', '2026-01-15').text).toBe('12:30-3:30 PM');
    expect(localHours('Europe/London', '2026-07-15').text).toBe('1:30-4:30 PM');
  });

  it('name both halves of the day where they differ', () => {
    expect(localHours('America/Los_Angeles', '2026-01-15').text).toBe('4:30-7:30 AM');
    expect(localHours('America/St_Johns', '2026-01-15').text).toBe('9 AM-12 PM');
  });

  it('are drawn in two bands where they run over midnight', () => {
    const { text, bands } = localHours('Australia/Sydney', '2026-01-15');
    expect(text).toBe('11:30 PM-2:30 AM');
    expect(bands).toEqual([
      { from: 23.5, to: 24 },
      { from: 0, to: 2.5 },
    ]);
  });
});

it.each([
  ['2026-11-20T19:19:00Z', '12:49 AM', false, '17 h 11 min'],
  ['2026-11-21T12:29:00Z', '5:59 PM', false, '1 min'],
  ['2026-11-21T12:30:00Z', '6:00 PM', true, ''],
  ['2026-11-21T15:29:00Z', '8:59 PM', true, '21 h 1 min'],
  ['2026-11-21T15:30:00Z', '9:00 PM', false, '21 h'],
])('at %s it is %s in India', (moment, time, isOpen, opensIn) => {
  expect(indiaNow(new Date(moment))).toMatchObject({ time, isOpen, opensIn });
});

it('says a wait in whole minutes, never too few', () => {
  expect([undefined, 20_000, 60_000, 61_000, 130_000].map(inMinutes)).toEqual([
    'in a minute',
    'in a minute',
    'in a minute',
    'in 2 minutes',
    'in 3 minutes',
  ]);
});
