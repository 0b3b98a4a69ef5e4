import MiniSearch from 'minisearch';
import type { SearchEntry, SearchWords } from './data';
import { fold, isFigure, transliterate, wordsOf } from './fold';
import { toolPath } from '../site';

export type Term = {
  names: string[];
  /** Pages without this term are no exact hits. */
  isNeeded: boolean;
};

export type Query = {
  terms: Term[];
  led: Map<string, number>;
  /** Numerology was named, so an unknown word is probably a person's name. */
  isNumerology: boolean;
  digit?: number;
};

export function queryReader(
  { same, pages, filler, wanting }: SearchWords,
  correct: (word: string) => string,
) {
  const termsIn = termReader(same);
  const firstNames = (words: readonly string[]) =>
    termsIn(words).map(({ typed, family: [first = typed] }) => first);
  const leads = pages.map(([path, typed]) => ({
    path,
    phrases: typed.map((text) => ({ text, names: [...new Set(firstNames(text.split(' ')))] })),
  }));
  const [isFiller, isWanting] = [new Set(filler), new Set(wanting)];
  const numbers = new Set(['number', 'mulank'].flatMap((name) => namesOf(same, name)));
  const isNumber = (word: string) => numbers.has(word) || numbers.has(correct(word));

  return (text: string): Query => {
    // Numbers come first: a number word is no misspelling.
    const words = wordsOf(transliterate(text))
      .map(fold)
      .map((word, index, all) =>
        inDigits(
          word,
          [all[index - 1], all[index + 1]].some((near = '') => isNumber(near)),
        ),
      )
      .map(correct);
    const found = termsIn(words);
    const terms = found.map(({ typed, family }) => ({
      names: [typed, ...family.filter((name) => name !== typed)],
      isNeeded:
        !/^(\D{1,2}|\d|(19|20)\d\d)$/.test(typed) &&
        ![isFiller, isWanting].some((list) => list.has(typed) || list.has(family[0] ?? '')),
    }));
    const digits = words.filter((word) => /^[1-9]$/.test(word));
    const names = firstNames(words);
    const led = ledTo(words, names, leads, isFiller);
    if (new Set(digits).size === 2 && !names.includes(fold('bhagyank')))
      led.set(toolPath('compatibility'), 3);
    return {
      terms: digits.length > 0 ? terms : withNeed(terms, wanting),
      led,
      isNumerology: names.includes('numerology'),
      digit: digits.length === 1 ? Number(digits[0]) : undefined,
    };
  };
}

/** First names of words count too: 'gadi nambar' is the phrase 'vehicle number'. */
function termReader(same: SearchWords['same']) {
  const families = new Map(same.flatMap((names) => names.map((name) => [name, names] as const)));
  const inFirstNames = (words: readonly string[]) =>
    words.map((word) => families.get(word)?.[0] ?? word).join(' ');
  for (const names of same)
    for (const phrase of names.map((name) => inFirstNames(name.split(' '))))
      if (!families.has(phrase)) families.set(phrase, names);
  const longest = Math.max(1, ...[...families.keys()].map((name) => name.split(' ').length));

  function termAt(words: readonly string[]) {
    for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
      const part = words.slice(0, length);
      const typed = part.join(' ');
      const family = families.get(typed) ?? families.get(inFirstNames(part));
      if (family) return { typed, family, length };
    }
    return { typed: words[0] ?? '', family: [], length: 1 };
  }

  return (words: readonly string[]) => {
    const found: ReturnType<typeof termAt>[] = [];
    for (let index = 0; index < words.length; index += found.at(-1)?.length ?? 1)
      found.push(termAt(words.slice(index)));
    return found;
  };
}

/** 'number five', 'paanch number' and 'पाच अंक' are a number; 'two wheeler' is none. */
function inDigits(word: string, isBesideNumber: boolean) {
  const digit = Math.max(...spelt.map((names) => names.indexOf(word))) + 1;
  return digit > 0 && isBesideNumber ? `${digit}` : word;
}

const spelt = [
  'one two three four five six seven eight nine',
  'ek do teen char panch chhe saat aath nau',
  'ek don tin chaar pach saha sat ath nav',
].map((names) => names.split(' ').map(fold));

const namesOf = (same: SearchWords['same'], name: string) =>
  same.find((names) => names.includes(fold(name))) ?? [];

/** Needs the wanting words, or else all, where only filler was typed. */
function withNeed(terms: Term[], wanting: readonly string[]): Term[] {
  if (terms.some(({ isNeeded }) => isNeeded)) return terms;
  const isWanting = ({ names: [typed = ''] }: Term) => wanting.includes(typed);
  const all = !terms.some(isWanting);
  return terms.map((term) => ({ ...term, isNeeded: all || isWanting(term) }));
}

type Lead = { path: string; phrases: { text: string; names: string[] }[] };

function ledTo(
  words: readonly string[],
  names: readonly string[],
  leads: readonly Lead[],
  isFiller: ReadonlySet<string>,
) {
  const isSaid = (words: readonly string[], text: string) =>
    ` ${words.join(' ')} `.includes(` ${text} `);
  const count = (phrase: Lead['phrases'][number]) => {
    const needed = phrase.names.filter((name) => !isFiller.has(name));
    const isSpread = needed.length > 1 && needed.every((name) => names.includes(name));
    if (!isSpread && !isSaid(names, phrase.names.join(' '))) return 0;
    const isWhole = names.every((name) => isFiller.has(name) || phrase.names.includes(name));
    return phrase.names.length * (isWhole ? 2 : 1) + (isSaid(words, phrase.text) ? 0.5 : 0);
  };
  return new Map(leads.map(({ path, phrases }) => [path, Math.max(0, ...phrases.map(count))]));
}

export function corrector(
  { same, pages, filler, wanting }: SearchWords,
  entries: readonly SearchEntry[],
): (word: string) => string {
  const typed = [...same, ...pages.map(([, phrases]) => phrases), filler, wanting].flat();
  const subjects = entries.flatMap(({ name, keys }) => [...wordsOf(name).map(fold), keys]);
  const hoped = wordsIn([...typed, ...subjects]);
  const known = [...hoped, ...wordsIn(entries.map(({ words }) => words))];
  const index = new MiniSearch<{ id: string }>({ fields: ['id'] });
  index.addAll([...hoped].map((id) => ({ id })));

  // The beginning of a known word is still being typed, not misspelt.
  return (word) =>
    word.length < 5 || isFigure(word) || known.some((one) => one.startsWith(word))
      ? word
      : (index.search(word, { fuzzy: 0.2 })[0]?.terms[0] ?? word);
}

const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.split(' ')));
