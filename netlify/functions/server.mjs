// The packed server as a Netlify function: API, moved pages and 404; files are served before it.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export const config = { path: '/*', excludedPath: '/.netlify/*', preferStatic: true };

const port = (process.env.PORT ??= '3000');
const origin = `http://127.0.0.1:${port}`;
const packed = join(process.env.LAMBDA_TASK_ROOT ?? process.cwd(), 'dist/server/server.js');

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

let started;
let context;

/** Passes on the visitor's address as Netlify knows it. */
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
  // Keeps the function alive: nextjs.org/docs/app/api-reference/functions/after
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
