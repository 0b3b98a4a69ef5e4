import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { loadPages } from '@/lib/pages/pages';
import { GET as feed } from './feed.xml/route';
import { GET as llms } from './llms.txt/route';
import { GET as manifest } from './manifest.webmanifest/route';
import robots from './robots';
import sitemap from './sitemap';

const origin = 'http://localhost:3000';
const pages = loadPages();
const urls = pages.map(({ path }) => new URL(path, origin).href);

it('the sitemap names every listed page once, with the day of its last change', () => {
  expect(sitemap().map(({ url }) => url)).toEqual(urls);
  for (const { lastModified } of sitemap()) expect(lastModified).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('the feed names every prediction and article by its page, with the day that the sitemap says', async () => {
  const items = (await feed().text()).split('<item>').slice(1);
  const texts = pages.filter(({ kind }) => kind === 'prediction' || kind === 'article');
  expect(items).toHaveLength(texts.length);
  for (const { path, updated } of texts) {
    const url = new URL(path, origin).href;
    const item = items.find((one) => one.includes(`<link>${url}</link>`));
    expect(item).toContain(`<guid isPermaLink="true">${url}</guid>`);
    expect(item).toContain(`<atom:updated>${updated}T`);
    const published = new Date(/<pubDate>(.*)<\/pubDate>/.exec(item ?? '')?.[1] ?? '');
    expect(published <= new Date(`${updated}T23:59:59+05:30`)).toBe(true);
  }
});

it('the feed has a tag by which a reader asks for changes, the same for the same feed', async () => {
  const [one, other] = [feed(), feed()].map(({ headers }) => headers.get('etag'));
  expect(one).toMatch(/^"[\w-]{16}"$/);
  expect(other).toBe(one);
  expect(llms().headers.get('etag')).not.toBe(one);
});

it('llms.txt names every listed page', async () => {
  const text = await llms().text();
  expect(text).toMatch(/^# \S/);
  const named = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => url);
  expect(named).toHaveLength(urls.length);
  expect(new Set(named)).toEqual(new Set(urls));
});

it('robots.txt keeps nobody out and names the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${origin}/sitemap.xml`,
  });
});

it('the manifest names icons of the sizes that they have', async () => {
  const { icons } = (await manifest().json()) as { icons: Record<string, string>[] };
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src = '', sizes } of icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const file of ['public/icons/apple-180.png', 'public/favicon.ico', 'app/icon.svg'])
    expect(existsSync(file)).toBe(true);
});
