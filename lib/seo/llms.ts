import { currencies, pageWords } from '../markets/markets';
import type { SitePage } from '../pages/page';

/** The site in one text for language models (llmstxt.org): what it is, and every page by name. Pure. */
export function llmsText(
  name: string,
  about: string,
  pages: readonly SitePage[],
  addressOf: (path: string) => string,
): string {
  const parts = sections
    .map(([title, belongs]) => ({ title, listed: pages.filter(belongs) }))
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

type Section = [string, (page: SitePage) => boolean];

const sections: Section[] = [
  ['Pages', ({ kind }) => kind === 'home' || kind === 'list' || kind === 'text'],
  ...currencies.map((currency): Section => [
    pageWords[currency].section,
    (page) => page.kind === 'service' && page.currency === currency,
  ]),
  ['Birth numbers', ({ kind }) => kind === 'mulank'],
  ['Calculators', ({ kind }) => kind === 'tool'],
  ['Predictions', ({ kind }) => kind === 'prediction'],
  ['Videos', ({ kind }) => kind === 'video'],
  ['Articles', ({ kind }) => kind === 'article'],
];
