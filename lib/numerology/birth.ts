/** The numbers of a date of birth, the Lo Shu square of its digits, and how two numbers count each other. Pure. */
import { LO_SHU } from '../art/drawing';
import { listed } from '../lists';
import { dateDigits, type PlainDate } from './plain-date';
import { addUp, digitsOf, reduceToRoot, type Reduction, type Sum } from './reduce';

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

export type Grid = ReturnType<typeof gridOf>;

/** Rows, columns and diagonals, as the square is read. */
export const gridLines: readonly (readonly [number, number, number])[] = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
  [4, 3, 8],
  [9, 5, 1],
  [2, 7, 6],
  [4, 5, 6],
  [2, 5, 8],
];

/** The grid of a date; `withRoots` writes its mulank and bhagyank in too. */
export function gridOf(date: PlainDate, { withRoots }: { withRoots: boolean }) {
  const digits = dateDigits(date);
  const roots = withRoots ? [mulankOf(date).root, bhagyankOf(date).root] : [];
  const cells = LO_SHU.map((n) => {
    // How often it stands in the grid, all told, and how many of these mulank and bhagyank added.
    const added = countOf(n, roots);
    return { n: n as number, count: countOf(n, digits) + added, added };
  });
  const present = new Set(cells.filter(({ count }) => count > 0).map(({ n }) => n));
  const inOrder = [...cells].sort((a, b) => a.n - b.n);
  return {
    /** In the order of the square, row by row. */
    cells,
    missing: inOrder.filter(({ count }) => count === 0).map(({ n }) => n),
    repeated: inOrder.filter(({ count }) => count > 1).map(({ n }) => n),
    /** The eight lines: three digits each, of which some, all or none are there. */
    lines: gridLines.map((line) => ({
      digits: line,
      present: line.filter((n) => present.has(n)).length,
    })),
  };
}

const countOf = (n: number, digits: readonly number[]) =>
  digits.filter((digit) => digit === n).length;

/** 'Surya, the Sun', 'Guru, Jupiter', or 'Rahu', which has one name. Pure. */
export function planetNames({ planet, planetHindi }: { planet: string; planetHindi: string }) {
  if (planet === planetHindi) return planet;
  return `${planetHindi}, ${/^(Sun|Moon)$/.test(planet) ? 'the ' : ''}${planet}`;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The table of 1 to 9 multiplied with each other, every product added down to one digit. Row by row. */
export const vedicSquare = (): number[][] =>
  digits.map((row) => digits.map((column) => reduceToRoot(row * column).root));

/**
 * How one number counts another in a table of friendly numbers. The published tables contradict each
 * other and none is the same both ways, so a pair is always read from each side. Pure.
 */
export type Relation = 'friendly' | 'neutral' | 'unfriendly';

/** One row of a table: the other numbers from this number's side. */
export type RelationRow = { number: number } & Readonly<Record<Relation, readonly number[]>>;

/** How `from` counts `to`. A table that says nothing on the pair counts it as neutral. */
export function relation(rows: readonly RelationRow[], from: number, to: number): Relation {
  const row = rows.find(({ number }) => number === from);
  if (row?.friendly.includes(to)) return 'friendly';
  return row?.unfriendly.includes(to) ? 'unfriendly' : 'neutral';
}

/** The same pair from both sides: `there` from `a`, `back` from `b`. */
export const bothWays = (rows: readonly RelationRow[], a: number, b: number) => ({
  there: relation(rows, a, b),
  back: relation(rows, b, a),
});

/** The words for a relation. Nobody is called an enemy here, and no pair impossible. */
export const relationWords: Readonly<Record<Relation, string>> = {
  friendly: 'friendly',
  neutral: 'neutral',
  unfriendly: 'one that needs more patience',
};
