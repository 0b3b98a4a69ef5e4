import 'server-only';
import { loadServices } from '../content/load';
import { loadArticles, loadMulanks, loadPage, loadPredictions, loadTools } from '../content/prose';
import { formatPrice } from '../format';
import type { Entry } from '../search/engine';
import { fold, wordsOf } from '../search/fold';
import {
  artPath,
  articlePath,
  mulankPath,
  paths,
  predictionPath,
  servicePath,
  toolPath,
} from '../site';
import type { SitePage } from './page';
import { loadPages } from './pages';

/**
 * What the search knows of every listed page. A service that is sold in both currencies stands in it once,
 * in rupees: its page leads to the other.
 */
export const searchEntries = (): Entry[] => {
  const bodies = bodiesByPath();
  return loadPages()
    .filter(({ kind, currency, twin }) => !(kind === 'service' && currency === 'USD' && twin))
    .map((page) => ({
      path: page.path,
      name: page.name,
      about: page.lead ?? page.description,
      ...placed(page),
      picture: page.art ? artPath(page.art.kind, page.art.id) : artPath('plate', 9),
      words: distinct(`${page.title} ${page.description} ${bodies.get(page.path) ?? ''}`),
    }));
};

function placed({ kind, offer, currency }: SitePage): Pick<Entry, 'group' | 'mark'> {
  if (kind === 'service' && offer && currency)
    return { group: 'Services', mark: formatPrice(offer.amount, currency) };
  if (kind === 'tool') return { group: 'Calculators', mark: 'free' };
  const mark = texts[kind];
  return mark ? { group: 'To read', mark } : { group: 'Pages', mark: 'Page' };
}

const texts: Partial<Record<SitePage['kind'], string>> = {
  prediction: 'Prediction',
  mulank: 'Mulank',
  article: 'Article',
};

/** The text of the pages that have one, by path. */
const bodiesByPath = () =>
  new Map<string, string>([
    ...loadServices().flatMap(({ id, lists, description, send }) =>
      lists.map(
        (currency) => [servicePath(id, currency), [...description, ...send].join(' ')] as const,
      ),
    ),
    ...loadPredictions().map(({ id, html }) => [predictionPath(id), plain(html)] as const),
    ...loadMulanks().map(({ id, html }) => [mulankPath(id), plain(html)] as const),
    ...loadArticles().map(({ slug, html }) => [articlePath(slug), plain(html)] as const),
    ...loadTools().map(({ slug, html }) => [toolPath(slug), plain(html)] as const),
    ...(['about', 'numerology', 'terms', 'privacy'] as const).map(
      (name) => [paths[name], plain(loadPage(name).html)] as const,
    ),
  ]);

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/&[#\w]+;/g, ' ');

/** Each word once and folded: the order says nothing to the search. Two letters find too much. */
const distinct = (text: string) =>
  [...new Set([...new Set(wordsOf(text))].map(foldOnce))]
    .filter((word) => word.length > 2 || /^\d/.test(word))
    .filter((word) => !common.has(word))
    .join(' ');

const folded = new Map<string, string>();

/** What `fold` makes of a word, worked out once: most words stand on many pages. */
function foldOnce(word: string): string {
  const known = folded.get(word) ?? fold(word);
  folded.set(word, known);
  return known;
}

/** Words that stand on almost every page. */
const common = new Set(
  'the and for that with this from are was not but have has had you your our they them their its his her who what when where which than then there here into out one two can will would more most many some any all each other also only very may must own same such how why'
    .split(' ')
    .map(fold),
);
