// On Netlify: the server that npm run package has packed, inside a function. Files are served before it, pages among them; it
// answers the API, moved pages and addresses that lead nowhere, as on a host of one's own.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export const config = { path: '/*', excludedPath: '/.netlify/*', preferStatic: true };

const port = (process.env.PORT ??= '3000');
const origin = `http://127.0.0.1:${port}`;
const packed = join(process.env.LAMBDA_TASK_ROOT ?? process.cwd(), 'dist/server/server.js');

/** By these the two ends of one connection speak of it; the next connection has its own. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

let started;
let context;

/** Hands a request on, with the address of whoever sent it as the platform knows it. */
export default async function serve(request, itsContext) {
  context = itsContext;
  await (started ??= start());
  const { pathname, search, host } = new URL(request.url);
  const headers = without(request.headers, [...ofConnection, 'accept-encoding']);
  headers.set('accept-encoding', 'identity');
  headers.set('x-forwarded-host', host);
  headers.set('x-nf-client-connection-ip', context.ip);
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const answer = await fetch(origin + pathname + search, {
    method: request.method,
    headers,
    body: hasBody ? await request.arrayBuffer() : undefined,
    redirect: 'manual',
  });
  const { status } = answer;
  return new Response(answer.body, { status, headers: without(answer.headers, ofConnection) });
}

async function start() {
  process.env.HOSTNAME = '127.0.0.1';
  // Where Next looks for what keeps a function alive until its `after` is done: nextjs.org/docs/app/api-reference/functions/after
  globalThis[Symbol.for('@next/request-context')] = {
    get: () => ({ waitUntil: (promise) => context.waitUntil(promise) }),
  };
  await import(pathToFileURL(packed).href);
  while (!(await fetch(origin, { method: 'HEAD' }).catch(() => undefined))) await pause(20);
}

function without(headers, names) {
  const rest = new Headers(headers);
  for (const name of names) rest.delete(name);
  return rest;
}
