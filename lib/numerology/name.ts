import { figures } from '../typed-words';
import { addUp, digitsOf, pathText, reduceToRoot, sumOf, sumText } from './reduce';

/** Chaldean values from Cheiro's Book of Numbers (1926), usual in India. No letter is worth 9. */
export const chaldean: LetterRows = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'];

/** The alphabet, counted to 9 and begun again. */
export const pythagorean: LetterRows = [
  ...['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'],
];

export type LetterRows = readonly string[];

const valuesIn = (rows: LetterRows) =>
  new Map(rows.flatMap((row, index) => [...row].map((letter) => [letter, index + 1] as const)));

/** Unicode does not decompose these. */
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

/** Undefined where there is nothing to add, or a letter is not Latin and so is in no table. */
export function signsOf(name: string, rows: LetterRows = chaldean): Sign[] | undefined {
  const values = valuesIn(rows);
  const letters = [...latinCapitals(name)].filter((sign) => isLetter(sign) || /\p{N}/u.test(sign));
  const signs = letters.flatMap((sign) => {
    const value = /\d/.test(sign) ? Number(sign) : values.get(sign);
    return value === undefined ? [] : [{ sign, value }];
  });
  return signs.length === letters.length && signs.some(({ value }) => value > 0)
    ? signs
    : undefined;
}

/** Unicode counts ʻ, ʼ, ʿ and ʾ as letters; here they are apostrophes without a value. */
const isLetter = (sign: string) => /\p{L}/u.test(sign) && !/[\u02b9-\u02cf\ua78b\ua78c]/.test(sign);

export const latinCapitals = (name: string) =>
  name
    .replace(
      /[ßæœøłđðþı]/gi,
      (letter) => spelledOut[letter] ?? spelledOut[letter.toUpperCase()] ?? letter,
    )
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase();

/** é as E, ß as SS */
export type LetterChange = { from: string; to: string };

export type ReadName =
  | { kind: 'empty' }
  | { kind: 'no-letter' }
  | { kind: 'other-script'; letters: readonly string[] }
  | {
      kind: 'latin';
      words: readonly string[];
      changes: readonly LetterChange[];
      passedOver: readonly string[];
    };

const signPattern = /\P{M}\p{M}*|\p{M}/gu;

export function readName(typed: string): ReadName {
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
  const to = latinCapitals(typed);
  if (/^[A-Z]+$/.test(to)) return { kind: 'letter', typed, to };
  if (/^\d$/.test(to)) return { kind: 'digit', typed, to };
  if (isLetter(typed) || /[\p{N}\p{M}]/u.test(typed)) return { kind: 'foreign', typed };
  return { kind: /\s/.test(typed) ? 'space' : 'sign', typed };
}

export type CountedName = ReturnType<typeof countName>;

export function countName(words: readonly string[], rows: LetterRows) {
  const counted = words
    .map((word) => signsOf(word, rows) ?? [])
    .filter((signs) => signs.length > 0)
    .map((signs) => ({ signs, sum: sumOf(signs.map(({ value }) => value)) }));
  const sums = counted.map(({ sum }) => sum);
  return {
    words: counted,
    total: addUp(sums),
    // Cheiro's way, each word reduced first: the root agrees with `total`, the compound may not.
    ...(sums.length > 1 && { byWords: addUp(sums.map((sum) => reduceToRoot(sum).root)) }),
  };
}

const once = (signs: readonly string[]) => [...new Set(signs)];

export type Example = { kind: 'name' | 'digits'; value: string };

export type WorkedExample = {
  rows: { label: string; cells: (string | number)[] }[];
  sum: string;
  path: string;
  root: number;
};

export const canBeWorked = (example: Example) => sumOf(valuesOf(example)) > 0;

/** Throws for '0' and for a name without Latin letters. */
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
