/** @jest-environment node */
import { workExample, type WorkedExample } from '../numerology/example';
import {
  articlePath,
  mulankPath,
  paths,
  predictionPath,
  servicePath,
  toolPath,
  toolSlugs,
} from '../site';
import { loadServices } from './load';
import { loadArticles, loadMulanks, loadPage, loadPredictions, loadTools } from './prose';

const predictions = loadPredictions();
const mulanks = loadMulanks();
const articles = loadArticles();
const tools = loadTools();
const pages = ['about', 'numerology', 'privacy', 'terms', 'products'];

const texts = [
  ...predictions.map((text) => ({ ...text, name: `prediction ${text.id}` })),
  ...mulanks.map((text) => ({ ...text, name: `mulank ${text.id}` })),
  ...articles.map((text) => ({ ...text, name: `article ${text.slug}` })),
  ...tools.map((text) => ({ ...text, name: `tool ${text.slug}` })),
  ...pages.map((page) => ({ ...loadPage(page), name: `page ${page}` })),
];

const services = loadServices().filter(({ lists }) => lists.length > 0);
const onSale = new Set(services.map(({ id }) => id));

const known = new Set<string>([
  ...Object.values(paths),
  ...mulanks.map(({ id }) => mulankPath(id)),
  ...predictions.map(({ id }) => predictionPath(id)),
  ...articles.map(({ slug }) => articlePath(slug)),
  ...toolSlugs.map(toolPath),
  ...services.flatMap(({ id, lists }) => lists.map((currency) => servicePath(id, currency))),
]);

describe('the write-ups', () => {
  it('are all there: what the home page shows, the 9 numbers, the articles in order', () => {
    expect(predictions.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 3, 5]));
    expect(mulanks.map(({ id }) => id)).toEqual(upTo(9));
    const orders = articles.map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
  });

  it.each(texts)('add up: $name', ({ html, sums }) => {
    for (const { kind, value, path } of sums) {
      const worked = workExample({ kind, value });
      expect(`${value}: ${path}`).toBe(`${value}: ${worked.path}`);
      const sentences = sentencesOf(html).filter((sentence) => states(sentence, value, worked));
      expect({ value, path, sentences }).not.toHaveProperty('sentences', []);
    }
  });

  // Those with which the site was handed over: how long a new one is, is for its writer to say.
  it.each(predictions.slice(0, 16))('have 500 to 900 words: prediction $id', ({ html }) => {
    expect(wordsOf(html).length).toBeGreaterThanOrEqual(500);
    expect(wordsOf(html).length).toBeLessThanOrEqual(900);
  });

  it.each(articles)('have 400 to 900 words: article $slug', ({ html }) => {
    expect(wordsOf(html).length).toBeGreaterThanOrEqual(400);
    expect(wordsOf(html).length).toBeLessThanOrEqual(900);
  });

  it.each(mulanks)('have 400 words or more: mulank $id', ({ html }) => {
    expect(wordsOf(html).length).toBeGreaterThanOrEqual(400);
  });

  it.each(tools)('have 400 words or more: tool $slug', ({ html }) => {
    expect(wordsOf(html).length).toBeGreaterThanOrEqual(400);
  });
});

it('Devanagari in a text is announced as Hindi', () => {
  for (const { id, html } of articles.map(({ slug, html }) => ({ id: slug, html }))) {
    const unmarked = html.replace(/<span lang="hi">[^<]*<\/span>/g, '');
    expect(`${id} ${/[\u0900-\u097f]/.test(unmarked)}`).toBe(`${id} false`);
  }
  expect(loadPage('numerology').html).toContain('<span lang="hi">अंक ज्योतिष</span>');
});

describe('the links in the write-ups', () => {
  it.each(texts)('lead to pages that exist: $name', ({ html }) => {
    const links = [...html.matchAll(/href="([^"#]*)/g)].map(([, href = '']) => href);
    expect(links.filter((href) => href.startsWith('/') && !known.has(href))).toEqual([]);
  });

  it.each([...predictions, ...mulanks, ...articles, ...tools])(
    'go on to services on a list: %#',
    (text) => {
      expect(text.services.filter((id) => !onSale.has(id))).toEqual([]);
    },
  );
});

describe('texts of one kind', () => {
  it.each([
    ['the nine numbers', mulanks],
    ['the calculators', tools],
  ])('are written in different words: %s', (_, kind) => {
    const runs = kind.map(({ html }) => fiveWordRuns(html));
    runs.forEach((one, place) =>
      runs.slice(place + 1).forEach((other) => {
        const shared = [...one].filter((run) => other.has(run)).length;
        expect(shared / Math.min(one.size, other.size)).toBeLessThanOrEqual(0.25);
      }),
    );
  });
});

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const plainText = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&[#\w]+;/g, ' ');

/** Up to a full stop or the end of a block; '3.5' and 'No. 4' do not matter to a sum. */
const sentencesOf = (html: string) => plainText(html).split(/(?<=[.!?])\s|\n/);

/**
 * Whether a sentence states a sum. A way down such as '33 → 6' can't be there by chance. A result of
 * one digit could, so it has to follow close on what was added: the addition, or the number or name.
 * Where that is a digit already, there is nothing to add and it is enough to name it.
 */
function states(sentence: string, value: string, { sum, path }: WorkedExample) {
  if (path.includes('→') || path === value)
    return new RegExp(`(?<!\\d)${path}(?!\\d)`).test(sentence);
  const [addition = sum] = sum.split(' =');
  return [addition, value]
    .map((added) => added.replaceAll(/[.+]/g, String.raw`\$&`))
    .some((added) =>
      new RegExp(`(?<![\\d+] ?)${added}(?![\\da-z]| \\+).{0,40}?(?<!\\d)${path}(?!\\d)`, 'i').test(
        sentence,
      ),
    );
}

const wordsOf = (html: string) =>
  plainText(html)
    .toLowerCase()
    .match(/[a-z'’]+|\d+/g) ?? [];

const fiveWordRuns = (html: string) => {
  const words = wordsOf(html);
  return new Set(words.slice(4).map((_, place) => words.slice(place, place + 5).join(' ')));
};
