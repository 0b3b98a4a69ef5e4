import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { loadList } from '../content/load';
import {
  bhagyankByParts,
  bhagyankOf,
  birthDays,
  birthDaysText,
  bothWays,
  cycleAround,
  gridLines,
  gridOf,
  mulankOf,
  personalYear,
  relation,
} from './birth';
import { dayBefore, daysIn } from './plain-date';
import { mastersOn, pathText, reduceToRoot, workingText } from './reduce';

const date = (text: string) => {
  const [day = 0, month = 0, year = 0] = text.split('-').map(Number);
  return { day, month, year };
};

describe('mulank and bhagyank', () => {
  it.each([
    ['14-8-1992', '14 → 5', '34 → 7'],
    ['29-11-1983', '29 → 11 → 2', '34 → 7'],
    ['22-4-1996', '22 → 4', '33 → 6'],
    ['12-5-1934', '12 → 3', '25 → 7'],
    ['29-2-2000', '29 → 11 → 2', '15 → 6'],
    ['2-2-2000', '2', '6'],
    ['9-12-1973', '9', '32 → 5'],
    ['15-3-1990', '15 → 6', '28 → 10 → 1'],
    ['12-7-1985', '12 → 3', '33 → 6'],
    ['28-11-1986', '28 → 10 → 1', '36 → 9'],
    ['10-8-1962', '10 → 1', '27 → 9'],
    ['7-8-1985', '7', '38 → 11 → 2'],
    ['15-3-1992', '15 → 6', '30 → 3'],
    ['29-11-1990', '29 → 11 → 2', '32 → 5'],
  ])('of %s are %s and %s', (text, mulank, bhagyank) => {
    expect(pathText(mulankOf(date(text)))).toBe(mulank);
    expect(pathText(bhagyankOf(date(text)))).toBe(bhagyank);
  });

  it('show every addition', () => {
    expect(workingText(bhagyankOf(date('29-11-1983')))).toBe(
      '2 + 9 + 1 + 1 + 1 + 9 + 8 + 3 = 34, 3 + 4 = 7',
    );
    expect(mastersOn(mulankOf(date('29-11-1983')))).toEqual([11]);
    expect(mastersOn(bhagyankOf(date('22-4-1996')))).toEqual([33]);
  });

  it('of a birth before sunrise may be those of the day before', () => {
    expect(mulankOf(dayBefore(date('1-3-2000'))).root).toBe(2);
    expect(mulankOf(dayBefore(date('1-1-1990'))).root).toBe(4);
  });
});

const dates = fc
  .record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 1900, max: 2100 }) })
  .chain(({ month, year }) =>
    fc.integer({ min: 1, max: daysIn(month, year) }).map((day) => ({ day, month, year })),
  );

describe('for every date', () => {
  it('both ways of adding come to the same bhagyank', () => {
    fc.assert(
      fc.property(dates, (one) => {
        expect(bhagyankByParts(one).root).toBe(bhagyankOf(one).root);
      }),
    );
  });

  it('both numbers are from 1 to 9', () => {
    fc.assert(
      fc.property(dates, (one) => {
        for (const { root } of [mulankOf(one), bhagyankOf(one)])
          expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(root);
      }),
    );
  });
});

describe('for every whole number', () => {
  const totals = fc.integer({ min: 1, max: 1_000_000 });

  it('the root keeps the remainder by nine', () => {
    fc.assert(
      fc.property(totals, (total) => {
        expect(reduceToRoot(total).root % 9).toBe(total % 9);
      }),
    );
  });

  it('nine added changes nothing', () => {
    fc.assert(
      fc.property(totals, (total) => {
        expect(reduceToRoot(total + 9).root).toBe(reduceToRoot(total).root);
      }),
    );
  });

  it('each step is the digits of the one before, added', () => {
    fc.assert(
      fc.property(totals, (total) => {
        const { steps, root } = reduceToRoot(total);
        expect(steps.at(0)).toBe(total);
        expect(steps.at(-1)).toBe(root);
        steps.slice(1).forEach((step, index) => {
          const digits = [...String(steps[index])].map(Number);
          expect(step).toBe(digits.reduce((sum, digit) => sum + digit, 0));
        });
      }),
    );
  });
});

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

