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
import { mastersOn, pathText, workingText } from './reduce';

const date = (text: string) => {
  const [day = 0, month = 0, year = 0] = text.split('-').map(Number);
  return { day, month, year };
};

const dates = fc
  .record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 1900, max: 2100 }) })
  .chain(({ month, year }) =>
    fc.integer({ min: 1, max: daysIn(month, year) }).map((day) => ({ day, month, year })),
  );

describe('mulank and bhagyank', () => {
  // Some are worked out by the sources that birth.ts names.
  it.each([
    ['14-8-1992', '14 → 5', '34 → 7'],
    ['29-11-1983', '29 → 11 → 2', '34 → 7'],
    ['22-4-1996', '22 → 4', '33 → 6'],
    ['28-11-1986', '28 → 10 → 1', '36 → 9'],
    ['7-8-1985', '7', '38 → 11 → 2'],
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

  it('come to the same bhagyank in both ways of adding, for every date', () => {
    fc.assert(
      fc.property(dates, (one) => {
        expect(bhagyankByParts(one).root).toBe(bhagyankOf(one).root);
      }),
    );
  });
});

it('the days of birth of the mulanks share out all 31 days, and can be read out', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(birthDays)[1]).toEqual([2, 11, 20, 29]);
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(birthDays)).size).toBe(31);
  expect(birthDaysText(3)).toBe('3rd, 12th, 21st or 30th');
  expect(birthDaysText(4)).toBe('4th, 13th, 22nd or 31st');
});

describe('the personal year', () => {
  it('is the birthday added to the calendar year', () => {
    expect(workingText(personalYear({ day: 14, month: 8 }, 2026))).toBe(
      '1 + 4 + 8 + 2 + 0 + 2 + 6 = 23, 2 + 3 = 5',
    );
  });

  it('stands in a cycle of nine, each with one more than the year before', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1900, max: 2200 }), (birth, year) => {
        const cycle = cycleAround(birth, year);
        expect(cycle.map(({ root }) => root)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
        for (const one of cycle) expect(personalYear(birth, one.year).root).toBe(one.root);
        expect(cycle.map((one) => one.year)).toContain(year);
      }),
    );
  });
});

describe('the Lo Shu grid', () => {
  it.each([
    ['9-12-1973', false, { 1: 2, 2: 1, 3: 1, 7: 1, 9: 2 }, [4, 5, 6, 8], [1, 9]],
    ['9-12-1973', true, { 1: 2, 2: 1, 3: 1, 5: 1, 7: 1, 9: 3 }, [4, 6, 8], [1, 9]],
  ])(
    'of %s, with mulank and bhagyank %s, holds the digits without zeros',
    (text, withRoots, held, missing, repeated) => {
      const grid = gridOf(date(text), { withRoots });
      const counts = grid.cells.flatMap(({ n, count }) => (count ? [[n, count]] : []));
      expect(Object.fromEntries(counts)).toEqual(held);
      expect(grid).toMatchObject({ missing, repeated });
    },
  );

  it('knows which lines are full and which are empty', () => {
    const { lines } = gridOf(date('29-11-1983'), { withRoots: true });
    const held = (present: number) =>
      lines.filter((line) => line.present === present).map(({ digits }) => digits.join('-'));
    expect(held(0)).toEqual(['4-5-6']);
    expect(held(3)).toEqual([]);
  });

  it('is a magic square: each of its lines adds up to fifteen', () => {
    for (const [a, b, c] of gridLines) expect(a + b + c).toBe(15);
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
