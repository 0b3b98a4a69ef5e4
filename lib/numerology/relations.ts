import { reduceToRoot } from './reduce';

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
