/** Finds pages by their words. It runs in the visitor's browser, and nothing that is typed leaves it. Pure. */
import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import { toolPath } from '../calculators/definition';
import { isObject } from '../json';
import { dayOf } from '../numerology/plain-date';
import { mulankPath } from '../site';
import { figures } from '../typed-words';
import { answersTo } from './answers';
import { corrector, isWords, type Query, queryReader, type Words } from './query';
import { fold, isFigure, wordsOf } from './fold';

/** A page as the search knows it. */
export type Entry = {
  path: string;
  name: string;
  /** The line under the name. */
  about: string;
  /** The heading under which it stands among the hits. */
  group: string;
  /** What stands at the right: a price, or what kind of text it is. */
  mark: string;
  picture: string;
  /** What it is about and what people type for it, and the other words on the page: folded, each once. */
  keys: string;
  words: string;
};

/** The content of /search.json. */
export type SearchData = { entries: Entry[]; words: Words };

const fields = ['path', 'name', 'about', 'group', 'mark', 'picture', 'keys', 'words'] as const;

/** What /search.json holds; an entry that is none is left out. */
export function parseSearchData(value: unknown): SearchData {
  if (!isObject(value) || !isWords(value.words) || !Array.isArray(value.entries))
    throw new Error('search.json is not what the search expects.');
  return { entries: value.entries.filter(isEntry), words: value.words };
}

const isEntry = (value: unknown): value is Entry =>
  isObject(value) && fields.every((field) => typeof value[field] === 'string');

export type Found = {
  hits: Entry[];
  /** Whether the hits are only near to what was typed: no page has the words that matter. */
  near: boolean;
  /** Whether a word of a text, as it is written there, is one of those that were found. */
  isFound: (word: string) => boolean;
};

/** How many hits are shown, and how many where they are only near. */
const SHOWN = { found: 12, near: 2 };

export type Find = (typed: string) => Found;

/** Reads the entries a few at a time, since whoever opened the search is typing already. */
export async function openSearch(
  { entries, words }: SearchData,
  now = () => new Date(),
): Promise<Find> {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['name', 'keys', 'about', 'words'],
    tokenize: wordsOf,
    // Keys, words and what is asked for are folded already.
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

  /** Pages that have all that is needed, or to which what was typed leads; where there are none, those that come nearest. */
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
      .filter(({ path }) => near || (!isNear && answers.every((answer) => answer.path !== path)));
    return {
      hits: isFirst && !isNamed ? [...answers, ...others] : [...others, ...answers],
      near,
      isFound: (word) => marked.has(fold(word)),
    };
  };
}

/** How strongly a birth number's digit leads to its page, and the most that one name can that is not all that was typed. */
const BY_ITS_NUMBER = 30;
const ONE_NAME = 1.5;

/** One thing by any of its names, as it was typed first. */
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
