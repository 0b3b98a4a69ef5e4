// The end of `npm run build`, and the only code that knows how Next lays out its files.
//
//   1. Pages of app/(reading) lose the framework's scripts: they are HTML, CSS and public/site.js.
//   2. Every page keeps the rules of its kind only: in the page where it is read, in one file where it
//      hydrates (styles.mjs).
//   3. Every page gets a Content-Security-Policy that names exactly its inline styles and, where it hydrates,
//      its inline scripts, and is compared with the policy of the header that it will be served with.
//   4. A page that says `http-status` in its metadata is answered with that status.
//
// It relies on what no documentation promises, so it fails loudly: a Next upgrade that changes its
// files breaks the build and never a visitor. Run it once, on a fresh build, before the first start.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { inlineRules, linkRules, rulesFor, stylesOf } from './styles.mjs';

const dist = resolve('.next');
const require = createRequire(import.meta.url);

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g;
const STATUS = /<meta name="http-status" content="(\d{3})"\/>/;
const CHARSET = '<meta charSet="utf-8"/>';

/** Reading pages, and the page for unknown paths, which is read too. */
const isReading = (page) => page.startsWith('/(reading)/') || page === '/_not-found/page';

const manifest = readJson('prerender-manifest.json');
const pageOf = Object.fromEntries(
  Object.entries(readJson('app-path-routes-manifest.json')).map(([page, route]) => [route, page]),
);
const headerRules = readJson('routes-manifest.json').headers;
const count = { reading: 0, interactive: 0 };

const pages = Object.entries(manifest.routes).flatMap(([path, route]) => {
  const file = join(dist, 'server/app', `${path === '/' ? '/index' : path}.html`);
  return existsSync(file) ? [readPage(path, route, file)] : [];
});
if (!count.reading || !count.interactive)
  throw new Error(
    `finish: expected pages of both groups in ${dist}, found ${JSON.stringify(count)}`,
  );
for (const look of new Set(pages.map((page) => page.look)))
  await finishPages(pages.filter((page) => page.look === look));

writeFileSync(join(dist, 'prerender-manifest.json'), JSON.stringify(manifest));
// Hosts that serve a file for unknown paths take this copy, which Next made before this step.
writeFileSync(
  join(dist, 'server/pages/404.html'),
  readFileSync(join(dist, 'server/app/_not-found.html')),
);
console.log(
  `finish: ${count.reading} reading pages without framework scripts, ${count.interactive} that hydrate`,
);

/** A page as it was built, without the scripts that it does not need. */
function readPage(path, route, file) {
  const kind = pageOf[route.srcRoute ?? path];
  if (!kind) throw new Error(`finish: ${path} has no page in app-path-routes-manifest.json`);
  if (route.initialRevalidateSeconds !== false)
    throw new Error(
      `finish: ${path} is regenerated while running, and would come back without its policy. Remove revalidate; refresh data in a route handler instead.`,
    );

  const built = readFileSync(file, 'utf8');
  const flight = readFlight(file, built);
  const reading = isReading(kind);
  if (reading) refuseClientComponents(path, kind, flight);
  count[reading ? 'reading' : 'interactive'] += 1;
  const html = reading ? strip(built) : built;
  // The page for what is not there is of another kind than its neighbours.
  const status = html.match(STATUS)?.[1];
  const look = `${kind} ${status ?? ''}`;
  return { path, route, file, kind, look, html, status, styles: stylesOf(dist, html) };
}

async function finishPages(alike) {
  const css = await rulesFor(
    dist,
    alike.map(({ styles }) => styles),
  );
  for (const { path, route, file, kind, html, status, styles } of alike) {
    const styled = isReading(kind) ? inlineRules(html, css) : linkRules(dist, html, styles, css);
    if (status) setStatus(route, file, Number(status));
    const finished = withPolicy(file, kind, status ? styled.replace(STATUS, '') : styled);
    refuseBlockedScripts(path, finished);
    writeFileSync(file, finished);
  }
}

/** The page's React data, which Next writes into inline scripts. A page without it was finished before. */
function readFlight(file, html) {
  const rows = [...html.matchAll(/__next_f\.push\((\[1,"[\s\S]*?"\])\)<\/script>/g)];
  if (!rows.length)
    throw new Error(
      `finish: ${file} holds no flight data: it was finished before, or Next changed its output`,
    );
  return rows.map((row) => JSON.parse(row[1])[1]).join('');
}

