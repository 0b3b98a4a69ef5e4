/** The calculator of a mobile number. Pure. */
import { bhagyankOf, mulankOf } from '../numerology/birth';
import { readMobile, tally } from '../numerology/long-numbers';
import type { PlainDate } from '../numerology/plain-date';
import { addUp, pathText, pathWords, sumText, workingText } from '../numerology/reduce';
import { birthLines } from './mulank';
import { pairInShort, pairOf, pairText, type Pair, type RelationTables } from './relations';
import {
  dateIfAny,
  mulankLink,
  saysOf,
  type NumberFacts,
  type Outcome,
  type Reading,
  type Typed,
  type WorkingLine,
} from './reading';

export type NumberTables = RelationTables & { numbers: readonly NumberFacts[] };

/** A reading of a long number: its digits are drawn, and what the owner's numbers say to its root. */
export type LongNumberReading = Reading & {
  digits: readonly { title: string; values: readonly number[] }[];
  pairs: readonly Pair[];
};

export function readMobileNumber(
  typed: Typed,
  tables: NumberTables,
  today: PlainDate,
): Outcome<LongNumberReading> {
  const number = readMobile(typed.mobile ?? '');
  const birth = dateIfAny(typed, today);
  if ('fault' in number || 'faults' in birth)
    return {
      faults: {
        ...('fault' in number && { mobile: number.fault }),
        ...('faults' in birth && birth.faults),
      },
    };
  const { digits } = number;
  const sum = addUp(digits);
  const written = `${digits.slice(0, 5).join('')} ${digits.slice(5).join('')}`;
  const pairs = pairsWith(sum.root, birth.date, tables);
  return {
    reading: {
      verdict: `${written} comes to ${sum.root}`,
      detail: sumUp(pairs),
      digits: [{ title: 'The ten digits', values: digits }],
      pairs,
      plates: [
        {
          title: `Mobile number ${sum.root}`,
          rule: `All ten digits of ${written}, without +91.`,
          sum,
          says: saysOf(tables.numbers, sum.root),
          link: { ...mulankLink(sum.root), label: `Read about the number ${sum.root}` },
        },
      ],
      working: [
        {
          term: 'The sum',
          sum: workingText(sum),
          about: 'A zero adds nothing, wherever it stands.',
        },
        ...tallyLines(digits),
        ...pairLines(pairs, tables.school),
      ],
      spoken: `Mobile number ${sum.root}: ${pathWords(sum)}. ${pairs.map((pair) => `${pairText(pair)}.`).join(' ')}`,
      brief: `${written} is ${sum.steps[0]}, so ${sum.root}`,
      carried: [
        `Mobile number ${written}: ${sumText(digits)}, ${pathText(sum)}`,
        ...(birth.date ? birthLines(birth.date) : []),
        ...pairs.map(pairText),
      ],
    },
  };
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

function tallyLines(digits: readonly number[]): WorkingLine[] {
  const { repeated, absent } = tally(digits);
  return [
    {
      term: 'More than once',
      sum: repeated.map(({ digit, times }) => `${digit}: ${times} times`).join(', ') || 'none',
      about:
        'Some readers say that a repeated digit grows louder. In the sum it adds like any other.',
    },
    {
      term: 'Not in it',
      sum: absent.join(', ') || 'none',
      about: 'Few numbers hold every digit from 1 to 9, so a gap is usual.',
    },
  ];
}
