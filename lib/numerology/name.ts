/**
 * A name as people in India write it, and its number by a table of letters. Letters are never dropped or
 * swapped silently: whatever is not counted as it was typed is told. Pure.
 */
import { figures } from '../typed-words';
import { latin, signsOf, type LetterRows, type Sign } from './letters';
import { addUp, reduceToRoot, sumOf, type Sum } from './reduce';

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
  if (/[\p{L}\p{N}\p{M}]/u.test(typed)) return { kind: 'foreign', typed };
  return { kind: /\s/.test(typed) ? 'space' : 'sign', typed };
}

export type CountedName = {
  words: readonly { signs: readonly Sign[]; sum: number }[];
  /** The compound is its first step, the root its last. */
  total: Sum;
  /**
   * As Cheiro adds: each word reduced first, then those roots. The root agrees with `total`, the compound
   * may not. Undefined for a single word.
   */
  byWords?: Sum;
};

/** The number of a name whose words are Latin; what `readName` gave. */
export function countName(words: readonly string[], rows: LetterRows): CountedName {
  const counted = words
    .map((word) => signsOf(word, rows) ?? [])
    .filter((signs) => signs.length > 0)
    .map((signs) => ({ signs, sum: sumOf(signs.map(({ value }) => value)) }));
  const sums = counted.map(({ sum }) => sum);
  return {
    words: counted,
    total: addUp(sums),
    ...(sums.length > 1 && { byWords: addUp(sums.map((sum) => reduceToRoot(sum).root)) }),
  };
}

const once = (signs: readonly string[]) => [...new Set(signs)];
