import { indiaNow, inMinutes, localHours } from './time';

describe('the consulting hours', () => {
  it.each([
    ['Asia/Kolkata', '01', '6-9 PM'],
    ['Asia/Kathmandu', '01', '6:15-9:15 PM'],
    ['Europe/London', '01', '12:30-3:30 PM'],
    ['Europe/London', '07', '1:30-4:30 PM'],
    ['America/St_Johns', '01', '9 AM-12 PM'],
  ])('on the clock of %s in month %s are %s', (zone, month, text) => {
    expect(localHours(zone, `2026-${month}-15`).text).toBe(text);
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
