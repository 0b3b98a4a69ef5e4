// `npm run check:seo`: reads the pages of the last build and fails where one breaks a rule of how the site is found and
// shared. What lib/seo makes of a page is tested there; here it is seen that each page says it, and what only a whole page or
// all of them together can show.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { task } from './task';
import { home } from '../lib/markets/currency';
import { markets } from '../lib/markets/markets';
import { loadPages } from '../lib/pages/pages';
import { addressOf } from '../lib/seo/metadata';
import { structuredDataAt } from '../lib/seo/graph';
import { readPage, type ListedPage } from './seo/page';
import { rules } from './seo/rules';

const built = (path: string, ending: string) =>
  join('.next/server/app', `${path === '/' ? '/index' : path}.${ending}`);

/** Of the answers of routes and the files of `public`. */
const sizeOf = (path: string) =>
  [built(path, 'body'), join('public', path)]
    .map((file) => statSync(file, { throwIfNoEntry: false }))
    .find((file) => file?.isFile())?.size;

void task(() => {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as {
    routes: Record<string, { initialStatus?: number }>;
  };
  const pages = Object.entries(routes)
    .filter(([path]) => existsSync(built(path, 'html')) && path !== '/_global-error')
    .map(([path, { initialStatus }]) =>
      readPage(
        path,
        readFileSync(built(path, 'html'), 'utf8'),
        path === '/_not-found' ? 404 : initialStatus,
      ),
    );
  const listed = loadPages().map((entry): ListedPage => {
    const page = pages.find(({ path }) => path === entry.path);
    if (!page) throw new Error(`${entry.path} is in lib/pages, and no page was built there`);
    const due = {
      lang: markets[entry.currency ?? home].lang,
      // The framework writes home without its slash.
      canonical: addressOf(entry.path).replace(/\/$/, ''),
      graph: structuredDataAt(entry.path),
    };
    return { ...page, entry, due };
  });
  const site = { origin: new URL(addressOf('/')).origin, pages, listed, sizeOf };
  const broken = Object.entries(rules)
    .map(([name, rule]) => ({ name, faults: rule(site) }))
    .filter(({ faults }) => faults.length > 0);
  for (const { name, faults } of broken) console.error([`\n${name}:`, ...faults].join('\n- '));
  console.log(
    `check:seo: ${pages.length} pages, ${listed.length} of them listed; ${broken.length} rules broken`,
  );
  if (broken.length > 0) process.exitCode = 1;
});
