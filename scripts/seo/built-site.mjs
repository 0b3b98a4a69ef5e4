// The built site as the rules see it. Like finish-pages.mjs it knows how Next lays out its files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from './page.mjs';

/** Everything of a finished build in `dist` that can be asked for, and the files of `folder`. */
export function readBuiltSite(dist = '.next', folder = 'public') {
  const { routes } = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8'));
  const built = (path, ending) =>
    join(dist, 'server/app', `${path === '/' ? '/index' : path}.${ending}`);
  const pages = Object.entries(routes)
    .filter(([path]) => existsSync(built(path, 'html')) && path !== '/_global-error')
    .map(([path, { initialStatus }]) => {
      const status = path === '/_not-found' ? 404 : (initialStatus ?? 200);
      return readPage(path, readFileSync(built(path, 'html'), 'utf8'), status);
    });
  const file = (path) =>
    [built(path, 'body'), join(folder, path)]
      .filter(existsSync)
      .map((name) => readFileSync(name))[0];
  const text = (path) => file(path)?.toString('utf8');
  const home = pages.find(({ path }) => path === '/');
  if (!home?.canonicals[0])
    throw new Error(`check:seo: ${dist} holds no finished build. Run npm run build.`);
  return {
    origin: new URL(home.canonicals[0]).origin,
    pages,
    markets: JSON.parse(readFileSync(join(dist, 'cache/markets.json'), 'utf8')),
    file,
    hasFile: (path) => existsSync(built(path, 'body')) || existsSync(join(folder, path)),
    sitemap: text('/sitemap.xml'),
    feed: text('/feed.xml'),
    robots: text('/robots.txt'),
    llms: text('/llms.txt'),
    manifest: text('/manifest.webmanifest'),
  };
}
