// `npm run check:seo`: reads the pages of the last build and fails where one breaks a rule of how the site is found and
// shared. What lib/seo makes of a page is tested there; here it is seen that each page says it, and what only a whole page or
// all of them together can show.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { task } from './task';
import { home } from '../lib/markets/currency';
import { markets } from '../lib/markets/markets';
import type { SitePage } from '../lib/pages/page';
import { loadPages } from '../lib/pages/pages';
import { sharePath } from '../lib/site';
import { addressOf, metadataAt } from '../lib/seo/metadata';
import { structuredDataAt } from '../lib/seo/graph';
import { isListed, readPage, type Listed, type Site } from './seo/page';
import { rules } from './seo/rules';

void task(() => {
  const site = readBuiltSite();
  const listed = site.pages.filter(isListed);
  const left = loadPages().filter(({ path }) => !listed.some((page) => page.path === path));
  const broken = Object.entries({
    built: () => left.map(({ path }) => `${path} is in lib/pages, and no page was built there`),
    ...rules,
  })
    .map(([name, rule]) => ({ name, faults: rule(site) }))
    .filter(({ faults }) => faults.length > 0);
  for (const { name, faults } of broken) console.error([`\n${name}:`, ...faults].join('\n- '));
  console.log(
    `check:seo: ${site.pages.length} pages, ${listed.length} of them listed; ${broken.length} rules broken`,
  );
  if (broken.length > 0) process.exitCode = 1;
});

/** Everything of the build in `.next` that can be asked for, and the files of `public`. */
function readBuiltSite(): Site {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as {
    routes: Record<string, { initialStatus?: number }>;
  };
  const built = (path: string, ending: string) =>
    join('.next/server/app', `${path === '/' ? '/index' : path}.${ending}`);
  const fileOf = (path: string) => [built(path, 'body'), join('public', path)].find(existsSync);
  const entries = new Map(loadPages().map((entry) => [entry.path, entry]));
  return {
    origin: new URL(addressOf('/')).origin,
    pages: Object.entries(routes)
      .filter(([path]) => existsSync(built(path, 'html')) && path !== '/_global-error')
      .map(([path, { initialStatus }]) => {
        const entry = entries.get(path);
        const status = path === '/_not-found' ? 404 : initialStatus;
        const html = readFileSync(built(path, 'html'), 'utf8');
        return readPage(path, html, status, entry && asListed(entry));
      }),
    sizeOf: (path) => {
      const file = path && fileOf(path);
      return file ? statSync(file).size : undefined;
    },
  };
}

function asListed(entry: SitePage): Listed {
  const { path, description, currency } = entry;
  const { title } = metadataAt(path);
  return {
    entry,
    head: {
      lang: [markets[currency ?? home].lang],
      title: [
        title && typeof title === 'object' && 'absolute' in title ? (title.absolute ?? '') : '',
      ],
      description: [description],
      // The framework writes home without its slash.
      canonical: [addressOf(path).replace(/\/$/, '')],
      robots: ['index, follow, max-image-preview:large'],
      card: [addressOf(sharePath(path))],
      graph: [structuredDataAt(path)],
    },
  };
}
