/**
 * The digits of a date written into the Lo Shu square, 4 9 2 / 3 5 7 / 8 1 6; zeros have no place in it.
 * Two customs: the date's digits alone (numerologyscience, luckmap), or with mulank and bhagyank written
 * in as well (shoperclub; usual where it is taught in India). Pure.
 */
import { LO_SHU } from '../art/lo-shu';
import { bhagyankOf, mulankOf } from './birth';
import { dateDigits, type PlainDate } from './plain-date';

export type GridCell = {
  n: number;
  /** How often it stands in the grid, all told. */
  count: number;
  /** How many of these mulank and bhagyank added. */
  added: number;
};

/** One of the eight lines: three digits, of which some, all or none are there. */
export type GridLine = { digits: readonly number[]; present: number };

export type Grid = {
  /** In the order of the square, row by row. */
  cells: readonly GridCell[];
  missing: readonly number[];
  repeated: readonly number[];
  lines: readonly GridLine[];
};

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
export function gridOf(date: PlainDate, { withRoots }: { withRoots: boolean }): Grid {
  const digits = dateDigits(date);
  const roots = withRoots ? [mulankOf(date).root, bhagyankOf(date).root] : [];
  const cells = LO_SHU.map((n) => {
    const added = countOf(n, roots);
    return { n, count: countOf(n, digits) + added, added };
  });
  const present = new Set(cells.filter(({ count }) => count > 0).map(({ n }) => n as number));
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
