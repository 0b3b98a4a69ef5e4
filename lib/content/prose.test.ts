/** @jest-environment node */
import { workExample } from '../numerology/example';
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
  it('are all there: 16 predictions, 9 numbers, 12 articles in order', () => {
    expect(predictions.map(({ id }) => id)).toEqual(upTo(16));
    expect(mulanks.map(({ id }) => id)).toEqual(upTo(9));
    expect(articles.map(({ order }) => order)).toEqual(upTo(12));
  });

  it.each(texts)('add up: $name', ({ html, sums }) => {
    for (const { kind, value, path } of sums) {
      expect(`${value}: ${path}`).toBe(`${value}: ${workExample({ kind, value }).path}`);
      expect(plainText(html)).toMatch(new RegExp(`(^|\\D)${path}(\\D|$)`));
    }
  });

  it.each(predictions)('have 500 to 900 words: prediction $id', ({ html }) => {
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

const wordsOf = (html: string) =>
  plainText(html)
    .toLowerCase()
    .match(/[a-z'’]+|\d+/g) ?? [];

const fiveWordRuns = (html: string) => {
  const words = wordsOf(html);
  return new Set(words.slice(4).map((_, place) => words.slice(place, place + 5).join(' ')));
};
