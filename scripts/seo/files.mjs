// Rules on the files beside the pages. Each takes the site and returns a sentence for every fault.
import { parse } from 'node-html-parser';

const listed = ({ pages }) => pages.filter(({ isListed }) => isListed);

const listedUrls = (site) =>
  new Set(listed(site).map(({ path }) => new URL(path, site.origin).href));

/** Width and height of a PNG, from its header; undefined for anything else. */
export function pngSize(file) {
  if (file?.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Chats leave out a heavier picture. */
const HEAVIEST = 300 * 1024;

export const sharePictures = (site) =>
  listed(site).flatMap(({ path, card }) => {
    const fault = faultOf(card['og:image'] ?? '');
    return fault ? [`${path}: its share picture ${fault}`] : [];

    function faultOf(address) {
      if (!address.startsWith(`${site.origin}/`)) return `has the address '${address}'`;
      if (!address.endsWith('.png')) return 'is no PNG by its name';
      const file = site.file(new URL(address).pathname);
      const size = pngSize(file);
      if (!file) return 'does not exist';
      if (size?.width !== 1200 || size.height !== 630) return 'is no PNG of 1200 by 630';
      if (card['og:image:width'] !== '1200' || card['og:image:height'] !== '630')
        return 'is said to have another size';
      return file.length > HEAVIEST && `weighs ${Math.round(file.length / 1024)} KB`;
    }
  });

const shapes = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1 };

/** Texts show a picture in search results: in three shapes, of 50,000 pixels or more. */
export const articlePictures = (site) =>
  listed(site).flatMap(({ path, graphs }) => {
    const article = (JSON.parse(graphs[0] ?? '{}')['@graph'] ?? []).find(
      ({ '@type': type, '@id': id }) =>
        /^(Article|BlogPosting)$/.test(type) && id.endsWith('#article'),
    );
    if (!article || article.image.length < 2) return [];
    const sizes = article.image.map((address) => pngSize(site.file(new URL(address).pathname)));
    if (sizes.some((size) => !size || size.width * size.height < 50_000))
      return [`${path}: a picture of its text is missing or too small`];
    return Object.entries(shapes)
      .filter(
        ([, ratio]) => !sizes.some(({ width, height }) => Math.abs(width / height - ratio) < 0.01),
      )
      .map(([shape]) => `${path}: its text has no picture of ${shape}`);
  });

const texts = (root, tag) =>
  root.querySelectorAll(tag).map(({ textContent }) => textContent.trim());

/** For a parser of HTML: there a `link` has no text, and names have no colons and no capitals. */
const xml = (text) =>
  parse(
    text
      .replace(/<(\/?)link>/g, '<$1web>')
      .replace(/<(\/?)atom:/g, '<$1atom-')
      .replaceAll('pubDate>', 'pubdate>'),
  );

/** Every element that is opened is closed, in the right order, and no sign stands unescaped. */
export function isWellFormed(text) {
  const open = [];
  const rest = text
    .replace(/<\?[^>]*\?>/, '')
    .replace(/<(\/?)([\w:]+)([^<>]*?)(\/?)>/g, (_, end, name, _attributes, empty) => {
      if (empty) return '';
      if (!end) open.push(name);
      else if (open.pop() !== name) open.push('wrong');
      return '';
    });
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(rest);
}

export const sitemap = (site) => {
  if (!site.sitemap || !isWellFormed(site.sitemap))
    return ['sitemap.xml is missing or not well-formed'];
  const root = xml(site.sitemap);
  const entries = texts(root, 'loc');
  const days = texts(root, 'lastmod');
  const urls = listedUrls(site);
  return [
    ...entries
      .filter((url) => !urls.has(url))
      .map((url) => `sitemap.xml names ${url}, which is not listed`),
    ...[...urls]
      .filter((url) => !entries.includes(url))
      .map((url) => `sitemap.xml leaves out ${url}`),
    ...(new Set(entries).size === entries.length ? [] : ['sitemap.xml names a page twice']),
    ...(days.length === entries.length ? [] : ['sitemap.xml has entries without a date']),
    ...days
      .filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))
      .map((day) => `sitemap.xml has the date ${day}`),
    ...(root.querySelector('priority, changefreq')
      ? ['sitemap.xml has fields that nobody reads']
      : []),
  ];
};

