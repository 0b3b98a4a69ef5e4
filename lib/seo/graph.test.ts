import { readdirSync } from 'node:fs';
import type { Business } from '../content/business-schema';
import { findService } from '../services/catalogue';
import { loadArticles, loadBusiness, loadPredictions, loadServices } from '../content/load';
import { inIndia } from '../time';
import { videoSitePage } from '../pages/page';
import { loadPages, pageAt, pagesBelow, trailTo } from '../pages/pages';
import { pictureFiles } from '../pages/pictures';
import { asScript, graphOf } from './graph';

const origin = 'https://practice.example';
const parts = Object.keys(loadBusiness()).filter((part) => part !== 'samples');
const sampled: Business = {
  ...loadBusiness(),
  name: 'Navank',
  samples: parts as Business['samples'],
};
const confirmed: Business = { ...sampled, practitioner: 'A. Reader', samples: [] };

/** What a script reads: undefined values are gone. */
function nodes(path: string, business = sampled): Record<string, unknown>[] {
  const site = { origin, business, trail: trailTo(path), below: pagesBelow(path) };
  return JSON.parse(asScript(graphOf(pageAt(path), site)))['@graph'];
}

const unplaced = { origin, business: sampled, trail: [], below: [] };

const node = (type: string, path: string, business?: Business) =>
  nodes(path, business).find((one) => one['@type'] === type);

/** Of every page, while the facts are samples and once they are not. */
const everyGraph = () =>
  [sampled, confirmed].flatMap((business) =>
    loadPages().map(({ path }) => [path, nodes(path, business)] as const),
  );

/** Every text in a value, however deep, with its key. */
function textsIn(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    textsIn(one, Array.isArray(value) ? key : name),
  );
}

describe('structured data while the business facts are samples', () => {
  it('names nobody', () => {
    for (const { path } of loadPages()) {
      const text = JSON.stringify(nodes(path));
      expect(text).not.toMatch(/"(Organization|Person)"|Navank|practitioner|example\.com/);
    }
  });

  it('keeps what is real: prices, texts and dates', () => {
    const service = findService(loadServices(), 3);
    expect(node('Service', '/subcard/3')).toMatchObject({
      name: service?.title,
      areaServed: { name: 'India' },
      offers: {
        price: String(service?.prices.INR),
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        deliveryLeadTime: { minValue: 25, maxValue: 30, unitCode: 'DAY' },
      },
    });
    expect(node('Service', '/subcard/3')).not.toHaveProperty('provider');
    expect(node('Article', '/prediction/2')).toMatchObject({
      headline: loadPredictions()[1]?.title,
      datePublished: inIndia(loadPredictions()[1]?.published ?? ''),
      dateModified: inIndia(loadPredictions()[1]?.updated ?? ''),
    });
    const article = loadArticles().find(({ slug }) => slug === 'jersey-numbers');
    expect(node('BlogPosting', '/blogs/jersey-numbers')).toMatchObject({
      datePublished: inIndia(article?.published ?? ''),
    });
  });
});

describe('structured data once they are confirmed', () => {
  it('names practice and author, each by one id', () => {
    const id = `${origin}/#organization`;
    expect(node('LocalBusiness', '/', confirmed)).toMatchObject({
      '@id': id,
      name: 'Navank',
      url: `${origin}/`,
      logo: expect.anything(),
      address: { addressLocality: confirmed.legal.city, addressCountry: 'IN' },
    });
    expect(node('Organization', '/', { ...confirmed, samples: ['legal'] })).not.toHaveProperty(
      'address',
    );
    expect(node('Service', '/subcard/3', confirmed)).toMatchObject({ provider: { '@id': id } });
    expect(node('Article', '/mulank5', confirmed)).toMatchObject({
      author: { '@id': `${origin}/about#person` },
    });
    expect(node('ProfilePage', '/about', confirmed)).toHaveProperty('mainEntity');
  });

  it('has nodes with ids, and no ratings, followers or types that search engines gave up', () => {
    for (const [path, graph] of everyGraph()) {
      const text = JSON.stringify(graph);
      const ids = graph.map((one) => one['@id']);
      expect([path, new Set(ids).size]).toEqual([path, graph.length]);
      for (const [, ref] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(ref);
      expect(text).not.toMatch(/:(""|null)/);
      expect(text).not.toMatch(
        /rating|review|followers|10Mn|interactionStatistic|FAQPage|HowTo|Speakable/i,
      );
    }
  });

  it('leads to pages of the site and to files that a build draws', () => {
    const there = new Set([
      ...loadPages().map(({ path }) => path),
      ...pictureFiles().map(({ address }) => address),
      ...readdirSync('public/icons').map((name) => `/icons/${name}`),
    ]);
    const dead = everyGraph()
      .flatMap(([, graph]) => textsIn(graph))
      .filter(({ key, text }) => !key.startsWith('@') && text.startsWith(`${origin}/`))
      .filter(({ text }) => !there.has(text.slice(origin.length)));
    expect(dead).toEqual([]);
  });

  it('has a picture of a text in the three shapes that search results take', () => {
    for (const { path, kind } of loadPages())
      if (kind === 'mulank' || kind === 'prediction' || kind === 'article') {
        const article = nodes(path).find(({ image }) => Array.isArray(image));
        expect(JSON.stringify(article?.image)).toMatch(/-16x9\.png.*-4x3\.png.*-1x1\.png/);
      }
  });

  it('gives the way to reach the practice on the contact page only', () => {
    expect(node('LocalBusiness', '/contact', confirmed)).toHaveProperty('contactPoint.telephone');
    expect(node('LocalBusiness', '/about', confirmed)).not.toHaveProperty('contactPoint');
  });
});

it('a page in dollars is for everybody, and a video has a node of its own', () => {
  expect(node('CollectionPage', '/usdservice')).toMatchObject({ inLanguage: 'en' });
  expect(node('ItemList', '/usdservice')).toMatchObject({
    itemListElement: pagesBelow('/usdservice').map(({ name }) => ({ name })),
  });
  const video = { id: 'abc_DEF-123', title: 'one name', published: '2026-11-14', duration: '4:35' };
  const graph = graphOf(videoSitePage(video, 0), unplaced);
  expect(JSON.parse(asScript(graph))['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'One Name',
      uploadDate: inIndia('2026-11-14'),
      duration: 'PT4M35S',
    }),
  );
});

it('the breadcrumbs lead from home to the page, in the words of the links', () => {
  expect(node('BreadcrumbList', '/usdservices/13')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${origin}/` },
      { position: 2, name: 'Foreign services', item: `${origin}/usdservice` },
      { position: 3, item: `${origin}/usdservices/13` },
    ],
  });
  expect(node('BreadcrumbList', '/')).toBeUndefined();
});

it('no value can end the script element', () => {
  const page = { ...pageAt('/mulank5'), heading: '</script><script>' };
  expect(asScript(graphOf(page, unplaced))).not.toContain('<');
});
