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

const sections: [string, (page: SitePage) => boolean][] = [
  ['Pages', ({ kind }) => kind === 'home' || kind === 'list' || kind === 'text'],
  [
    'Services in India, in rupees',
    ({ kind, currency }) => kind === 'service' && currency === 'INR',
  ],
  [
    'Services from abroad, in dollars',
    ({ kind, currency }) => kind === 'service' && currency === 'USD',
  ],
  ['Birth numbers', ({ kind }) => kind === 'mulank'],
  ['Calculators', ({ kind }) => kind === 'tool'],
  ['Predictions', ({ kind }) => kind === 'prediction'],
  ['Videos', ({ kind }) => kind === 'video'],
  ['Articles', ({ kind }) => kind === 'article'],
];
