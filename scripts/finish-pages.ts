// What a page of the build goes through before anybody sees it; with its two callers (finish.ts, adapter.mjs) the only code
// that knows how Next lays out its files.
//
//   1. Every page loses the framework's scripts: it is HTML, CSS and public/site.js. What comes to life in it are
//      its islands, by one module (islands.ts).
//   2. Every page keeps the rules of its kind only, which stand in it (styles.ts).
//   3. Every page gets a Content-Security-Policy that names its styles; its scripts have to be those that the policy of
//      security-headers.mjs names.
//   4. A page that says `http-status` in its metadata is answered with that status.
//
// It relies on what no documentation promises, so it fails loudly: a Next upgrade that changes its
// files breaks the build and never a visitor. Run it once, on a fresh build, before the first start.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, islandsOf } from './islands';
import { inlineRules, rulesFor, wholeSheets } from './styles';
import { page as headersOfPage } from '../security-headers.mjs';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g;
const STATUS = /<meta name="http-status" content="(\d{3})"\/>/;
const LANGUAGE = /<meta name="page-language" content="([\w-]+)"\/>/;
const CHARSET = '<meta charSet="utf-8"/>';
const BODY = '<body';

const FRAMEWORK = '__next_f';
const POLICY = '<meta http-equiv="Content-Security-Policy"';

/** The framework's own page for faults, in whose place stands one of the site. */
const FAULT = '/_global-error';

type FileOf = (path: string) => string | undefined;
type Route = { srcRoute?: string; initialRevalidateSeconds: unknown; initialStatus?: number };
type Bundle = Awaited<ReturnType<typeof bundle>>;

/** What hosts serve for unknown paths and for faults. Next has put its own pages there before this step. */
const copies: Record<string, (dist: string, fileOf: FileOf) => (string | undefined)[]> = {
  '/_not-found': (dist) => [join(dist, 'server/pages/404.html')],
  '/server-error': (dist, fileOf) => [join(dist, 'server/pages/500.html'), fileOf(FAULT)],
};

/** Finishes every page of the build in `dist`, and returns them; `fileOf` knows where each lies. */
export async function finishPages(dist: string, fileOf: FileOf) {
  const manifestFile = join(dist, 'prerender-manifest.json');
  const manifest: { routes: Record<string, Route> } = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  );
  const pages = Object.entries(manifest.routes).flatMap(([path, route]) => {
    const file = fileOf(path);
    return file && path !== FAULT && existsSync(file) ? [readPage(path, route, file)] : [];
  });
  if (!pages.length) throw new Error(`finish: found no pages in ${dist}`);

  // One module for each set of islands, however many pages have it.
  const bundles = new Map<string, Promise<Bundle>>();
  for (const { islands } of pages)
    if (islands.length && !bundles.has(islands.join()))
      bundles.set(islands.join(), bundle(dist, islands, wholeSheets(dist)));
  for (const look of new Set(pages.map((page) => page.look))) {
    // Pages of one kind share their rules.
    const alike = pages.filter((page) => page.look === look);
    const bundled = await bundles.get(alike[0]?.islands.join() ?? '');
    const htmls = alike.map(({ html }) => html);
    const css = await rulesFor(dist, htmls, bundled?.code);
    for (const { path, route, file, html, status } of alike) {
      if (status) setStatus(route, file, Number(status));
      const styled = inlineRules(status ? html.replace(STATUS, '') : html, css, Boolean(bundled));
      const finished = withPolicy(file, bundled ? withModule(file, styled, bundled) : styled);
      refuseBlockedScripts(path, finished);
      writeFileSync(file, finished);
    }
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
  for (const { path, file } of pages)
    for (const copy of copies[path]?.(dist, fileOf) ?? [])
      if (copy && copy !== file && existsSync(copy)) copyFileSync(file, copy);
  const awake = pages.filter(({ islands }) => islands.length > 0).length;
  console.log(`finish: ${pages.length} pages, ${awake} of them with islands`);
  return { pages, modules: (await Promise.all(bundles.values())).flatMap(({ files }) => files) };
}

