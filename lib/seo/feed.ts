/** RSS 2.0 (rssboard.org/rss-specification) and llms.txt (llmstxt.org). */
import { inIndia } from '../time';
import { pageWords } from '../markets/markets';
import { escapeHtml } from '../markup';
import { kindOf, kinds, type SitePage } from '../pages/page';
import { paths } from '../site';

type FeedItem = Pick<SitePage, 'path' | 'name' | 'description' | 'published' | 'updated'>;

type AddressOf = (path: string) => string;

export function rss(
  title: string,
  description: string,
  pages: readonly FeedItem[],
  addressOf: AddressOf,
): string {
  const newest = [...pages].sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', addressOf(paths.home)),
    element('description', description),
    '<language>en-in</language>',
    `<atom:link href="${escapeHtml(addressOf(paths.feed))}" rel="self" type="application/rss+xml"/>`,
    ...newest.map((page) => item(page, addressOf(page.path))),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const item = (page: FeedItem, address: string) =>
  [
    '<item>',
    element('title', page.name),
    element('link', address),
    `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
    element('description', page.description),
    element('pubDate', rfc822(dayOf(page))),
    element('atom:updated', inIndia(page.updated)),
    '</item>',
  ].join('\n');

const dayOf = ({ published, updated }: FeedItem) => published ?? updated;

function rfc822(day: string) {
  const [weekday, date, month, year] = new Date(`${day}T00:00:00Z`).toUTCString().split(' ');
  return `${weekday} ${date} ${month} ${year} 00:00:00 +0530`;
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

export function llmsText(
  name: string,
  about: string,
  pages: readonly SitePage[],
  addressOf: AddressOf,
): string {
  const sections = new Set(
    Object.keys(kinds).flatMap((kind) => pages.filter((page) => page.kind === kind).map(sectionOf)),
  );
  const parts = [...sections].map((title) =>
    [
      `## ${title}`,
      '',
      ...pages
        .filter((page) => sectionOf(page) === title)
        .map((page) => `- [${page.name}](${addressOf(page.path)}): ${page.description}`),
    ].join('\n'),
  );
  return [`# ${name}`, `> ${about}`, ...parts].join('\n\n') + '\n';
}

const sectionOf = ({ kind, currency }: SitePage) =>
  currency && kind === 'service' ? pageWords[currency].section : kindOf({ kind }).section;
