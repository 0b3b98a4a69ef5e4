// Netlify: its own build without an account, and a stand-in for what then serves the result.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { untilItAnswers } from '../../e2e/until-it-answers.mjs';
import { listen, passOn, types } from './stand-in.mjs';

export const address = 'https://practice.netlify.app';

/** What the platform tells a build, and what it tells a function: far less. */
const buildEnv = { NETLIFY: 'true', CONTEXT: 'production', URL: address };
const functionEnv = { URL: address, SITE_NAME: 'practice', SITE_ID: 'x' };

/** @param {string} copy of the project @param {string} tools where the platforms' tools are installed */
export function build(copy, tools, env) {
  execFileSync(
    join(tools, 'node_modules/.bin/netlify'),
    ['build', '--offline', '--context', 'production'],
    { cwd: copy, env: { ...env, ...buildEnv }, stdio: 'inherit' },
  );
}

/** Files first, as its `preferStatic` says; then the function, in a process that knows no more than one there. */
export async function serve(copy, tools, env, port) {
  const published = join(copy, 'dist/static');
  const server = unpack(copy, 'server');
  const scheduled = unpack(copy, 'flush-queue');
  const { parseAllHeaders } = await import(
    pathToFileURL(createRequire(join(tools, 'x')).resolve('@netlify/headers-parser')).href
  );
  const { headers: rules } = await parseAllHeaders({
    headersFiles: [join(published, '_headers')],
    minimal: false,
  });
  const lambda = spawn(
    process.execPath,
    [join(import.meta.dirname, 'netlify-function.mjs'), server.file, String(port + 1)],
    {
      env: {
        ...{ PATH: process.env.PATH, LAMBDA_TASK_ROOT: server.folder, PORT: String(port + 2) },
        ...{ ...env, ...functionEnv },
      },
      stdio: 'inherit',
    },
  );
  const inside = `http://127.0.0.1:${port + 1}`;
  await untilItAnswers(`${inside}/api/health`);
  const front = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = ['GET', 'HEAD'].includes(request.method) && fileAt(published, path);
    if (!file)
      return passOn(request, response, inside, { 'x-forwarded-host': new URL(address).host });
    const own = rules.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values);
    response.writeHead(200, {
      'cache-control': 'public,max-age=0,must-revalidate',
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...lowerCased(Object.assign({}, ...own)),
    });
    response.end(readFileSync(file));
  });
  const url = await listen(front, port);
  return {
    url,
    address,
    async schedule() {
      Object.assign(process.env, { URL: url, CRON_SECRET: env.CRON_SECRET });
      await (await import(pathToFileURL(scheduled.file).href)).default();
    },
    stop() {
      front.closeAllConnections();
      front.close();
      lambda.kill();
    },
  };
}

/** A function as it is uploaded; returns its file. */
function unpack(copy, name) {
  const folder = mkdtempSync(join(tmpdir(), `netlify-${name}-`));
  execFileSync('unzip', ['-q', join(copy, `.netlify/functions/${name}.zip`), '-d', folder]);
  const file = readdirSync(folder, { recursive: true }).find((one) => one.endsWith(`${name}.mjs`));
  return { folder, file: join(folder, file) };
}

/** The platform finds /about in about.html. */
function fileAt(folder, path) {
  const names = path === '/' ? ['index.html'] : [path, `${path}.html`];
  return names
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

const lowerCased = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
