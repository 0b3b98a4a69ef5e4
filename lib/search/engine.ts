/** Finds pages by their words. It runs in the visitor's browser, and nothing that is typed leaves it. Pure. */
import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import { toolPath } from '../calculators/definition';
import { isObject } from '../json';
import { dayOf } from '../numerology/plain-date';
import { sumOf } from '../numerology/reduce';
import { mulankPath } from '../site';
import { figures } from '../typed-words';
import { answersTo } from './answers';
import { corrector, isWords, type Query, queryReader, type Term, type Words } from './query';
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

  /** Where one thing that was asked for stands, and how much it says of a page. */
  function findTerm({ names, isNeeded }: Term, position: number, { length }: readonly Term[]) {
    const isKnown = index.search(phrase(names[0] ?? '')).length > 0;
    const query = indexQuery(names, isKnown, position === length - 1);
    const hits = index.search(query);
    const topics = index.search(query, { fields: ['name', 'keys'] });
    return {
      isNeeded,
      weight: topics.length > 0 ? 1 : PASSING,
      topics: new Set(topics.map(({ id }) => Number(id))),
      scores: new Map(hits.map(({ id, score }) => [Number(id), score])),
      terms: hits.flatMap(({ terms }) => terms),
    };
  }

  /** Every page that has any of it or is led to, the best first. */
  function lookUp({ terms, wants, led, digit, isMulank, isNumerology }: Query) {
    const found = terms.map(findTerm);
    const known = found.filter(({ isNeeded, scores }) => isNeeded && scores.size > 0);
    const needed = found.filter(({ isNeeded }) => isNeeded);
    if (isNumerology && known.length === 0 && needed.length > 0)
      led.set(toolPath('name-number'), 3);
    const subjects = known.filter(({ weight }) => weight === 1);
    const musts = subjects.length > 0 ? subjects : known;
    const whole = sumOf(known.map(({ weight }) => weight));
    const ranked = entries.map((entry, id) => {
      const has = known.filter(({ scores }) => scores.has(id));
      const part = whole > 0 ? sumOf(has.map(({ weight }) => weight)) / whole : 0;
      const base = found.map(
        ({ isNeeded, weight, scores }) => (scores.get(id) ?? 0) * (isNeeded ? weight : PASSING),
      );
      const isAsked =
        entry.path === (digit && mulankPath(digit)) &&
        (isMulank || subjects.every(({ topics }) => topics.has(id)));
      const ledBy = led.get(entry.path) ?? 0;
      return {
        entry,
        hasAll: isAsked || (has.length > 0 && musts.every(({ scores }) => scores.has(id))),
        score:
          (sumOf(base) + ledBy) *
          Math.max(part ** 2, ledBy ? LED : LEAST) *
          (weights[entry.group] ?? 1) *
          (entry.group === wants ? WANTED : 1) *
          (1 + LEADING * ledBy) *
          (isAsked ? ASKED : 1),
      };
    });
    const hits = ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    const isLed = (led.get(hits[0]?.entry.path ?? '') ?? 0) > ONE_NAME;
    const isNear =
      !isLed && (!ranked.some(({ hasAll }) => hasAll) || known.length * 2 < needed.length);
    return {
      hits: isNear ? hits : hits.filter(({ hasAll, entry }) => hasAll || led.get(entry.path)),
      isNear,
      terms: found.flatMap(({ terms }) => terms),
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
      .map(({ entry }) => entry)
      .filter(({ path }) => near || (!isNear && answers.every((answer) => answer.path !== path)));
    return {
      hits: isFirst && !isNamed ? [...answers, ...others] : [...others, ...answers],
      near,
      isFound: (word) => marked.has(fold(word)),
    };
  };
}

/** Who searches mostly wants something done; a text that only mentions it comes after. */
const weights: Record<string, number> = { Services: 1.2, Calculators: 1.2, Predictions: 0.7 };

/** How much more a service counts where somebody asks for prices, or a calculator where somebody wants to work it out. */
const WANTED = 2;

/** How much more a page counts for each thing that leads to it, and what one thing alone makes of it. */
const LEADING = 5;
const ONE_NAME = 1.5;

/** How much more a birth number's page counts where its number was typed and it answers. */
const ASKED = 1000;

/**
 * How much a word counts that is no page's subject or need not be there, and a page that has nothing that is
 * needed, without or with words that lead to it.
 */
const PASSING = 0.3;
const LEAST = 0.1;
const LED = 0.4;

/** A word that nobody knows may be misspelt, and the last one not written to its end; its other names are meant as they are. */
function indexQuery(
  [typed = '', ...others]: readonly string[],
  isKnown: boolean,
  isLast: boolean,
): IndexQuery {
  const isMeant = isKnown || others.length > 0 || isFigure(typed);
  const near = {
    prefix: (!isMeant || (isLast && others.length === 0)) && typed.length > 2,
    fuzzy: !isMeant && fuzziness,
  };
  return {
    combineWith: 'OR',
    queries: [
      { ...phrase(typed), ...near },
      ...others.map((name) => ({ ...phrase(name), boostTerm: () => (isKnown ? 0.15 : 0.5) })),
    ],
  };
}

const phrase = (name: string) => ({ combineWith: 'AND' as const, queries: name.split(' ') });

const fuzziness = (term: string) => (term.length < 5 ? false : term.length < 7 ? 0.2 : 0.3);
