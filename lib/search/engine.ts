/** Runs in the visitor's browser: nothing that is typed leaves it. */
import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import { toolPath } from '../calculators/tool-path';
import { dayOf } from '../numerology/plain-date';
import { mulankPath } from '../site';
import { figures } from '../typed-words';
import { answersTo } from './answers';
import type { SearchData, SearchEntry } from './data';
import { corrector, type Query, queryReader } from './query';
import { fold, isFigure, wordsOf } from './fold';

export type SearchResult = {
  hits: SearchEntry[];
  /** No page has all words that matter; these hits are close. */
  near: boolean;
  isFound: (word: string) => boolean;
};

const SHOWN = { found: 12, near: 2 };

export type Find = (typed: string) => SearchResult;

/** Builds the index in slices, since the visitor is typing already. */
export async function openSearch(
  { entries, words }: SearchData,
  now = () => new Date(),
): Promise<Find> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['name', 'keys', 'about', 'words'],
    tokenize: wordsOf,
    processTerm: (term, field) => (field === 'name' || field === 'about' ? fold(term) : term),
    searchOptions: { boost: { name: 6, keys: 4, about: 2 } },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 5 },
  );
  const readQuery = queryReader(words, corrector(words, entries));
  const isFiller = new Set(words.filler);
  const entryAt = (id: unknown) => entries[Number(id)];

  function lookUp({ terms, led, digit, isNumerology }: Query) {
    const needed = terms.filter(({ isNeeded }) => isNeeded);
    const known = needed.filter(({ names }) => index.search(termQuery(names)).length > 0);
    if (digit) led.set(mulankPath(digit), BY_ITS_NUMBER);
    if (isNumerology && known.length === 0 && needed.length > 0)
      led.set(toolPath('name-number'), 3);
    const leadTo = (id: unknown) => led.get(entryAt(id)?.path ?? '') ?? 0;
    const queries = (known.length > 0 ? known : terms).map(({ names }) => termQuery(names));
    const withAll = new Set(index.search({ combineWith: 'AND', queries }).map(({ id }) => id));
    const withAny = index.search(
      { combineWith: 'OR', queries },
      { boostDocument: (id) => (1 + leadTo(id)) ** 2 },
    );
    const isLed = [...led.values()].some((strength) => strength > ONE_NAME);
    const isNear = withAll.size === 0 && !isLed;
    const hits = withAny.filter(({ id }) => isNear || withAll.has(id) || leadTo(id) > 0);
    return {
      hits: hits.flatMap(({ id }) => entryAt(id) ?? []),
      isNear,
      terms: withAny.flatMap(({ terms }) => terms),
    };
  }

  return (text) => {
    const typed = figures(text);
    const { answers, isFirst, isQuestion, rest } = answersTo(typed, entries, dayOf(now()));
    const isNamed =
      isFirst &&
      !isQuestion &&
      [...readQuery(typed).led].some(
        ([path, count]) => count > 1 && !answers.some((answer) => answer.path.startsWith(path)),
      );
    const { hits, isNear, terms } = lookUp(readQuery(isNamed ? typed : rest));
    const near = isNear && answers.length === 0;
    const marked = new Set(terms.filter((term) => !isFiller.has(term)));
    const others = hits
      .slice(0, near ? SHOWN.near : SHOWN.found)
      .filter(
        ({ path }) =>
          near || (!isNear && answers.every((answer) => answer.path.split('#')[0] !== path)),
      );
    return {
      hits: isFirst && !isNamed ? [...answers, ...others] : [...others, ...answers],
      near,
      isFound: (word) => marked.has(fold(word)),
    };
  };
}

const BY_ITS_NUMBER = 30;
const ONE_NAME = 1.5;

const termQuery = ([typed = '', ...others]: readonly string[]): IndexQuery => ({
  combineWith: 'OR',
  queries: [
    {
      ...phrase(typed),
      prefix: !isFigure(typed) && typed.length > 2,
      fuzzy: !isFigure(typed) && typed.length > 4 && 0.25,
    },
    ...others.map((name) => ({ ...phrase(name), boostTerm: () => 0.3 })),
  ],
});

const phrase = (name: string) => ({ combineWith: 'AND' as const, queries: name.split(' ') });
