import { dateDigits, type PlainDate } from './plain-date';
import { addUp, digitsOf, reduceToRoot, type Reduction, type Sum } from './reduce';
import { listed } from '../lists';

/**
 * The two numbers of a date of birth, as they are worked out in India: the mulank from the day alone, the
 * bhagyank from every digit of the date, both down to one digit. Sources that agree on both rules, with
 * examples that the tests do again: Future Samachar (12-7-1985 is 33, so 6), Anupam Kapil (28-11-1986 is 36,
 * so 9), luckymobilenumberbooth (07/08/1985 is 38, 11, so 2). Pure.
 */

/** From the day alone: month and year play no part. */
export const mulankOf = ({ day }: PlainDate): Reduction => reduceToRoot(day);

/** From all digits of day, month and four-digit year. */
export const bhagyankOf = (date: PlainDate): Sum => addUp(dateDigits(date));

/**
 * The bhagyank as many Western readers add it: day, month and year are reduced first. The root is always
 * the same, because adding digits keeps the remainder by nine; only the totals on the way differ.
 */
export const bhagyankByParts = ({ day, month, year }: PlainDate): Sum =>
  addUp([day, month, year].map((part) => reduceToRoot(part).root));

/** The digits that a mulank is added from: 2 and 9 for the 29th. */
export const mulankDigits = ({ day }: PlainDate) => digitsOf(String(day));

/** The days of a month on which a mulank is born: `birthDays(4)` is 4, 13, 22 and 31. */
export const birthDays = (mulank: number): number[] =>
  Array.from({ length: 31 }, (_, index) => index + 1).filter(
    (day) => reduceToRoot(day).root === mulank,
  );

/** The same in words: '4th, 13th, 22nd or 31st'. */
export const birthDaysText = (mulank: number): string =>
  listed(birthDays(mulank).map(ordinal), 'or');

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '29th' */
export const ordinal = (day: number) =>
  `${day}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th'}`;

/**
 * The personal year: day and month of birth added to a calendar year, down to one digit (Hans Decoz on
 * numerology.com reduces it too, although he keeps master numbers elsewhere). Pure.
 */

/** The year of birth plays no part, so the people of one birthday share their personal years. */
export const personalYear = ({ day, month }: Pick<PlainDate, 'day' | 'month'>, year: number): Sum =>
  addUp(digitsOf(`${day}-${month}-${year}`));

export type CycleYear = { year: number; root: number };

/** The cycle of nine in which a year stands, from its 1 to its 9: each year's root is one more. */
export function cycleAround(birth: Pick<PlainDate, 'day' | 'month'>, year: number): CycleYear[] {
  const first = year - personalYear(birth, year).root + 1;
  return Array.from({ length: 9 }, (_, index) => ({ year: first + index, root: index + 1 }));
}
