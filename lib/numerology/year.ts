import { birthDays, personalYearOf } from './birth';
import { addUp, digitsOf, reduceToRoot, type Sum } from './reduce';

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** `universalYearOf(2027)` is 2 + 0 + 2 + 7 = 11, so 2. */
export const universalYearOf = (year: number): Sum => addUp(digitsOf(String(year)));

/** Personal years by mulank and month of birth: a day counts as its mulank does. */
export const personalYears = (year: number) =>
  nine.map((mulank) => ({
    mulank,
    byMonth: months.map((month) => personalYearOf({ day: mulank, month }, year).root),
  }));

/** The digit to which day and month of birth add up in this personal year. */
export const birthdayRootIn = (root: number, year: number) =>
  reduceToRoot(root - universalYearOf(year).root + 9).root;

/** Sources: shankerstudy.com, 2010, and findyourfate.com (5 in July is 12, so 3). */
export const personalMonths = (root: number) =>
  months.map((month) => reduceToRoot(root + month).root);

export const birthdaySpan = (mulank: number) => ({
  first: { day: mulank, month: 1 },
  last: { day: Math.max(...birthDays(mulank)), month: 12 },
});
