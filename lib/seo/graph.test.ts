import { readdirSync } from 'node:fs';
import type { Business } from '../content/business-schema';
import { findService } from '../services/catalogue';
import { loadArticles, loadBusiness, loadPredictions, loadServices } from '../content/load';
import { inIndia } from '../time';
import { videoPage } from '../pages/page';
import { loadPages, pageAt, pagesBelow, trailTo } from '../pages/pages';
import { pictures } from '../pages/pictures';
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

/** Every value with its key, however deep. */
function valuesIn(value: unknown, key = ''): { key: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, key));
  if (typeof value !== 'object' || value === null) return [{ key, value }];
  return [{ key, value }, ...Object.entries(value).flatMap(([name, one]) => valuesIn(one, name))];
}

const required: Record<string, string[]> = {
  WebSite: ['url', 'inLanguage'],
  LocalBusiness: ['name', 'url', 'logo', 'address'],
  Person: ['name', 'url'],
  ProfilePage: ['mainEntity'],
  Article: ['headline', 'image', 'dateModified'],
  BlogPosting: ['headline', 'image', 'dateModified'],
  Service: ['name', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;
const formats: Record<string, RegExp> = {
  price: /^\d+$/,
  priceCurrency: /^[A-Z]{3}$/,
  datePublished: moment,
  dateModified: moment,
};

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
        deliveryLeadTime: { minValue: 25, maxValue: 30, unitCode: 'DAY' },
      },
    });
    expect(node('Service', '/subcard/3')).not.toHaveProperty('provider');
    expect(node('Article', '/prediction/2')).toMatchObject({
      headline: loadPredictions()[1]?.title,
      datePublished: inIndia(loadPredictions()[1]?.published ?? ''),
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
      address: { addressLocality: confirmed.legal.city, addressCountry: 'IN' },
    });
    expect(node('Organization', '/', { ...confirmed, samples: ['legal'] })).not.toHaveProperty(
      'address',
    );
    expect(node('Service', '/subcard/3', confirmed)).toMatchObject({ provider: { '@id': id } });
    expect(node('Article', '/mulank5', confirmed)).toMatchObject({
      author: { '@id': `${origin}/about#person` },
    });
    expect(node('ProfilePage', '/about', confirmed)).toBeDefined();
  });

  it('is a graph of nodes with an id each, and refers to nothing else', () => {
    for (const [path, graph] of everyGraph()) {
      const ids = graph.map((one) => one['@id']);
      const refs = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)];
      expect([path, new Set(ids).size]).toEqual([path, graph.length]);
      for (const [, ref] of refs) expect(ids).toContain(ref);
    }
  });

  it('gives each node what it needs, and no value that is empty or written otherwise', () => {
    const wrong = everyGraph().flatMap(([path, graph]) =>
      valuesIn(graph).flatMap(({ key, value }) => {
        if (value === '' || value === null || formats[key]?.test(String(value)) === false)
          return [`${path}: ${key} is '${value}'`];
        if (typeof value !== 'object' || !('@type' in value)) return [];
        return (required[String(value['@type'])] ?? [])
          .filter((name) => !(name in value))
          .map((name) => `${path}: a ${value['@type']} has no ${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('leads to pages of the site and to files that a build draws', () => {
    const there = new Set([
      ...loadPages().map(({ path }) => path),
      ...pictures().map(({ address }) => address),
      ...readdirSync('public/icons').map((name) => `/icons/${name}`),
    ]);
    const dead = everyGraph()
      .flatMap(([, graph]) => valuesIn(graph))
      .filter(({ key }) => !key.startsWith('@'))
      .flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
      .filter((value) => value.startsWith(`${origin}/`) && !there.has(value.slice(origin.length)));
    expect(dead).toEqual([]);
  });

  it('has a picture of a text in the three shapes that search results take', () => {
    for (const { path, kind } of loadPages())
      if (kind === 'mulank' || kind === 'prediction' || kind === 'article') {
        const article = nodes(path).find(({ image }) => Array.isArray(image));
        expect(JSON.stringify(article?.image)).toMatch(/-16x9\.png.*-4x3\.png.*-1x1\.png/);
      }
  });

  it('never speaks of ratings or followers, nor in ways that search engines have given up', () => {
    for (const [, graph] of everyGraph())
      expect(JSON.stringify(graph)).not.toMatch(
        /rating|review|followers|10Mn|interactionStatistic|FAQPage|HowTo|Speakable/i,
      );
  });

  it('gives the way to reach the practice on the contact page only', () => {
    expect(node('LocalBusiness', '/contact', confirmed)).toHaveProperty('contactPoint.telephone');
    expect(node('LocalBusiness', '/about', confirmed)).not.toHaveProperty('contactPoint');
  });
});

it('a page in dollars is for everybody, and a video has a node of its own', () => {
  expect(node('CollectionPage', '/usdservice')).toMatchObject({ inLanguage: 'en' });
  const video = { id: 'abc_DEF-123', title: 'one name', published: '2026-11-14', duration: '4:35' };
  const graph = graphOf(videoPage(video, 0), unplaced);
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
