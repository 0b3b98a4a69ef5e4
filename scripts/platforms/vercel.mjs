// Vercel: its own build without an account, and a stand-in for what then serves the result (vercel.com/docs/build-output-api).
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { untilItAnswers } from '../../e2e/until-it-answers.mjs';
import { listen, passOn, types } from './stand-in.mjs';

export const address = 'https://practice.vercel.app';

const given = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  VERCEL_PROJECT_PRODUCTION_URL: new URL(address).host,
};

/** @param {string} copy of the project @param {string} tools where the platforms' tools are installed */
export function build(copy, tools, env) {
  mkdirSync(join(copy, '.vercel'));
  const project = { projectId: 'x', orgId: 'y', settings: { framework: 'nextjs' } };
  writeFileSync(join(copy, '.vercel/project.json'), JSON.stringify(project));
  execFileSync(
    join(tools, 'node_modules/.bin/vercel'),
    ['build', '--prod', '--yes', '--token', 'none'],
    { cwd: copy, env: { ...env, ...given }, stdio: 'inherit' },
  );
}

/** As the build output's routes say: files and stored pages first, then functions, each in a process of its own. */
export async function serve(copy, tools, env, port) {
  const output = join(copy, '.vercel/output');
  const config = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'));
  const phases = phasesOf(config.routes);
  const functions = new Map();

  const front = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://x');
    const asked = { path: pathname, query: searchParams, headers: {}, status: undefined };
    routed(asked, phases.main, request);
    if (asked.headers.location) return response.writeHead(asked.status, asked.headers).end();
    const { file, func, status, headers } =
      at(asked.path) ?? rewritten(asked, phases.rewrite, request) ?? missing(asked);
    routed(asked, phases.hit, request);
    if (func) {
      const inside = await functionAt(func);
      request.url = `${pathname}?${asked.query}`;
      const told = { 'x-matched-path': asked.path, 'x-forwarded-host': new URL(address).host };
      return passOn(request, response, inside, told, asked.headers);
    }
    response.writeHead(asked.status ?? status ?? 200, {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...headers,
      ...asked.headers,
    });
    response.end(readFileSync(file));
  });

  /** What lies at a path of the output: a file, a stored answer or a function. */
  function at(path) {
    const name = path === '/' ? 'index' : path.slice(1);
    const overridden = Object.keys(config.overrides).find(
      (file) => config.overrides[file].path === name,
    );
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

  function rewritten(asked, routes, request) {
    for (const route of routes) {
      const before = asked.path;
      if (routed(asked, [route], request) && at(asked.path)) return at(asked.path);
      asked.path = before;
    }
    return undefined;
  }

  function missing(asked) {
    asked.status = 404;
    asked.path = '/404';
    return at('/404');
  }

  /** Functions that are alike share one folder. */
  function functionAt(folder) {
    const real = realpathSync(folder);
    if (!functions.has(real)) functions.set(real, start(real, port + 1 + functions.size));
    return functions.get(real).then(({ url }) => url);
  }

  async function start(folder, own) {
    const alone = mkdtempSync(join(tmpdir(), 'vercel-function-'));
    const { filePathMap, handler } = JSON.parse(
      readFileSync(join(folder, '.vc-config.json'), 'utf8'),
    );
    cpSync(folder, alone, { recursive: true });
    for (const [to, from] of Object.entries(filePathMap ?? {}))
      cpSync(join(copy, from), join(alone, to), { recursive: true, dereference: true });
    const lambda = spawn(
      process.execPath,
      [join(import.meta.dirname, 'vercel-function.mjs'), join(alone, handler), String(own)],
      { env: { PATH: process.env.PATH, ...env, ...given }, stdio: 'inherit' },
    );
    const url = `http://127.0.0.1:${own}`;
    await untilItAnswers(url);
    return { url, lambda };
  }

  const url = await listen(front, port);
  return {
    url,
    address,
    async schedule() {
      const headers = { Authorization: `Bearer ${env.CRON_SECRET}` };
      for (const { path } of config.crons) await fetch(url + path, { headers });
    },
    async stop() {
      front.closeAllConnections();
      front.close();
      for (const one of functions.values()) (await one).lambda.kill();
    },
  };
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

/** Follows routes, and notes in `asked` what they say; true where one matched. */
function routed(asked, routes, { headers, method }) {
  let matched = false;
  for (const {
    src,
    has = [],
    missing = [],
    methods,
    dest,
    status,
    headers: said,
    ...route
  } of routes) {
    const match = new RegExp(`^(?:${src})$`).exec(asked.path);
    const isThere = ({ type, key, value = '' }) =>
      type === 'header' && new RegExp(`^${value || '.*'}$`).test(headers[key] ?? '\n');
    if (!match || !has.every(isThere) || missing.some(isThere)) continue;
    if (methods && !methods.includes(method)) continue;
    matched = true;
    const filled = (text) =>
      text.replace(
        /\$(\w+)/g,
        (_, name) => (/^\d/.test(name) ? match[name] : match.groups?.[name]) ?? '',
      );
    for (const [name, value] of Object.entries(said ?? {}))
      asked.headers[name.toLowerCase()] = filled(value);
    if (status) asked.status = status;
    if (dest) {
      const [path, query = ''] = filled(dest).split('?');
      asked.path = path;
      for (const [name, value] of new URLSearchParams(query)) asked.query.set(name, value);
    }
    if (!route.continue) break;
  }
  return matched;
}
