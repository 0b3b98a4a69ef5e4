/** Mends what is misspelt in a search. Pure. */
import MiniSearch from 'minisearch';
import type { Entry } from './engine';
import { fold, isFigure, wordsOf } from './fold';
import type { Words } from './query';

/** Reads a word that nobody knows as the nearest that people type or that a page is about. */
export function corrector(
  { same, pages, filler, buying, doing }: Words,
  entries: readonly Entry[],
): (word: string) => string {
  const typed = [...same, ...pages.map(([, phrases]) => phrases), filler, buying, doing].flat();
  const subjects = entries.flatMap(({ name, keys }) => [...wordsOf(name).map(fold), keys]);
  const hoped = wordsIn([...typed, ...subjects]);
  const known = [...hoped, ...wordsIn(entries.map(({ words }) => words))];
  const index = new MiniSearch<{ id: string }>({ fields: ['id'] });
  index.addAll([...hoped].map((id) => ({ id })));

  // What begins a known word is not misspelt but still being written.
  return (word) =>
    word.length < 5 || isFigure(word) || known.some((one) => one.startsWith(word))
      ? word
      : (index.search(word, { fuzzy: 0.2 })[0]?.terms[0] ?? word);
}

const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.split(' ')));
