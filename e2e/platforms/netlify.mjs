// Serves Netlify's build as the platform does: `node netlify.mjs COPY TOOLS PORT`, in plain Node
// and with a function's environment. Files come first, as `preferStatic` says, then the function;
// GET /.scheduled runs the other one.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { types } from './types.mjs';

const [, , copy = '', tools = '', port = ''] = process.argv;
const address = process.env.URL ?? '';
const published = join(copy, 'dist/static');
const require = createRequire(join(tools, 'x'));
const { parseAllHeaders } = await import(
  pathToFileURL(require.resolve('@netlify/headers-parser')).href
);
const headersFiles = [join(published, '_headers')];
const { headers: rules } = await parseAllHeaders({ headersFiles, minimal: false });
process.env.PORT = String(Number(port) + 1);
const flush = await unpack('flush-queue');
const handle = await unpack('server');

createServer(async (request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '', address).pathname);
  if (path === '/.scheduled') {
    process.env.URL = `http://127.0.0.1:${port}`;
    const flushed = flush();
    process.env.URL = address;
    await flushed;
    return response.end();
  }
  const file = ['GET', 'HEAD'].includes(request.method ?? '') && fileAt(path);
  if (!file) return answer(request, response);
  const own = rules.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values);
  response.setHeader('cache-control', 'public,max-age=0,must-revalidate');
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  for (const [name, value] of Object.entries(Object.assign({}, ...own)))
    response.setHeader(name, value);
  response.end(readFileSync(file));
}).listen(Number(port), '127.0.0.1');

/** The platform knows a machine's address; the tests say it in X-Forwarded-For. */
async function answer(request, response) {
  const { method, url, headers } = request;
  const { 'x-forwarded-for': ip = '127.0.0.1', ...rest } = headers;
  const body = ['GET', 'HEAD'].includes(method) ? undefined : Readable.toWeb(request);
  const asked = new Request(address + url, { method, headers: rest, body, duplex: 'half' });
  // The platform waits for these promises before it freezes the process.
  const answered = await handle(asked, { ip, waitUntil: () => undefined });
  response.writeHead(answered.status, [...answered.headers].flat());
  response.end(Buffer.from(await answered.arrayBuffer()));
}

/** A function as it is uploaded. */
async function unpack(name) {
  const folder = mkdtempSync(join(tmpdir(), `netlify-${name}-`));
  execFileSync('unzip', ['-q', join(copy, `.netlify/functions/${name}.zip`), '-d', folder]);
  process.env.LAMBDA_TASK_ROOT = folder;
  const file = readdirSync(folder, { recursive: true }).find((one) => one.endsWith(`${name}.mjs`));
  return (await import(pathToFileURL(join(folder, file)).href)).default;
}

/** The platform finds /about in about.html. */
function fileAt(path) {
  const names = path === '/' ? ['index.html'] : [path, `${path}.html`];
  return names
    .map((name) => join(published, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}