const first = { day: 9, month: 12, year: 1973 };
const second = { day: 15, month: 3, year: 1990 };
const counts = (date: typeof first, withRoots: boolean) =>
  Object.fromEntries(
    gridOf(date, { withRoots }).cells.flatMap(({ n, count }) => (count ? [[n, count]] : [])),
  );

describe('the Lo Shu grid', () => {
  it('holds the digits of the date, zeros left out', () => {
    expect(counts(first, false)).toEqual({ 1: 2, 2: 1, 3: 1, 7: 1, 9: 2 });
    expect(counts(second, false)).toEqual({ 1: 2, 3: 1, 5: 1, 9: 2 });
  });

  it('names what is missing', () => {
    expect(gridOf(first, { withRoots: false }).missing).toEqual([4, 5, 6, 8]);
    expect(gridOf(second, { withRoots: false }).missing).toEqual([2, 4, 6, 7, 8]);
  });

  it('may hold mulank and bhagyank as well', () => {
    expect(gridOf(first, { withRoots: true }).missing).toEqual([4, 6, 8]);
    expect(gridOf(second, { withRoots: true }).missing).toEqual([2, 4, 7, 8]);
    expect(gridOf(first, { withRoots: true }).repeated).toEqual([1, 9]);
  });

  it('knows which lines are full and which are empty', () => {
    const { lines } = gridOf({ day: 29, month: 11, year: 1983 }, { withRoots: true });
    const with_ = (present: number) =>
      lines.filter((line) => line.present === present).map(({ digits }) => digits.join('-'));
    expect(with_(0)).toEqual(['4-5-6']);
    expect(with_(3)).toEqual([]);
  });

  it('is a magic square: each of its lines adds up to fifteen', () => {
    for (const [a, b, c] of gridLines) expect(a + b + c).toBe(15);
  });

  it('holds two more digits with the roots than without, in every date', () => {
    const part = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(part(28), part(12), fc.integer({ min: 1900, max: 2026 }), (day, month, year) => {
        const total = (withRoots: boolean) =>
          gridOf({ day, month, year }, { withRoots }).cells.reduce(
            (sum, { count }) => sum + count,
            0,
          );
        expect(total(true)).toBe(total(false) + 2);
      }),
    );
  });
});

const { mulanks } = loadList('numerology');

describe('friendly numbers', () => {
  it('are read from each side: 4 counts 1 as friendly, 1 counts 4 as neutral', () => {
    expect(bothWays(mulanks, 4, 1)).toEqual({ there: 'friendly', back: 'neutral' });
    expect(bothWays(mulanks, 5, 9)).toEqual({ there: 'neutral', back: 'friendly' });
    expect(bothWays(mulanks, 8, 8)).toEqual({ there: 'unfriendly', back: 'unfriendly' });
  });

  it('are neutral where the table is silent', () => {
    expect(relation([], 1, 2)).toBe('neutral');
  });
});

const stated = parse(readFileSync('lib/numerology/stated-relations.yaml', 'utf8')) as Record<
  string,
  Record<string, string>
>;

describe.each(Object.entries(stated))(
  '%s says of the table of friendly numbers',
  (file, claims) => {
    const text = readFileSync(`content/${file}`, 'utf8').replace(/\s+/g, ' ');

    it.each(Object.entries(claims))('%s', (words, claim) => {
      expect(text).toContain(words);
      for (const row of claim.split(', ')) {
        const [from, kind, ...others] = row.split(' ');
        expect(others).not.toEqual([]);
        for (const other of others)
          expect(`${from} ${relation(mulanks, Number(from), Number(other))} ${other}`).toBe(
            `${from} ${kind} ${other}`,
          );
      }
    });
  },
);