/** Next's own client components do nothing that a reading page needs; ours would be dead there. */
function refuseClientComponents(path, page, flight) {
  require(join(dist, 'server/app', `${page}_client-reference-manifest.js`));
  const modules = globalThis.__RSC_MANIFEST[page].clientModules;
  const pathOfId = new Map(Object.entries(modules).map(([file, { id }]) => [String(id), file]));
  const used = [...flight.matchAll(/^[0-9a-f]+:I\["?([^",[\]]+)"?,/gm)].map((row) => row[1]);
  const own = used
    .map((id) => pathOfId.get(id) ?? `module ${id}`)
    .filter((file) => !isHarmless(file));
  if (!used.length)
    throw new Error(`finish: ${path} imports nothing of Next: its data can't be read`);
  if (own.length)
    throw new Error(
      `finish: ${path} is a reading page and may not use client components: ${own.join(', ')}. Use HTML, CSS or public/site.js, or move the page to app/(interactive).`,
    );
}

/** Next's modules, the error page that Next names in every page's data, and what only writes HTML that stands there. */
function isHarmless(file) {
  return (
    (/\/node_modules\/next\/dist\//.test(file) &&
      !/client\/(script|app-dir\/form)\.js/.test(file)) ||
    /\/(app\/global-error|components\/layout\/static-html)\.tsx$/.test(file)
  );
}

/** Takes out every script but ours (data-keep) and structured data, which is no script. */
function strip(html) {
  return html
    .replace(SCRIPT, (all, attributes) => (/\bdata-keep\b|ld\+json/.test(attributes) ? all : ''))
    .replace(SCRIPT_PRELOAD, '')
    .replaceAll(' data-keep=""', '');
}

/** Next answers a prerendered page with the status in its .meta; hosts read the manifest's. */
function setStatus(route, file, status) {
  const metaFile = file.replace(/html$/, 'meta');
  const meta = JSON.parse(readFileSync(metaFile, 'utf8'));
  writeFileSync(metaFile, JSON.stringify({ ...meta, status }));
  route.initialStatus = status;
}

/**
 * What the header of next.config.mjs can't say, because it changes with the page and the build. The scripts of a
 * page that is read are the same in all of them, so the header names them. Browsers obey both.
 */
function withPolicy(file, kind, html) {
  if (!html.includes(CHARSET)) throw new Error(`finish: ${file} has no ${CHARSET} to stand behind`);
  const scripts = isReading(kind)
    ? []
    : [`script-src 'self' ${[...new Set(inlineHashes(html))].join(' ')}`];
  const styles = [...html.matchAll(STYLE)].map(([, css]) => hashOf(css)).join(' ') || "'self'";
  const policy = [...scripts, `style-src ${styles}`].join(';');
  return html.replace(
    CHARSET,
    `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** A script that either policy blocks would be a page that never hydrates: better no build. */
function refuseBlockedScripts(path, html) {
  // Shown in place of a page that failed, under that page's header. It has links, and needs no script.
  if (path === '/_global-error') return;
  const header = headerRules
    .filter(({ regex }) => new RegExp(regex).test(path))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === 'Content-Security-Policy')?.value;
  if (!header?.includes("frame-ancestors 'none'"))
    throw new Error(`finish: no header of next.config.mjs gives ${path} its policy`);
  const meta =
    html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1] ?? '';
  const isStrict = !/script-src[^;]*'unsafe-inline'/.test(header);
  for (const hash of inlineHashes(html)) {
    if (isStrict ? !header.includes(hash) : !meta.includes(hash))
      throw new Error(
        `finish: the policy of ${path} blocks one of its inline scripts, ${hash}. Outside app/(interactive) only those named in next.config.mjs may stand in a page.`,
      );
  }
}

/** What a policy calls the scripts that stand in a page; structured data is no script. */
function inlineHashes(html) {
  const inline = [...html.matchAll(SCRIPT)].filter(
    ([, attributes]) => !/\bsrc=|ld\+json/.test(attributes),
  );
  return inline.map(([, , code]) => hashOf(code));
}

function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function readJson(name) {
  return JSON.parse(readFileSync(join(dist, name), 'utf8'));
}
