/** How two numbers count each other, as lines to draw. Pure. */
import { bhagyankOf, mulankOf } from '../numerology/birth';
import type { PlainDate } from '../numerology/plain-date';
import { bothWays, relationWords, type Relation, type RelationRow } from '../numerology/relations';
import type { WorkingLine } from './reading';

export type RelationTables = {
  /** The name of the table of friendly numbers. */
  school: string;
  rows: readonly RelationRow[];
};

/** One side of a pair: how `from` counts `to`. */
export type Side = { from: number; to: number; relation: Relation; text: string };

/** A pair read from both sides; of two equal numbers there is one side only. */
export type Pair = { title: string; sides: readonly Side[] };

export function pairOf(title: string, a: number, b: number, { rows }: RelationTables): Pair {
  const { there, back } = bothWays(rows, a, b);
  const sides = [side(a, b, there), ...(a === b ? [] : [side(b, a, back)])];
  return { title, sides };
}

const side = (from: number, to: number, relation: Relation): Side => ({
  from,
  to,
  relation,
  text: `${from} counts ${from === to ? `another ${to}` : to} as ${relationWords[relation]}`,
});

/** 'Mulank 2 and the number 9: 2 counts 9 as neutral; 9 counts 2 as neutral.' */
export const pairText = ({ title, sides }: Pair) =>
  `${title}: ${sides.map(({ text }) => text).join('; ')}`;

/** A pair in a few words: 'friendly on both sides', 'needs more patience on one side', 'neutral'. */
export function pairInShort({ sides }: Pair) {
  const words = sides
    .map(({ relation }) => inShort[relation])
    .filter((one) => one !== inShort.neutral);
  const [one = inShort.neutral, other] = words;
  if (sides.length === 1 || words.length === 0) return one;
  if (!other) return `${one} on one side`;
  return one === other ? `${one} on both sides` : `${one} on one side, ${other} on the other`;
}

/** What mulank and bhagyank say to a number's root; nothing where no date was given. */
export function pairsWith(
  root: number,
  date: PlainDate | undefined,
  tables: RelationTables,
): Pair[] {
  if (!date) return [];
  const [mulank, bhagyank] = [mulankOf(date).root, bhagyankOf(date).root];
  return [
    pairOf(`Mulank ${mulank} and the number ${root}`, mulank, root, tables),
    pairOf(`Bhagyank ${bhagyank} and the number ${root}`, bhagyank, root, tables),
  ];
}

/** 'Mulank 6 and the number 9: neutral on both sides.', for each pair; undefined where there is none. */
export const sumUp = (pairs: readonly Pair[]) =>
  pairs.map((pair) => `${pair.title}: ${pairInShort(pair)}.`).join(' ') || undefined;

export const pairLines = (pairs: readonly Pair[], school: string): WorkingLine[] =>
  pairs.map(({ title, sides }) => ({
    term: title,
    sum: sides.map(({ from, to }) => `${from} to ${to}`).join(', '),
    about: `${sides.map(({ text }) => text).join('; ')}. Table: ${school}.`,
  }));

const inShort: Readonly<Record<Relation, string>> = {
  friendly: 'friendly',
  neutral: 'neutral',
  unfriendly: 'needs more patience',
};
