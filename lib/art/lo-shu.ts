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

/** A print in four colours. `second` is a second ground, for what lies behind the picture. */
export type Ink = { ground: string; ink: string; pop: string; second: string };

/** The nine inks, one for each root number. The grounds are the colours --n1 to --n9 of the style sheet. */
export const inks: Readonly<Record<Root, Ink>> = {
  1: { ground: '#F58F1D', ink: '#7E1710', pop: '#FFF2D2', second: '#FFB84D' }, // Sun
  2: { ground: '#DCE4E6', ink: '#1B1E4B', pop: '#E8563F', second: '#F6F8F5' }, // Moon
  3: { ground: '#FFC837', ink: '#1B1E4B', pop: '#D9306B', second: '#FFE08A' }, // Jupiter
  4: { ground: '#2B55B7', ink: '#FFE6B0', pop: '#FF8A5B', second: '#1E3F92' }, // Rahu
  5: { ground: '#18774F', ink: '#FBF3D4', pop: '#FFC837', second: '#0F5B3B' }, // Mercury
  6: { ground: '#F3A5BB', ink: '#96104A', pop: '#FFF4E8', second: '#F9C9D5' }, // Venus
  7: { ground: '#7FC8BA', ink: '#0B4549', pop: '#FFF4D9', second: '#A9DDD1' }, // Ketu
  8: { ground: '#1B1E4B', ink: '#F7B02C', pop: '#F3A5BB', second: '#2B2F6B' }, // Saturn
  9: { ground: '#C22B1D', ink: '#FFE4C4', pop: '#FFB52E', second: '#9A1C12' }, // Mars
};

/** The root of each picture, from id 1 on: it is printed in the ink of its root. Prediction 3 is sober on purpose. */
const rootsByKind: Readonly<Record<string, readonly Root[]>> = {
  service: [4, 6, 8, 9, 3, 1, 5, 2, 7, 6, 9, 2, 5, 8, 1],
  tool: [3, 6, 8, 7, 1, 9, 4],
  prediction: [1, 4, 2, 5, 3, 6, 7, 9, 8, 1, 9, 3, 4, 7, 2, 5],
  client: [3, 5, 7, 9, 2, 4, 6, 8, 1, 3, 5, 7, 9, 2, 4, 6, 8],
  blog: [3, 8, 9, 5, 6, 4, 1, 2, 7],
};

/** The root of a picture by its kind and id; one that is not listed has the root of its id. */
export const rootOf = (kind: string, id: number): Root =>
  rootsByKind[kind]?.[id - 1] ?? digitalRoot(id);
