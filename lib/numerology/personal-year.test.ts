/** @jest-environment node */
import fc from 'fast-check';
import { cycleAround, personalYear } from './personal-year';
import { workingText } from './reduce';

const years = fc.integer({ min: 1900, max: 2200 });
const births = fc.record({
  day: fc.integer({ min: 1, max: 31 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('the personal year', () => {
  it('is the birthday added to the calendar year', () => {
    expect(workingText(personalYear({ day: 14, month: 8 }, 2026))).toBe(
      '1 + 4 + 8 + 2 + 0 + 2 + 6 = 23, 2 + 3 = 5',
    );
    expect(personalYear({ day: 29, month: 2 }, 2027).root).toBe(6);
  });

  it('goes up by one each year, and from 9 back to 1', () => {
    fc.assert(
      fc.property(births, years, (birth, year) => {
        const [now, next] = [personalYear(birth, year).root, personalYear(birth, year + 1).root];
        expect(next).toBe((now % 9) + 1);
      }),
    );
  });

  it('stands in a cycle of nine whose numbers add up to 45', () => {
    fc.assert(
      fc.property(births, years, (birth, year) => {
        const cycle = cycleAround(birth, year);
        expect(cycle.map(({ root }) => root)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
        for (const one of cycle) expect(personalYear(birth, one.year).root).toBe(one.root);
        expect(cycle.map((one) => one.year)).toContain(year);
      }),
    );
  });
});
