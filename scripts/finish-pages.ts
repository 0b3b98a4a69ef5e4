// Knows how Next lays out its files, as styles.ts, islands.ts, package.ts and adapter.mjs do: that is
// undocumented, so it throws where an upgrade changed them. Runs once, on a fresh build:
// 1. removes Next's scripts; a page keeps public/site.js and one module of islands (islands.ts);
// 2. inlines the style rules of the page's kind (styles.ts);
// 3. adds a Content-Security-Policy for its styles, and checks its scripts;
// 4. sets the status that the page's metadata names in `http-status`.
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

const FAULT = '/_global-error';

type FileOf = (path: string) => string | undefined;
type Route = { srcRoute?: string; initialRevalidateSeconds: unknown; initialStatus?: number };
type Bundle = Awaited<ReturnType<typeof bundle>>;

/** Files that hosts serve for 404 and 500. */
const copies: Record<string, (dist: string, fileOf: FileOf) => (string | undefined)[]> = {
  '/_not-found': (dist) => [join(dist, 'server/pages/404.html')],
  '/server-error': (dist, fileOf) => [join(dist, 'server/pages/500.html'), fileOf(FAULT)],
};

/** Returns the finished pages of `dist`; `fileOf` finds the file of each. */
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

  const bundles = new Map<string, Promise<Bundle>>();
  for (const { islands } of pages)
    if (islands.length && !bundles.has(islands.join()))
      bundles.set(islands.join(), bundle(dist, islands, wholeSheets(dist)));
  for (const look of new Set(pages.map((page) => page.look))) {
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

/** Throws, by name, for a page of `folder` that is not finished. */
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
  // A 404 page is of another kind than its neighbours.
  const status = html.match(STATUS)?.[1];
  const islands = islandsOf(html);
  // A route such as app/[page] has pages of several kinds.
  const look = [route.srcRoute ?? path, status, ...islands].join(' ');
  return { path, route, file, html, status, islands, look };
}

/** Removes scripts but ours (data-keep) and structured data, and shortens empty SVG elements. */
const strip = (html: string) =>
  html
    .replace(SCRIPT, (all, attributes) => (/\bdata-keep\b|ld\+json/.test(attributes) ? all : ''))
    .replace(SCRIPT_PRELOAD, '')
    .replaceAll(' data-keep=""', '')
    .replaceAll(/><\/(?:path|circle|rect|use)>/g, '/>');

/** Sets `lang`, which the one root layout can't know. */
function inLanguage(html: string) {
  const language = html.match(LANGUAGE)?.[1];
  return language
    ? html.replace(LANGUAGE, '').replace('<html lang="en-IN"', `<html lang="${language}"`)
    : html;
}

/** The page's first script loads it after the first paint. */
function withModule(file: string, html: string, { address }: Bundle) {
  if (!html.includes(BODY)) throw new Error(`finish: ${file} has no ${BODY} to name its module`);
  return html.replace(BODY, `${BODY} data-module="${address}"`);
}

/** Next reads a page's status from its .meta file, hosts from the manifest. */
function setStatus(route: Route, file: string, status: number) {
  const metaFile = file.replace(/html$/, 'meta');
  const meta: object = JSON.parse(readFileSync(metaFile, 'utf8'));
  writeFileSync(metaFile, JSON.stringify({ ...meta, status }));
  route.initialStatus = status;
}

/** Adds to the header's policy, which can't differ by page; browsers obey both. */
function withPolicy(file: string, html: string) {
  if (!html.includes(CHARSET)) throw new Error(`finish: ${file} has no ${CHARSET} to stand behind`);
  const styles = [...html.matchAll(STYLE)].map(([, css]) => hashOf(css)).join(' ') || "'none'";
  return html.replace(CHARSET, `${CHARSET}${POLICY} content="style-src ${styles}"/>`);
}

/** Throws for a script that the header's policy would block. */
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