/** A text says the same day in the sitemap, in its structured data and in the feed. */
export const dates = (site) => {
  const root = xml(site.sitemap ?? '');
  const dayOf = new Map(
    root.querySelectorAll('url').map((url) => [texts(url, 'loc')[0], texts(url, 'lastmod')[0]]),
  );
  const inPages = listed(site).flatMap(({ path, graphs }) => {
    const said = /"dateModified":"(\d{4}-\d\d-\d\d)/.exec(graphs[0] ?? '')?.[1];
    const day = dayOf.get(new URL(path, site.origin).href);
    return said && said !== day
      ? [`${path}: was changed on ${said}, and on ${day} by the sitemap`]
      : [];
  });
  const inFeed = feedItems(site).flatMap(({ url, updated, published }) => {
    const day = dayOf.get(url);
    if (updated !== day)
      return [`feed.xml: ${url} was changed on ${updated}, and on ${day} by the sitemap`];
    return published > day ? [`feed.xml: ${url} is published after its last change`] : [];
  });
  return [...inPages, ...inFeed];
};

const feedItems = (site) =>
  xml(site.feed ?? '')
    .querySelectorAll('item')
    .map((item) => ({
      url: texts(item, 'web')[0],
      guid: texts(item, 'guid')[0],
      title: texts(item, 'title')[0],
      published: dayInIndia(texts(item, 'pubdate')[0]),
      updated: texts(item, 'atom-updated')[0]?.slice(0, 10),
    }));

/** 'Sat, 21 Nov 2026 00:00:00 +0530' is the 21st, wherever this runs. */
const dayInIndia = (date) => {
  const time = new Date(date ?? Number.NaN).getTime();
  return Number.isNaN(time)
    ? undefined
    : new Date(time + 5.5 * 3600_000).toISOString().slice(0, 10);
};

export const feed = (site) => {
  if (!site.feed || !isWellFormed(site.feed)) return ['feed.xml is missing or not well-formed'];
  const items = feedItems(site);
  const expected = listed(site).filter(({ path }) => /^\/(prediction|blogs)\/./.test(path));
  const urls = listedUrls(site);
  return [
    ...expected
      .filter(({ path }) => !items.some(({ url }) => url === new URL(path, site.origin).href))
      .map(({ path }) => `feed.xml leaves out ${path}`),
    ...items.flatMap(({ url, guid, title, published }) => {
      if (!urls.has(url)) return [`feed.xml names ${url}, which is not listed`];
      if (guid !== url) return [`feed.xml: ${url} has another guid`];
      return title && published ? [] : [`feed.xml: ${url} has no title or no date`];
    }),
  ];
};

export const robotsFile = (site) => {
  const lines = (site.robots ?? '').split('\n').map((line) => line.trim());
  const faults = [];
  if (!lines.includes(`Sitemap: ${site.origin}/sitemap.xml`))
    faults.push('robots.txt does not name the sitemap');
  if (lines.some((line) => /^disallow: *\S/i.test(line)))
    faults.push('robots.txt keeps crawlers out');
  if (lines.filter((line) => /^user-agent:/i.test(line)).join() !== 'User-Agent: *')
    faults.push('robots.txt speaks to single crawlers');
  return faults;
};

export const llmsFile = (site) => {
  const text = site.llms ?? '';
  const named = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => url);
  const urls = listedUrls(site);
  return [
    ...(/^# \S/.test(text) ? [] : ['llms.txt does not begin with a heading']),
    ...named
      .filter((url) => !urls.has(url))
      .map((url) => `llms.txt names ${url}, which is not listed`),
    ...[...urls].filter((url) => !named.includes(url)).map((url) => `llms.txt leaves out ${url}`),
  ];
};

export const icons = (site) => {
  const manifest = JSON.parse(site.manifest ?? '{}');
  const named = manifest.icons ?? [];
  const wrong = named.filter(({ src, sizes }) => {
    const size = pngSize(site.file(src));
    return `${size?.width}x${size?.height}` !== sizes;
  });
  const has = (sizes, purpose) =>
    named.some((icon) => icon.sizes === sizes && icon.purpose === purpose);
  return [
    ...wrong.map(({ src }) => `the icon ${src} is missing or has another size`),
    ...(has('192x192') && has('512x512') && has('512x512', 'maskable')
      ? []
      : ['the manifest lacks an icon']),
    ...(pngSize(site.file('/icons/apple-180.png'))?.width === 180
      ? []
      : ['the icon for Apple is missing']),
    ...(site.hasFile('/favicon.ico') ? [] : ['/favicon.ico is missing']),
    ...(site.hasFile('/icon.svg') ? [] : ['/icon.svg is missing']),
  ];
};
