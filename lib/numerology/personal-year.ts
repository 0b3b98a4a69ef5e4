/**
 * The personal year: day and month of birth added to a calendar year, down to one digit (Hans Decoz on
 * numerology.com reduces it too, although he keeps master numbers elsewhere). Pure.
 */
import { digitsOf, addUp, type Sum } from './reduce';
import type { PlainDate } from './plain-date';

/** The year of birth plays no part, so the people of one birthday share their personal years. */
export const personalYear = ({ day, month }: Pick<PlainDate, 'day' | 'month'>, year: number): Sum =>
  addUp(digitsOf(`${day}-${month}-${year}`));

export type CycleYear = { year: number; root: number };

/** The cycle of nine in which a year stands, from its 1 to its 9: each year's root is one more. */
export function cycleAround(birth: Pick<PlainDate, 'day' | 'month'>, year: number): CycleYear[] {
  const first = year - personalYear(birth, year).root + 1;
  return Array.from({ length: 9 }, (_, index) => ({ year: first + index, root: index + 1 }));
}
