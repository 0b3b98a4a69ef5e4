/** The site for feed readers (RSS 2.0, rssboard.org/rss-specification) and for language models (llmstxt.org). Pure. */
import { inIndia } from '../time';
import { currencies, pageWords } from '../markets/markets';
import { escapeHtml } from '../markup';
import { kindOf, kinds, type SitePage } from '../pages/page';

export type FeedItem = {
  url: string;
  title: string;
  description: string;
  /** Days: '2026-11-21'. A text whose first day is not known counts from its last change. */
  published?: string;
  updated: string;
};

export type Feed = {
  title: string;
  description: string;
  /** The addresses of the site and of the feed. */
  site: string;
  url: string;
  items: readonly FeedItem[];
};

/** The newest first; `atom:updated` is the day that the sitemap says too. */
export function rss({ title, description, site, url, items }: Feed): string {
  const newest = [...items].sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', site),
    element('description', description),
    '<language>en-in</language>',
    `<atom:link href="${escapeHtml(url)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const item = (entry: FeedItem) =>
  [
    '<item>',
    element('title', entry.title),
    element('link', entry.url),
    `<guid isPermaLink="true">${escapeHtml(entry.url)}</guid>`,
    element('description', entry.description),
    element('pubDate', rfc822(dayOf(entry))),
    element('atom:updated', inIndia(entry.updated)),
    '</item>',
  ].join('\n');

const dayOf = ({ published, updated }: FeedItem) => published ?? updated;

/** 'Sat, 21 Nov 2026 00:00:00 +0530' */
function rfc822(day: string) {
  const [weekday, date, month, year] = new Date(`${day}T00:00:00Z`).toUTCString().split(' ');
  return `${weekday} ${date} ${month} ${year} 00:00:00 +0530`;
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** The site in one text for language models (llmstxt.org): what it is, and every page by name. Pure. */
export function llmsText(
  name: string,
  about: string,
  pages: readonly SitePage[],
  addressOf: (path: string) => string,
): string {
  const parts = [...sections]
    .map((title) => ({ title, listed: pages.filter((page) => sectionOf(page) === title) }))
    .filter(({ listed }) => listed.length > 0)
    .map(({ title, listed }) =>
      [
        `## ${title}`,
        '',
        ...listed.map((page) => `- [${page.name}](${addressOf(page.path)}): ${page.description}`),
      ].join('\n'),
    );
  return [`# ${name}`, `> ${about}`, ...parts].join('\n\n') + '\n';
}

const sectionOf = ({ kind, currency }: Pick<SitePage, 'kind' | 'currency'>) =>
  currency && kind === 'service' ? pageWords[currency].section : kindOf({ kind }).section;

const sections = new Set(
  (Object.keys(kinds) as SitePage['kind'][]).flatMap((kind) =>
    kind === 'service'
      ? currencies.map((currency) => sectionOf({ kind, currency }))
      : sectionOf({ kind }),
  ),
);
