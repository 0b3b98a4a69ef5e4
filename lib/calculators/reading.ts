import {
  bhagyankOf,
  bothWays,
  type CycleYear,
  type Grid,
  mulankOf,
  ordinal,
  type Relation,
  type RelationRow,
  relationWords,
} from '../numerology/birth';
import type { CountedName } from '../numerology/name';
import { type DatePart, dateText, type PlainDate, readDate } from '../numerology/plain-date';
import { namedCompounds, pathText, type Reduction, workingText } from '../numerology/reduce';
import { compoundsPath, mulankPath } from '../site';

export type FormValues = Readonly<Record<string, string>>;

export type FieldErrors = Readonly<Record<string, string>>;

export type NumberPlate = {
  title: string;
  /** Where the plates are of two people. */
  whose?: string;
  rule: string;
  sum: Reduction;
  says: string;
  link: { label: string; href: string };
  isOther?: boolean;
  isFromDay?: boolean;
};

export type WorkingLine = { term: string; sum: string; about: string };

export type Reading = {
  /** The heading, shared in messages: a few words, without the date of birth. */
  verdict: string;
  /** Up to three plain sentences before every sum; the last is advice. */
  answer: readonly string[];
  plates: readonly NumberPlate[];
  working: readonly WorkingLine[];
  /** One sentence on all plates together. */
  together?: string;
  announcement: string;
  shortText: string;
  /** A date of birth or a name, which a picture shows by consent only. */
  subjects: readonly string[];
  orderNote: readonly string[];
} & Partial<Drawings>;

type Drawings = {
  digits: readonly { title: string; values: readonly number[] }[];
  pairs: readonly Pair[];
  exchange: readonly Gift[];
  school: string;
  grids: readonly { title: string; about: string; grid: Grid }[];
  lines: readonly { name: string; about: string; digits: readonly number[]; present: number }[];
  letters: readonly { name: string; usual: string; counted: CountedName }[];
  candidates: readonly Candidate[];
  unread: readonly Unread[];
  cycle: readonly (CycleYear & { isAsked: boolean; says: string })[];
};

export type Candidate = {
  /** 1 for the first; lines that please alike share a place. Without a date there is none. */
  place?: number;
  written: string;
  note?: string;
  root: number;
  /** The first is ours. */
  counts: readonly {
    by: string;
    working: string;
    link: ReturnType<typeof totalLink>;
    people: readonly string[];
  }[];
};

/** A line that says why it can't be counted. */
export type Unread = { line: string; fault: string };

export type CalculatorResult = { reading: Reading } | { faults: FieldErrors };

export type NumberFacts = RelationRow & {
  planet: string;
  says: string;
  day: string;
  colours: readonly string[];
  ratna: string;
};

export const factsOf = (numbers: readonly NumberFacts[], root: number) =>
  numbers.find(({ number }) => number === root);

export function saysOf(numbers: readonly NumberFacts[], root: number) {
  const facts = factsOf(numbers, root);
  return facts ? `The number of ${facts.planet}, traditionally associated with ${facts.says}.` : '';
}

export function allOfNumber(numbers: readonly NumberFacts[], root: number) {
  const facts = factsOf(numbers, root);
  if (!facts) return '';
  const { day, colours, ratna, friendly } = facts;
  return `${saysOf(numbers, root)} Day: ${day}. Colours: ${colours.join(', ')}. Ratna: ${ratna}. Friendly numbers: ${friendly.join(', ')}.`;
}

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

/** To what is said of the total before the root, or of the day of birth. */
export function totalLink({ steps: [total = 0], root }: Reduction, isFromDay = false) {
  if (isFromDay) return { label: `Born on the ${ordinal(total)}`, href: mulankPath(root, total) };
  return namedCompounds.includes(total)
    ? { label: `Compound ${total}`, href: `${compoundsPath}#${total}` }
    : undefined;
}

export const bornOn = (date: PlainDate) => `Born ${dateText(date)}`;

export function birthLines(date: PlainDate): string[] {
  return [
    bornOn(date),
    `Mulank: ${pathText(mulankOf(date))}`,
    `Bhagyank: ${workingText(bhagyankOf(date))}`,
  ];
}

export const dateFields = ['day', 'month', 'year'] as const;
export const secondDateFields = ['day2', 'month2', 'year2'] as const;

export function dateIn(
  typed: FormValues,
  today: PlainDate,
  suffix: '' | '2' = '',
): { date: PlainDate } | { faults: FieldErrors } {
  const part = (name: DatePart) => typed[`${name}${suffix}`] ?? '';
  const read = readDate({ day: part('day'), month: part('month'), year: part('year') }, today);
  return 'date' in read ? read : { faults: atFields(read.fault, suffix) };
}

export const atFields = (
  { parts, message }: { parts: readonly string[]; message: string },
  suffix = '',
): FieldErrors => Object.fromEntries(parts.map((part) => [`${part}${suffix}`, message]));

export function dateIfAny(typed: FormValues, today: PlainDate, suffix: '' | '2' = '') {
  const isEmpty = dateFields.every((field) => (typed[field + suffix] ?? '').trim() === '');
  return isEmpty ? { date: undefined } : dateIn(typed, today, suffix);
}

export type RelationTables = {
  school: string;
  numbers: readonly NumberFacts[];
};

/** A direction: how `from` counts `to`. */
export type Side = { from: number; to: number; relation: Relation; text: string };

/** `from` brings it, and `to` meets it by its own row of the table. */
export type Gift = { from: number; to: number; relation: Relation; says: string };

/** Both directions; two equal numbers have one only. */
export type Pair = { title: string; sides: readonly Side[] };

export function pairOf(
  title: string,
  a: number,
  b: number,
  { numbers }: { numbers: readonly RelationRow[] },
): Pair {
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

/** 'friendly on both sides', 'asks for patience on one side', 'neutral' */
export function pairInShort({ sides }: Pair) {
  const words = sides
    .map(({ relation }) => inShort[relation])
    .filter((one) => one !== inShort.neutral);
  const [one = inShort.neutral, other] = words;
  if (sides.length === 1 || words.length === 0) return one;
  if (!other) return `${one} on one side`;
  return one === other ? `${one} on both sides` : `${one} on one side, ${other} on the other`;
}

/** How mulank and bhagyank count a number's root; empty without a date. */
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

export const inShort: Readonly<Record<Relation, string>> = {
  friendly: 'friendly',
  neutral: 'neutral',
  unfriendly: 'asks for patience',
};
