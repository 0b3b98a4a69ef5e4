import { latin } from './latin';

/**
 * A word as the search compares it. Indian names are written in many ways: mulank, moolank and मूलांक, Lakshmi and
 * Laxmi, Vidya and Widya, Geeta and Gita are one word here. English words change too, on both sides alike.
 */
export const fold = (word: string): string =>
  spellings.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    latin(word).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  );

const spellings: [RegExp, string][] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/([bdgjkst])h/g, '$1'],
  [/w/g, 'v'],
  [/n(?=[bp])/g, 'm'],
  [/([a-z])(?=\1)/g, ''],
  // Hindi leaves out the last a of ratna, English adds an s for more than one.
  [/(?<=.{3})s$/, ''],
  [/(?<=.{4})a$/, ''],
];

/** The words of a text, in letters and digits. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

/** A figure is meant as it is: 29 is not 290, and 5 is not 6. */
export const isFigure = (word: string): boolean => /^\d/.test(word);
