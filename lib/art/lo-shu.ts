/** The oldest magic square, row by row: every row, column and diagonal adds up to fifteen. */
export const LO_SHU = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;

export type Root = (typeof LO_SHU)[number];

/** What stands at the remainder by nine: 0 and 9 share the root 9. */
const roots = [9, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The digits added up until one is left, for any id. Pictures need an answer for 0 too, and it is 9. */
export const digitalRoot = (n: number): Root => roots[Math.abs(n) % 9] ?? 9;

export type Cell = { n: Root; column: number; row: number };

/** The nine cells with their places counted from the middle: -1, 0 or 1. */
export const cells: readonly Cell[] = LO_SHU.map((n, index) => ({
  n,
  column: (index % 3) - 1,
  row: Math.floor(index / 3) - 1,
}));
