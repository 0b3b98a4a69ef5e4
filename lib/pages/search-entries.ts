import 'server-only';
import { loadList, loadTools, loadYears } from '../content/load';
import { formatPrice } from '../markets/currency';
import { birthDays } from '../numerology/birth';
import type { SearchData, SearchEntry, SearchWords } from '../search/data';
import { fold, transliterate, wordsOf } from '../search/fold';
import { artPath, mulankPath, paths, yearPath, toolPath } from '../site';
import { kindOf, kinds } from './page';
import { loadPages } from './pages';

export const searchData = (): SearchData => ({ entries: searchEntries(), words: searchWords() });

/** A service with several currencies has one entry, in the first: its page leads to the others. */
function searchEntries(): SearchEntry[] {
  const facts = factsByPath();
  const typed = new Map(typedFor().map(({ path, typed }) => [path, typed.join(' ')]));
  const pages = loadPages()
    .filter(
      ({ kind, path, twins }) => kind !== 'service' || !twins || path === Object.values(twins)[0],
    )
    .map((page) => {
      const { path, name, title, description, lead, art, body = '', offer, currency } = page;
      const { group, mark } = kindOf(page);
      const keys = foldedWords(`${title} ${typed.get(path) ?? ''} ${facts.get(path) ?? ''}`);
      const words = foldedWords(`${description} ${plain(body)}`).filter(saysMuch);
      return {
        path,
        name,
        about: lead ?? description,
        group,
        mark: offer && currency ? formatPrice(offer.amount, currency) : mark,
        picture: art ? artPath(art.kind, art.id) : artPath('plate', 9),
        keys: keys.join(' '),
        words: words.filter((word) => !keys.includes(word)).join(' '),
      };
    });
  return [...pages, orderEntry(typed.get(paths.orderReceived))];
}

/** No page of the site's lists: search engines and the sitemap have nothing to do with it. */
const orderEntry = (typed = ''): SearchEntry => ({
  path: paths.orderReceived,
  name: 'Your order',
  about: 'Where your order is, how to pay for it, and what comes next',
  group: kinds.text.group,
  mark: kinds.text.mark,
  picture: artPath('plate', 9),
  keys: foldedWords(`your order ${typed}`).join(' '),
  words: '',
});

function searchWords(): SearchWords {
  const { same, filler, wanting } = loadList('synonyms');
  const folded = (names: readonly string[]) => [
    ...new Set(names.map((name) => wordsOf(transliterate(name)).map(foldOnce).join(' '))),
  ];
  return {
    same: same.map(folded),
    pages: typedFor().map(({ path, typed }) => [path, folded(typed)]),
    filler: folded(filler),
    wanting: folded(wanting),
  };
}

const typedFor = () => [
  ...loadList('synonyms').pages,
  ...loadTools().map(({ slug, typed }) => ({ path: toolPath(slug), typed })),
  ...loadYears().map(({ id, typed }) => ({ path: yearPath(id), typed })),
];

const factsByPath = () =>
  new Map(
    loadList('numerology').mulanks.map((facts) => [
      mulankPath(facts.number),
      [
        `born birthday ${birthDays(facts.number).join(' ')} lucky day ${facts.day}`,
        `lucky colour ${facts.colours.join(' ')} lucky number friendly ${facts.friendly.join(' ')}`,
        `stone ratna ${facts.ratna} ${facts.stone} planet graha ${facts.planet} ${facts.planetHindi}`,
        'personality nature career job marriage love health money success problem unlucky bad unfriendly man woman boy girl husband wife',
      ].join(' '),
    ]),
  );

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/&[#\w]+;/g, ' ');

/** Order and repetition mean nothing to the search. */
const foldedWords = (text: string) => [...new Set(wordsOf(text).map(foldOnce))];

/** Two letters match too much, and a digit stands in every sum. */
const saysMuch = (word: string) =>
  (word.length > 2 || /^\d\d/.test(word)) && !commonWords.has(word);

const folded = new Map<string, string>();

/** Caches `fold`: most words stand on many pages. */
function foldOnce(word: string): string {
  const stem = folded.get(word) ?? fold(word);
  folded.set(word, stem);
  return stem;
}

const commonWords = new Set(
  'the and for that with this from are was not but have has had you your our they them their its his her who what when where which than then there here into out one two can will would more most many some any all each other also only very may must own same such how why'
    .split(' ')
    .map(fold),
);
