import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { loadList } from '../content/load';
import {
  bhagyankByParts,
  bhagyankOf,
  birthdayRootIn,
  birthDays,
  birthdaySpan,
  birthDaysText,
  bothWays,
  cycleAround,
  gridLines,
  gridOf,
  mulankOf,
  personalMonths,
  personalYearOf,
  personalYears,
  relation,
  universalYearOf,
} from './birth';
import { daysIn } from './plain-date';
import { mastersOn, pathText, reduceToRoot, workingText } from './reduce';

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
    const [day = 0, month = 0, year = 0] = text.split('-').map(Number);
    expect(pathText(mulankOf({ day, month, year }))).toBe(mulank);
    expect(pathText(bhagyankOf({ day, month, year }))).toBe(bhagyank);
  });

  it('show every addition, and the master numbers on the way', () => {
    const date = { day: 29, month: 11, year: 1983 };
    expect(workingText(bhagyankOf(date))).toBe('2 + 9 + 1 + 1 + 1 + 9 + 8 + 3 = 34, 3 + 4 = 7');
    expect(mastersOn(mulankOf(date))).toEqual([11]);
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
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(birthDays)).size).toBe(31);
  expect(birthDaysText(2)).toBe('2nd, 11th, 20th or 29th');
  expect(birthDaysText(3)).toBe('3rd, 12th, 21st or 30th');
});

it('the personal year is the birthday added to the year, and each year of its cycle of nine has one more', () => {
  const working = '1 + 4 + 8 + 2 + 0 + 2 + 6 = 23, 2 + 3 = 5';
  expect(workingText(personalYearOf({ day: 14, month: 8 }, 2026))).toBe(working);
  fc.assert(
    fc.property(dates, fc.integer({ min: 1900, max: 2200 }), (birth, year) => {
      const cycle = cycleAround(birth, year);
      expect(cycle.map(({ root }) => root)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      for (const one of cycle) expect(personalYearOf(birth, one.year).root).toBe(one.root);
      expect(cycle.map((one) => one.year)).toContain(year);
    }),
  );
});

it('the Lo Shu grid holds the digits without zeros, and knows which of its lines are full or empty', () => {
  const birth = { day: 9, month: 12, year: 1973 };
  const held = (withRoots: boolean) => {
    const { cells, missing, repeated, lines } = gridOf(birth, { withRoots });
    const digits = [...cells].sort((a, b) => a.n - b.n).map(({ n, count }) => `${n}`.repeat(count));
    const full = lines.filter(({ present }) => present === 3).map((line) => line.digits.join(''));
    return [digits.join(''), missing, repeated, full];
  };
  expect(held(false)).toEqual(['1123799', [4, 5, 6, 8], [1, 9], []]);
  expect(held(true)).toEqual(['112357999', [4, 6, 8], [1, 9], ['357', '951']]);
  // A magic square.
  for (const [a, b, c] of gridLines) expect(a + b + c).toBe(15);
});

const { mulanks } = loadList('numerology');

it('friendly numbers are read from each side, and are neutral where the table is silent', () => {
  expect(bothWays(mulanks, 4, 1)).toEqual({ there: 'friendly', back: 'neutral' });
  expect(bothWays(mulanks, 8, 8)).toEqual({ there: 'unfriendly', back: 'unfriendly' });
  expect(relation([], 1, 2)).toBe('neutral');
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

// 2004 and 2018 are the examples of Janet Boyer and of Felicia Bender.
test.each([
  [2004, '6'],
  [2018, '11 → 2'],
  [2026, '10 → 1'],
  [2027, '11 → 2'],
  [2036, '11 → 2'],
])('the universal year of %d is %s', (year, path) => {
  expect(pathText(universalYearOf(year))).toBe(path);
});

it('gives every birthday of a leap year the personal year of its mulank and month', () => {
  const table = personalYears(2027);
  for (const [index, column] of (table[0]?.byMonth ?? []).entries()) {
    const month = index + 1;
    expect(column).toBe(personalYearOf({ day: 1, month }, 2027).root);
    for (let day = 1; day <= daysIn(month, 2028); day++)
      expect(table[reduceToRoot(day).root - 1]?.byMonth[index]).toBe(
        personalYearOf({ day, month }, 2027).root,
      );
  }
});

// 14 August: 1 + 4 + 8 = 13, so 4, and with 2027 it is 24, so 6.
it.each([
  [6, 2027, 4],
  [2, 2027, 9],
  [1, 2026, 9],
  [5, 2025, 5],
])('in a personal year %d of %d the birthday adds up to %d', (root, year, birthday) => {
  expect(birthdayRootIn(root, year)).toBe(birthday);
});

it('adds the month to the personal year, and both examples of the sources hold', () => {
  expect(personalMonths(5)).toEqual([6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8]);
  // A 4 in October 2020: 4 + 10 = 14, so 5.
  expect(personalMonths(4)[9]).toBe(5);
});

it('knows the first and last birthday of a mulank in a year', () => {
  expect(birthdaySpan(4)).toEqual({ first: { day: 4, month: 1 }, last: { day: 31, month: 12 } });
  expect(birthdaySpan(2).last).toEqual({ day: 29, month: 12 });
});