/** Stops the build, by name, where a page of `folder` is one that did not go through here. */
export function refuseUnfinished(folder: string) {
  const unfinished = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name))
    .filter((file) => {
      const html = readFileSync(file, 'utf8');
      return html.includes(FRAMEWORK) || !html.includes(POLICY);
    });
  if (unfinished.length)
    throw new Error(
      `finish: these pages would be served with the framework's scripts and without a policy:\n${unfinished.join('\n')}`,
    );
}

/** A page as it was built, without the framework's scripts. */
function readPage(path: string, route: Route, file: string) {
  if (route.initialRevalidateSeconds !== false)
    throw new Error(
      `finish: ${path} is regenerated while running, and would come back with the framework's scripts. Remove revalidate; refresh data in a route handler instead.`,
    );
  const built = readFileSync(file, 'utf8');
  if (!built.includes(FRAMEWORK))
    throw new Error(
      `finish: ${file} has none of the framework's scripts: it was finished before, or Next changed its output`,
    );
  const html = inLanguage(strip(built));
  // The page for what is not there is of another kind than its neighbours.
  const status = html.match(STATUS)?.[1];
  const islands = islandsOf(html);
  // A route may have pages of several kinds, such as app/[page].
  const look = [route.srcRoute ?? path, status, ...islands].join(' ');
  return { path, route, file, html, status, islands, look };
}

/** Takes out every script but ours (data-keep) and structured data, which is no script; shapes of a drawing end themselves. */
const strip = (html: string) =>
  html
    .replace(SCRIPT, (all, attributes) => (/\bdata-keep\b|ld\+json/.test(attributes) ? all : ''))
    .replace(SCRIPT_PRELOAD, '')
    .replaceAll(' data-keep=""', '')
    .replaceAll(/><\/(?:path|circle|rect|use)>/g, '/>');

/** Every page has one root layout, which can't know in which language its page is. */
function inLanguage(html: string) {
  const language = html.match(LANGUAGE)?.[1];
  return language
    ? html.replace(LANGUAGE, '').replace('<html lang="en-IN"', `<html lang="${language}"`)
    : html;
}

/** The page's first script fetches it, once the page is painted. */
function withModule(file: string, html: string, { address }: Bundle) {
  if (!html.includes(BODY)) throw new Error(`finish: ${file} has no ${BODY} to name its module`);
  return html.replace(BODY, `${BODY} data-module="${address}"`);
}

/** Next answers a prerendered page with the status in its .meta; hosts read the manifest's. */
function setStatus(route: Route, file: string, status: number) {
  const metaFile = file.replace(/html$/, 'meta');
  const meta: object = JSON.parse(readFileSync(metaFile, 'utf8'));
  writeFileSync(metaFile, JSON.stringify({ ...meta, status }));
  route.initialStatus = status;
}

/** What the header of next.config.mjs can't say, since it changes with the page and the build. Browsers obey both. */
function withPolicy(file: string, html: string) {
  if (!html.includes(CHARSET)) throw new Error(`finish: ${file} has no ${CHARSET} to stand behind`);
  const styles = [...html.matchAll(STYLE)].map(([, css]) => hashOf(css)).join(' ') || "'none'";
  return html.replace(CHARSET, `${CHARSET}${POLICY} content="style-src ${styles}"/>`);
}

/** The header of a page names the scripts that stand in every page, and no page may have others. */
function refuseBlockedScripts(path: string, html: string) {
  const blocked = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , code]) => hashOf(code))
    .find((hash) => !headersOfPage['Content-Security-Policy'].includes(hash));
  if (blocked)
    throw new Error(
      `finish: the policy of ${path} blocks one of its inline scripts, ${blocked}. Only those that security-headers.mjs names may stand in a page.`,
    );
}

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
