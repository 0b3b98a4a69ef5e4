/** What was typed, as the index is asked: words and what else they may be called. Pure. */
import { isObject } from '../json';
import { fold, wordsOf } from './fold';
import { toolPath } from '../site';
import { latin } from './latin';

/** The words of content/synonyms.yaml, folded. A phrase is several words with spaces between. */
export type Words = {
  /** Each list is one thing by all its names. */
  same: string[][];
  /** What leads to one page: its path and what is typed. */
  pages: [path: string, typed: string[]][];
  /** What a question is made of: it need not stand on the page. */
  filler: string[];
  /** What asks for a service, and what asks for a calculator. */
  buying: string[];
  doing: string[];
};

export type Term = {
  /** All that it may be called; what was typed stands first. */
  names: string[];
  /** Whether a page can be found that doesn't have it. */
  isNeeded: boolean;
};

export type Query = {
  terms: Term[];
  wants?: 'Services' | 'Calculators';
  /** How many words of what was typed lead to a page, by its path. */
  led: Map<string, number>;
  /** The one digit that was typed, a birth number as a rule. */
  digit?: number;
};

const lists = ['same', 'pages', 'filler', 'buying', 'doing'] as const;

/** The words of /search.json. */
export const isWords = (value: unknown): value is Words =>
  isObject(value) && lists.every((list) => Array.isArray(value[list]));

/** A reader of queries by these words. */
export function queryReader({ same, pages, filler, buying, doing }: Words) {
  const families = new Map(same.flatMap((names) => names.map((name) => [name, names] as const)));
  /** The first name of a word's family, by which phrases are compared: the number of a ghar is a house number. */
  const firstNames = (word: string) => families.get(word)?.[0]?.split(' ') ?? [word];
  const inFirstNames = (text: string) => text.split(' ').flatMap(firstNames);
  for (const names of same)
    for (const name of names.map((name) => inFirstNames(name).join(' ')))
      if (!families.has(name)) families.set(name, names);
  const leads = pages.map(([path, typed]) => ({ path, phrases: typed.map(inFirstNames) }));
  const longest = Math.max(1, ...[...families.keys()].map((name) => name.split(' ').length));
  const [isFiller, isBuying, isDoing] = [new Set(filler), new Set(buying), new Set(doing)];

  /** The longest phrase that begins at a word and is in a family, else the word alone. */
  function termAt(words: readonly Word[], place: number) {
    for (let length = Math.min(longest, words.length - place); length > 0; length -= 1) {
      const part = words.slice(place, place + length);
      const typed = part.map(({ typed }) => typed).join(' ');
      const family = families.get(part.map(({ first }) => first).join(' '));
      if (family) return { typed, family, length };
    }
    const { typed = '' } = words[place] ?? {};
    return { typed, family: [typed], length: 1 };
  }

  return (typed: string): Query => {
    const words = wordsOf(latin(typed))
      .map(fold)
      .map(inDigits)
      .flatMap((typed): Word[] => {
        const names = firstNames(typed);
        return names.map((first) => ({ typed: names.length > 1 ? first : typed, first }));
      });
    const found: ReturnType<typeof termAt>[] = [];
    for (let place = 0; place < words.length; place += found.at(-1)?.length ?? 1)
      found.push(termAt(words, place));
    const has = (list: ReadonlySet<string>) => found.some(({ typed }) => list.has(typed));
    const terms = found.map(({ typed, family }) => ({
      names: [typed, ...family.filter((name) => name !== typed)],
      isNeeded:
        !/^(\D{1,2}|\d|(19|20)\d\d)$/.test(typed) &&
        ![isFiller, isBuying, isDoing].some((list) => list.has(typed) || list.has(family[0] ?? '')),
    }));
    const firsts = words.map(({ first }) => first);
    const digits = firsts.filter((word) => /^[1-9]$/.test(word));
    const isAlone = !terms.some(({ isNeeded }) => isNeeded);
    const led = ledTo(firsts, leads, isFiller);
    const isPair = new Set(digits).size === 2 && !firsts.includes('bagyank');
    return {
      terms: withNeed(terms, [...buying, ...doing]),
      wants: isAlone
        ? undefined
        : has(isDoing)
          ? 'Calculators'
          : has(isBuying)
            ? 'Services'
            : undefined,
      led: isPair ? led.set(toolPath('compatibility'), 2) : led,
      digit: digits.length === 1 ? Number(digits[0]) : undefined,
    };
  };
}

/** 'number five' is number 5; 'two wheeler' is none. */
const inDigits = (word: string, place: number, words: readonly string[]) => {
  const digit = spelt.indexOf(word) + 1;
  return digit > 0 && ['number', 'mulank', 'no'].includes(words[place - 1] ?? '')
    ? `${digit}`
    : word;
};

const spelt = 'one two three four five six seven eight nine'.split(' ').map(fold);

/** Where nothing but filler was typed, what somebody wants is what is needed, or else all of it. */
function withNeed(terms: Term[], wanting: readonly string[]): Term[] {
  if (terms.some(({ isNeeded }) => isNeeded)) return terms;
  const isWanting = ({ names: [typed = ''] }: Term) => wanting.includes(typed);
  const all = !terms.some(isWanting);
  return terms.map((term) => ({ ...term, isNeeded: all || isWanting(term) }));
}

/** A word as it was typed, and the first name of its family. */
type Word = { typed: string; first: string };

type Lead = { path: string; phrases: string[][] };

/** How many words of what was typed lead to each page, together or with others between them. */
function ledTo(words: readonly string[], leads: readonly Lead[], isFiller: ReadonlySet<string>) {
  const text = ` ${words.join(' ')} `;
  const typed = new Set(words);
  const count = (phrase: readonly string[]) => {
    const isSpread =
      phrase.filter((word) => !isFiller.has(word)).length > 1 &&
      phrase.every((word) => typed.has(word));
    if (!isSpread && !text.includes(` ${phrase.join(' ')} `)) return 0;
    const isWhole = words.every((word) => isFiller.has(word) || phrase.includes(word));
    return phrase.length * (isWhole ? 2 : 1);
  };
  return new Map(leads.map(({ path, phrases }) => [path, Math.max(0, ...phrases.map(count))]));
}
