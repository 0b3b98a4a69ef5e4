/** @jest-environment node */
import { localHours } from './hours';

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
