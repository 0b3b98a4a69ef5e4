/**
 * The two numbers of a date of birth, as they are worked out in India: the mulank from the day alone, the
 * bhagyank from every digit of the date, both down to one digit. Sources that agree on both rules, with
 * examples that the tests do again: Future Samachar (12-7-1985 is 33, so 6), Anupam Kapil (28-11-1986 is 36,
 * so 9), luckymobilenumberbooth (07/08/1985 is 38, 11, so 2). Pure.
 */
import { dateDigits, type PlainDate } from './plain-date';
import { addUp, digitsOf, reduceToRoot, type Reduction, type Sum } from './reduce';

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
