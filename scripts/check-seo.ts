// `npm run check:seo`: checks the last build's pages for what unit tests of lib/seo can't see.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './run-script';
import { addressOf } from '../lib/seo/metadata';
import { readPage, rules } from './seo';

const built = (path: string, ending: string) =>
  join('.next/server/app', `${path === '/' ? '/index' : path}.${ending}`);

const hasFile = (path: string) =>
  [built(path, 'body'), join('public', path)].some((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );

void runScript(() => {
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
  const site = { origin: new URL(addressOf('/')).origin, pages, hasFile };
  const broken = Object.entries(rules)
    .map(([name, rule]) => ({ name, faults: rule(site) }))
    .filter(({ faults }) => faults.length > 0);
  for (const { name, faults } of broken) console.error([`\n${name}:`, ...faults].join('\n- '));
  const listed = pages.filter(({ isListed }) => isListed);
  console.log(
    `check:seo: ${pages.length} pages, ${listed.length} of them listed; ${broken.length} rules broken`,
  );
  if (broken.length > 0) process.exitCode = 1;
});
