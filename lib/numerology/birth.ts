import { LO_SHU } from '../art/drawing';
import { listed } from '../lists';
import { dateDigits, type PlainDate } from './plain-date';
import { addUp, digitsOf, reduceToRoot, type Reduction, type Sum } from './reduce';

/**
 * Mulank and bhagyank as reckoned in India. Sources, whose examples the tests repeat: Future
 * Samachar (12-7-1985 is 33, so 6), Anupam Kapil (28-11-1986 is 36, so 9), luckymobilenumberbooth
 * (07/08/1985 is 38, 11, so 2).
 */

export const mulankOf = ({ day }: PlainDate): Reduction => reduceToRoot(day);

export const bhagyankOf = (date: PlainDate): Sum => addUp(dateDigits(date));

/** Adds parts that are reduced first, as many Western readers do: same root, other totals. */
export const bhagyankByParts = ({ day, month, year }: PlainDate): Sum =>
  addUp([day, month, year].map((part) => reduceToRoot(part).root));

/** 4, 13, 22 and 31 for 4. */
export const birthDays = (mulank: number): number[] =>
  Array.from({ length: 31 }, (_, index) => index + 1).filter(
    (day) => reduceToRoot(day).root === mulank,
  );

export const birthDaysText = (mulank: number): string =>
  listed(birthDays(mulank).map(ordinal), 'or');

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const ordinal = (day: number) =>
  `${day}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th'}`;

/** Source: Hans Decoz on numerology.com, who reduces it fully although he keeps master numbers. */

export const personalYearOf = (
  { day, month }: Pick<PlainDate, 'day' | 'month'>,
  year: number,
): Sum => addUp(digitsOf(`${day}-${month}-${year}`));

export type CycleYear = { year: number; root: number };

export function cycleAround(birth: Pick<PlainDate, 'day' | 'month'>, year: number): CycleYear[] {
  const first = year - personalYearOf(birth, year).root + 1;
  return Array.from({ length: 9 }, (_, index) => ({ year: first + index, root: index + 1 }));
}

export type Grid = ReturnType<typeof gridOf>;

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

export function gridOf(date: PlainDate, { withRoots }: { withRoots: boolean }) {
  const digits = dateDigits(date);
  const roots = withRoots ? [mulankOf(date).root, bhagyankOf(date).root] : [];
  const cells = LO_SHU.map((n) => {
    const added = countOf(n, roots);
    return { n: n as number, count: countOf(n, digits) + added, added };
  });
  const present = new Set(cells.filter(({ count }) => count > 0).map(({ n }) => n));
  const inOrder = [...cells].sort((a, b) => a.n - b.n);
  return {
    cells,
    missing: inOrder.filter(({ count }) => count === 0).map(({ n }) => n),
    repeated: inOrder.filter(({ count }) => count > 1).map(({ n }) => n),
    lines: gridLines.map((line) => ({
      digits: line,
      present: line.filter((n) => present.has(n)).length,
    })),
  };
}

const countOf = (n: number, digits: readonly number[]) =>
  digits.filter((digit) => digit === n).length;

/** 'Surya, the Sun', or 'Rahu', which has one name. */
export function planetNames({ planet, planetHindi }: { planet: string; planetHindi: string }) {
  if (planet === planetHindi) return planet;
  return `${planetHindi}, ${/^(Sun|Moon)$/.test(planet) ? 'the ' : ''}${planet}`;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const vedicSquare = (): number[][] =>
  digits.map((row) => digits.map((column) => reduceToRoot(row * column).root));

/** Friendship of numbers. Published tables disagree and none is symmetric: read both ways. */
export type Relation = 'friendly' | 'neutral' | 'unfriendly';

export type RelationRow = { number: number } & Readonly<Record<Relation, readonly number[]>>;

/** How `from` counts `to`; neutral where the table is silent. */
export function relation(rows: readonly RelationRow[], from: number, to: number): Relation {
  const row = rows.find(({ number }) => number === from);
  if (row?.friendly.includes(to)) return 'friendly';
  return row?.unfriendly.includes(to) ? 'unfriendly' : 'neutral';
}

export const bothWays = (rows: readonly RelationRow[], a: number, b: number) => ({
  there: relation(rows, a, b),
  back: relation(rows, b, a),
});

export const relationWords: Readonly<Record<Relation, string>> = {
  friendly: 'friendly',
  neutral: 'neutral',
  unfriendly: 'one that asks for patience',
};

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
