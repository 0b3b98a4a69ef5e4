// Serves Vercel's build by the routes of its output (vercel.com/docs/build-output-api): `node
// vercel.mjs COPY PORT`. Files and stored pages come first, then functions, each in a folder of its
// own, in plain Node and its environment. GET /.scheduled is the platform's scheduler.
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { types } from './types.mjs';

const [, , copy = '', port = ''] = process.argv;
const site = process.env.VERCEL_PROJECT_PRODUCTION_URL;
const output = join(copy, '.vercel/output');
const { routes, crons, overrides } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'));
const phases = phasesOf(routes);
const functions = new Map();
// The platform waits for these promises before it freezes the process.
globalThis[Symbol.for('@vercel/request-context')] = { get: () => ({ waitUntil: () => undefined }) };

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  if (pathname === '/.scheduled') {
    const headers = { Authorization: `Bearer ${process.env.CRON_SECRET}` };
    for (const { path } of crons) await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return response.end();
  }
  const asked = { path: pathname, query: searchParams, headers: {}, status: undefined };
  follow(asked, phases.main, request);
  if (asked.headers.location) return response.writeHead(asked.status, asked.headers).end();
  let found = at(asked.path);
  for (const route of phases.rewrite)
    if (!found) {
      const before = asked.path;
      if (follow(asked, [route], request)) found = at(asked.path);
      if (!found) asked.path = before;
    }
  if (!found) {
    Object.assign(asked, { status: 404, path: '/404' });
    found = at('/404');
  }
  follow(asked, phases.hit, request);
  const { file, func, status, headers } = found;
  if (func) {
    request.url = `${pathname}?${asked.query}`;
    return passOn(request, response, asked, func);
  }
  response.writeHead(asked.status ?? status ?? 200, {
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    ...headers,
    ...asked.headers,
  });
  response.end(readFileSync(file));
}).listen(Number(port), '127.0.0.1');

/** A file, a stored answer or a function at a path of the output. */
function at(path) {
  const name = path === '/' ? 'index' : path.slice(1);
  const overridden = Object.keys(overrides).find((file) => overrides[file].path === name);
  const file = join(output, 'static', overridden ?? name);
  if (/\.\w+$/.test(file) && existsSync(file)) return { file };
  const stored = join(output, 'functions', `${name}.prerender-config.json`);
  if (existsSync(stored)) {
    const { fallback, initialStatus, initialHeaders } = JSON.parse(readFileSync(stored, 'utf8'));
    const lies = typeof fallback === 'string' ? fallback : fallback.fsPath;
    return { file: join(stored, '..', lies), status: initialStatus, headers: initialHeaders };
  }
  const func = join(output, 'functions', `${name}.func`);
  return existsSync(func) ? { func } : undefined;
}

/** The platform knows a machine's address; the tests say it in X-Forwarded-For. */
function passOn(request, response, asked, func) {
  const visitor = request.headers['x-forwarded-for'] ?? '127.0.0.1';
  Object.assign(request.headers, {
    'x-forwarded-for': visitor,
    'x-vercel-forwarded-for': visitor,
    'x-matched-path': asked.path,
    'x-forwarded-host': site,
  });
  response.setHeaders(new Map(Object.entries(asked.headers)));
  return functionAt(func)(request, response);
}

/** A function as it is uploaded; functions that are alike share one folder. */
function functionAt(folder) {
  const real = realpathSync(folder);
  if (!functions.has(real)) functions.set(real, unpack(real));
  return functions.get(real);
}

function unpack(folder) {
  const alone = mkdtempSync(join(tmpdir(), 'vercel-function-'));
  const config = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8'));
  cpSync(folder, alone, { recursive: true });
  for (const [to, from] of Object.entries(config.filePathMap ?? {}))
    cpSync(join(copy, from), join(alone, to), { recursive: true, dereference: true });
  const handler = join(alone, config.handler);
  return createRequire(handler)(handler);
}

/** The routes between one `handle` and the next. */
function phasesOf(routes) {
  const phases = { main: [], rewrite: [], hit: [] };
  let name = 'main';
  for (const route of routes)
    if (route.handle) name = route.handle;
    else (phases[name] ??= []).push(route);
  return phases;
}

/** Follows routes, and notes their changes in `asked`; true where one matched. */
function follow(asked, routes, { headers, method }) {
  const isThere = ({ type, key, value = '.*' }) =>
    type === 'header' && new RegExp(`^${value}$`).test(headers[key] ?? '\n');
  let matched = false;
  for (const route of routes) {
    const match = new RegExp(`^(?:${route.src})$`).exec(asked.path);
    if (!match || (route.methods && !route.methods.includes(method))) continue;
    if (!(route.has ?? []).every(isThere) || (route.missing ?? []).some(isThere)) continue;
    matched = true;
    const filled = (text) =>
      text.replace(/\$(\w+)/g, (_, name) => match[name] ?? match.groups?.[name] ?? '');
    for (const [name, value] of Object.entries(route.headers ?? {}))
      asked.headers[name.toLowerCase()] = filled(value);
    if (route.status) asked.status = route.status;
    if (route.dest) {
      const [path, query = ''] = filled(route.dest).split('?');
      asked.path = path;
      for (const [name, value] of new URLSearchParams(query)) asked.query.set(name, value);
    }
    if (!route.continue) break;
  }
  return matched;
}
