/** Finds pages by their words. It runs in the visitor's browser, and nothing that is typed leaves it. Pure. */
import MiniSearch from 'minisearch';
import { isObject } from '../json';
import { reduceToRoot, stepsText } from '../numerology/reduce';
import { fold, wordsOf } from './fold';

/** A page as the search knows it. */
export type Entry = {
  path: string;
  name: string;
  /** The line under the name. */
  about: string;
  group: 'Services' | 'Calculators' | 'To read' | 'Pages';
  /** What stands at the right: a price, or what kind of text it is. */
  mark: string;
  /** The address of its picture. */
  picture: string;
  /** The other words on the page, folded, each once. */
  words: string;
};

const fields = ['path', 'name', 'about', 'group', 'mark', 'picture', 'words'] as const;

/** The entries of /search.json; whatever is not one is left out. */
export const parseEntries = (value: unknown): Entry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

const isEntry = (value: unknown): value is Entry =>
  isObject(value) && fields.every((field) => typeof value[field] === 'string');

export type Found = {
  hits: Entry[];
  /** Whether the hits are only near to what was typed: no page has all of its words. */
  near: boolean;
  /** Whether a word of a text, as it is written there, is one of those that were found. */
  isFound: (word: string) => boolean;
};

/** How many hits are shown. */
const SHOWN = 12;

export type Find = (typed: string) => Found;

/** Reads the entries a few at a time, since whoever opened the search is typing already. */
export async function openSearch(entries: readonly Entry[]): Promise<Find> {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['name', 'about', 'words'],
    tokenize: wordsOf,
    processTerm: fold,
    searchOptions: {
      boost: { name: 5, about: 2 },
      // A figure is meant as it is: 29 is not 290, and 5 is not 6.
      prefix: (term) => !/^\d/.test(term),
      fuzzy: (term) => (/^\d/.test(term) || term.length < 5 ? false : term.length < 7 ? 0.2 : 0.3),
    },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 5 },
  );

  return (typed) => {
    const all = index.search(typed, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(typed, { combineWith: 'OR', fuzzy: 0.34 });
    const shown = found.slice(0, all.length > 0 ? SHOWN : 2);
    const terms = new Set(shown.flatMap((hit) => hit.terms));
    return {
      hits: shown.flatMap(({ id }) => entries[Number(id)] ?? []),
      near: all.length === 0,
      isFound: (word) => terms.has(fold(word)),
    };
  };
}

/** A day of the month that was typed, '29' or '29th', with the sum that leads to its mulank. */
export function birthDay(typed: string) {
  const [, digits] = /^\s*(\d{1,2})(?:st|nd|rd|th)?\s*$/i.exec(typed) ?? [];
  const day = Number(digits);
  if (!digits || day < 1 || day > 31) return undefined;
  const path = reduceToRoot(day);
  return { day, mulank: path.root, sum: day > 9 ? stepsText(path) : '' };
}
