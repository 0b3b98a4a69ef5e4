import { figures } from '../typed-words';
import { addUp, digitsOf, pathText, reduceToRoot, sumOf, sumText } from './reduce';

/**
 * The Chaldean values of letters, as printed in Cheiro's Book of Numbers (1926) and used by most
 * readers in India: 1 to 8, because no letter is 9. An earlier chart differs in C, H and X.
 */
export const chaldean: LetterRows = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'];

/** A table of letter values: the letters that are worth 1, those worth 2, and so on. */
export type LetterRows = readonly string[];

const valuesIn = (rows: LetterRows) =>
  new Map(rows.flatMap((row, index) => [...row].map((letter) => [letter, index + 1] as const)));

/** Letters that do not come apart into a base letter and a mark. */
const spelledOut: Record<string, string> = {
  ß: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ı: 'I',
};

export type Sign = { sign: string; value: number };

/**
 * The letters of a name with their values; digits in it count as themselves. Spaces and punctuation
 * are passed over and accents dropped (José is JOSE). Undefined when there is no letter or digit to
 * add, or when one is not Latin: no table says what another script's letters are worth.
 */
export function signsOf(name: string, rows: LetterRows = chaldean): Sign[] | undefined {
  const values = valuesIn(rows);
  const letters = [...latin(name)].filter((sign) => isLetter(sign) || /\p{N}/u.test(sign));
  const signs = letters.flatMap((sign) => {
    const value = /\d/.test(sign) ? Number(sign) : values.get(sign);
    return value === undefined ? [] : [{ sign, value }];
  });
  return signs.length === letters.length && signs.some(({ value }) => value > 0)
    ? signs
    : undefined;
}

/** Letters to Unicode, and apostrophes to whoever types ʻ, ʼ, ʿ or ʾ, have no value of their own. */
const isLetter = (sign: string) => /\p{L}/u.test(sign) && !/[\u02b9-\u02cf\ua78b\ua78c]/.test(sign);

/** A name in plain capitals, as far as it is Latin: every accented letter as its base letter. */
export const latin = (name: string) =>
  name
    .replace(
      /[ßæœøłđðþı]/gi,
      (letter) => spelledOut[letter] ?? spelledOut[letter.toUpperCase()] ?? letter,
    )
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase();

/**
 * A name as people in India write it, and its number by a table of letters. Letters are never dropped or
 * swapped silently: whatever is not counted as it was typed is told. Pure.
 */

/** A letter as it was typed, and what it was counted as: é as E, ß as SS. */
export type LetterChange = { from: string; to: string };

export type ReadName =
  | { kind: 'empty' }
  /** Digits or signs alone: a name without a letter has no number, neither 0 nor 9. */
  | { kind: 'no-letter' }
  /** Letters that no table knows, as they were typed: Devanagari, say. */
  | { kind: 'other-script'; letters: readonly string[] }
  | {
      kind: 'latin';
      /** In capitals. Hyphens, dots and apostrophes don't part a word. */
      words: readonly string[];
      changes: readonly LetterChange[];
      /** Signs that have no value, each once. */
      passedOver: readonly string[];
    };

/** A letter with its marks, or any other sign. */
const signPattern = /\P{M}\p{M}*|\p{M}/gu;

export function readName(typed: string): ReadName {
  // Joiners are no part of a spelling either.
  const visible = figures(typed)
    .replace(/[\u200c\u200d]/g, '')
    .normalize('NFC');
  const signs = visible.match(signPattern) ?? [];
  const read = signs.map(readSign);
  const foreign = read.flatMap((sign) => (sign.kind === 'foreign' ? [sign.typed] : []));
  if (visible === '') return { kind: 'empty' };
  if (foreign.length > 0) return { kind: 'other-script', letters: once(foreign) };
  if (!read.some(({ kind }) => kind === 'letter')) return { kind: 'no-letter' };
  return {
    kind: 'latin',
    words: read
      .map((sign) => (sign.kind === 'space' ? ' ' : 'to' in sign ? sign.to : ''))
      .join('')
      .split(' ')
      .filter((word) => word !== ''),
    changes: read.flatMap((sign) =>
      sign.kind === 'letter' && !/^[a-z]$/i.test(sign.typed)
        ? [{ from: sign.typed, to: sign.to }]
        : [],
    ),
    passedOver: once(read.flatMap((sign) => (sign.kind === 'sign' ? [sign.typed] : []))),
  };
}

type ReadSign =
  | { kind: 'letter' | 'digit'; typed: string; to: string }
  | { kind: 'space' | 'sign' | 'foreign'; typed: string };

function readSign(typed: string): ReadSign {
  const to = latin(typed);
  if (/^[A-Z]+$/.test(to)) return { kind: 'letter', typed, to };
  if (/^\d$/.test(to)) return { kind: 'digit', typed, to };
  if (isLetter(typed) || /[\p{N}\p{M}]/u.test(typed)) return { kind: 'foreign', typed };
  return { kind: /\s/.test(typed) ? 'space' : 'sign', typed };
}

export type CountedName = ReturnType<typeof countName>;

/** The number of a name whose words are Latin; what `readName` gave. */
export function countName(words: readonly string[], rows: LetterRows) {
  const counted = words
    .map((word) => signsOf(word, rows) ?? [])
    .filter((signs) => signs.length > 0)
    .map((signs) => ({ signs, sum: sumOf(signs.map(({ value }) => value)) }));
  const sums = counted.map(({ sum }) => sum);
  return {
    words: counted,
    /** The compound is its first step, the root its last. */
    total: addUp(sums),
    // As Cheiro adds, each word reduced first and then those roots: the root agrees with `total`, the compound may not.
    ...(sums.length > 1 && { byWords: addUp(sums.map((sum) => reduceToRoot(sum).root)) }),
  };
}

const once = (signs: readonly string[]) => [...new Set(signs)];

/** A name whose letters are added up, or a number whose digits are. */
export type Example = { kind: 'name' | 'digits'; value: string };

/** A sum laid out for drawing: rows of cells, the addition in words, and the way down to one digit. */
export type WorkedExample = {
  rows: { label: string; cells: (string | number)[] }[];
  /** '1 + 3 + 5 + 1 = 10' */
  sum: string;
  /** '10 → 1' */
  path: string;
  root: number;
};

/** Whether there is something to add up: the content check refuses an example that has nothing. */
export const canBeWorked = (example: Example) => sumOf(valuesOf(example)) > 0;

/** Works out an example of the catalogue; '0' or a name without Latin letters is a mistake of ours. */
export function workExample(example: Example): WorkedExample {
  const values = valuesOf(example);
  const reduction = reduceToRoot(sumOf(values));
  return {
    rows:
      example.kind === 'name'
        ? [
            { label: 'Letters', cells: signs(example).map(({ sign }) => sign) },
            { label: 'Numbers', cells: values },
          ]
        : [{ label: 'Digits', cells: values }],
    sum: sumText(values),
    path: pathText(reduction),
    root: reduction.root,
  };
}

const valuesOf = (example: Example) =>
  example.kind === 'name' ? signs(example).map(({ value }) => value) : digitsOf(example.value);

const signs = ({ value }: Example): Sign[] => signsOf(value) ?? [];
