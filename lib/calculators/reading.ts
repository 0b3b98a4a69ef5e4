/** What every calculator takes and gives. A reading never holds a number without the way to it. Pure. */
import {
  bhagyankOf,
  bothWays,
  type CycleYear,
  type Grid,
  mulankOf,
  type Relation,
  type RelationRow,
  relationWords,
} from '../numerology/birth';
import type { CountedName } from '../numerology/name';
import { type DatePart, dateText, type PlainDate, readDate } from '../numerology/plain-date';
import { pathText, type Reduction, workingText } from '../numerology/reduce';
import { mulankPath } from '../site';

/** What a visitor typed, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong, by the name of the field: sentences that say what to do. */
export type Faults = Readonly<Record<string, string>>;

/** A number drawn large, with its way down. */
export type NumberPlate = {
  /** What is counted; the number itself stands in the verdict and is drawn. */
  title: string;
  rule: string;
  sum: Reduction;
  says: string;
  link: { label: string; href: string };
  /** By another custom than ours: it stands folded below our own. */
  isOther?: boolean;
  /** The sum begins with the day of birth. */
  isFromDay?: boolean;
};

/** One line of the working: what it is, the sum, and a sentence about it. */
export type WorkingLine = { term: string; sum: string; about: string };

export type Reading = {
  /** The answer in a few words, without a date of birth: it is the result's heading, and stands in messages. */
  verdict: string;
  /** Up to three plain sentences about this person or pair, the last what to do: they stand before every sum. */
  answer: readonly string[];
  plates: readonly NumberPlate[];
  working: readonly WorkingLine[];
  /** The result in a sentence or two, as a screen reader announces it. */
  spoken: string;
  /** The result in a few words: '29-11-1983 is 2 and 7'. */
  brief: string;
  /** Whose it is: a date of birth or a name, which stand in a picture of it by consent only. */
  person: readonly string[];
  /** What goes along into an order's note when the visitor wants it to. */
  carried: readonly string[];
} & Partial<Drawn>;

/** What is drawn besides, each by one of the drawings that a definition may name. */
type Drawn = {
  /** Long numbers as they are written. */
  digits: readonly { title: string; values: readonly number[] }[];
  /** How numbers count each other, and by whose table. */
  pairs: readonly Pair[];
  school: string;
  /** A date in the Lo Shu square, our own custom first, and its eight lines. */
  grids: readonly { title: string; about: string; grid: Grid }[];
  lines: readonly { name: string; about: string; digits: readonly number[]; present: number }[];
  /** A name by each table of letters. */
  letters: readonly { name: string; usual: string; counted: CountedName }[];
  /** The nine years around, each with what it is traditionally taken for. */
  cycle: readonly (CycleYear & { isAsked: boolean; says: string })[];
};

export type Outcome = { reading: Reading } | { faults: Faults };

/** What is said about a number: planet, day, colours, stone and friends from numerology.yaml, its line from tools.yaml. */
export type NumberFacts = RelationRow & {
  planet: string;
  says: string;
  day: string;
  colours: readonly string[];
  /** By both names: 'moti (pearl)'. */
  ratna: string;
};

/** What is said about this number. */
export const factsOf = (numbers: readonly NumberFacts[], root: number) =>
  numbers.find(({ number }) => number === root);

/** 'The number of Chandra, the Moon, traditionally associated with memory, ...' */
export function saysOf(numbers: readonly NumberFacts[], root: number) {
  const facts = factsOf(numbers, root);
  return facts ? `The number of ${facts.planet}, traditionally associated with ${facts.says}.` : '';
}

/** The same with the day, colours, stone and friends that belong to the number. */
export function allOfNumber(numbers: readonly NumberFacts[], root: number) {
  const facts = factsOf(numbers, root);
  if (!facts) return '';
  const { day, colours, ratna, friendly } = facts;
  return `${saysOf(numbers, root)} Day: ${day}. Colours: ${colours.join(', ')}. Ratna: ${ratna}. Friendly numbers: ${friendly.join(', ')}.`;
}

/** 'Chandra, the Moon', as it stands in a sentence. */
export const planetOf = (numbers: readonly NumberFacts[], root: number) =>
  factsOf(numbers, root)?.planet ?? '';

export const mulankLink = (root: number) => ({
  label: `Read about Mulank ${root}`,
  href: mulankPath(root),
});

export const numberLink = (root: number) => ({
  ...mulankLink(root),
  label: `Read about the number ${root}`,
});

/** 'Born 29 November 1983' */
export const bornOn = (date: PlainDate) => `Born ${dateText(date)}`;

/** A date of birth and its two numbers, as they go along into an order. */
export function birthLines(date: PlainDate): string[] {
  return [
    bornOn(date),
    `Mulank: ${pathText(mulankOf(date))}`,
    `Bhagyank: ${workingText(bhagyankOf(date))}`,
  ];
}

/** The names of the fields of a date; a second date's end in 2. */
export const dateFields = ['day', 'month', 'year'] as const;
export const secondDateFields = ['day2', 'month2', 'year2'] as const;

/** The date in the fields of that suffix, or the faults at these fields. */
export function dateIn(
  typed: Typed,
  today: PlainDate,
  suffix: '' | '2' = '',
): { date: PlainDate } | { faults: Faults } {
  const part = (name: DatePart) => typed[`${name}${suffix}`] ?? '';
  const read = readDate({ day: part('day'), month: part('month'), year: part('year') }, today);
  return 'date' in read ? read : { faults: atFields(read.fault, suffix) };
}

export const atFields = (
  { parts, message }: { parts: readonly string[]; message: string },
  suffix = '',
): Faults => Object.fromEntries(parts.map((part) => [`${part}${suffix}`, message]));

/** The same, where a date may be left out altogether. */
export function dateIfAny(typed: Typed, today: PlainDate) {
  const isEmpty = dateFields.every((field) => (typed[field] ?? '').trim() === '');
  return isEmpty ? { date: undefined } : dateIn(typed, today);
}

export type RelationTables = {
  /** The name of the table of friendly numbers. */
  school: string;
  numbers: readonly NumberFacts[];
};

/** One side of a pair: how `from` counts `to`. */
export type Side = { from: number; to: number; relation: Relation; text: string };

/** A pair read from both sides; of two equal numbers there is one side only. */
export type Pair = { title: string; sides: readonly Side[] };

export function pairOf(title: string, a: number, b: number, { numbers }: RelationTables): Pair {
  const { there, back } = bothWays(numbers, a, b);
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
