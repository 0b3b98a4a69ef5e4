/**
 * A word as the search compares it. Indian names are written in many ways: mulank and moolank, Lakshmi and
 * Laxmi, Vidya and Widya, Geeta and Gita are one word here. English words change too, on both sides alike.
 */
export const fold = (word: string): string =>
  spellings.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  );

const spellings: [RegExp, string][] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/([bdgkst])h/g, '$1'],
  [/w/g, 'v'],
  [/([a-z])(?=\1)/g, ''],
];

/** The words of a text, in letters and digits. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
