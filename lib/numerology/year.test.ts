import { personalYearOf } from './birth';
import { daysIn } from './plain-date';
import { pathText, reduceToRoot } from './reduce';
import {
  birthdayRootIn,
  birthdaySpan,
  personalMonths,
  personalYears,
  universalYearOf,
} from './year';

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
