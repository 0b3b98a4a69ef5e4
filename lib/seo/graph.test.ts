/** @jest-environment node */
import type { Business } from '../content/business-schema';
import { findService } from '../services/catalogue';
import { loadArticles, loadBusiness, loadPredictions, loadServices } from '../content/load';
import { inIndia } from '../format';
import { videoPage } from '../pages/entries';
import { loadPages, pageAt, pagesBelow, trailTo } from '../pages/pages';
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

const node = (type: string, path: string, business?: Business) =>
  nodes(path, business).find((one) => one['@type'] === type);

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
    const unplaced: Business = { ...confirmed, samples: ['legal'] };
    expect(node('Organization', '/', unplaced)).not.toHaveProperty('address');
    expect(node('Service', '/subcard/3', confirmed)).toMatchObject({ provider: { '@id': id } });
    expect(node('Article', '/mulank5', confirmed)).toMatchObject({
      author: { '@id': `${origin}/about#person` },
    });
    expect(node('ProfilePage', '/about', confirmed)).toBeDefined();
  });

  it('refers to nothing that is not in the same graph', () => {
    for (const business of [sampled, confirmed])
      for (const { path } of loadPages()) {
        const graph = nodes(path, business);
        const ids = new Set(graph.map((one) => one['@id']));
        const refs = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
        for (const [, ref] of refs) expect(ids).toContain(ref);
      }
  });

  it('never speaks of ratings or followers', () => {
    for (const { path } of loadPages())
      expect(JSON.stringify(nodes(path, confirmed))).not.toMatch(/rating|review|followers|10Mn/i);
  });

  it('gives the way to reach the practice on the contact page only', () => {
    expect(node('LocalBusiness', '/contact', confirmed)).toHaveProperty('contactPoint.telephone');
    expect(node('LocalBusiness', '/about', confirmed)).not.toHaveProperty('contactPoint');
  });
});

it('a page in dollars is for everybody, and a video has a node of its own', () => {
  expect(node('CollectionPage', '/usdservice')).toMatchObject({ inLanguage: 'en' });
  const video = { id: 'abc_DEF-123', title: 'one name', published: '2026-11-14', duration: '4:35' };
  const site = { origin, business: sampled, trail: [], below: [] };
  const graph = graphOf(videoPage(video, '/videos/abc_DEF-123', ['/'], 1), site);
  expect(JSON.parse(asScript(graph))['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'One Name',
      uploadDate: inIndia('2026-11-14'),
      duration: 'PT4M35S',
    }),
  );
});

describe('the breadcrumbs', () => {
  it('lead from home to the page, in the words of the links', () => {
    expect(node('BreadcrumbList', '/usdservices/13')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Foreign services', item: `${origin}/usdservice` },
        { position: 3, item: `${origin}/usdservices/13` },
      ],
    });
    expect(node('BreadcrumbList', '/')).toBeUndefined();
  });
});

it('no value can end the script element', () => {
  const graph = graphOf(
    { ...pageAt('/mulank5'), heading: '</script><script>' },
    {
      origin,
      business: confirmed,
      trail: [],
      below: [],
    },
  );
  expect(asScript(graph)).not.toContain('<');
});
