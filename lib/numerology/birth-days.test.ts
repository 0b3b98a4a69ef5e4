/** @jest-environment node */
import { birthDays, birthDaysText } from './birth-days';

describe('the days of birth of a mulank', () => {
  it('are those whose digits come down to it', () => {
    expect(birthDays(2)).toEqual([2, 11, 20, 29]);
    expect(birthDays(9)).toEqual([9, 18, 27]);
  });

  it('share out all 31 days', () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(birthDays);
    expect(new Set(days).size).toBe(31);
  });

  it('can be read out', () => {
    expect(birthDaysText(3)).toBe('3rd, 12th, 21st or 30th');
    expect(birthDaysText(4)).toBe('4th, 13th, 22nd or 31st');
  });
});
