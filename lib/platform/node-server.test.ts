import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { everyAnswer } from '@/security-headers.mjs';
import { compareTags, guardServer, plainAddress } from './node-server';

// The process's own channel outlives this file, and would guard the servers of the next ones.
const listeners = new Map<string, (message: object) => void>();
jest.mock('node:diagnostics_channel', () => ({
  subscribe: (name: string, listener: (message: object) => void) => listeners.set(name, listener),
}));

it.each([
  ...['/', '/about', '/subcard/3?from=/a%5Bb', '/_next/static/chunks/0_a~b.js'].map((url) => [
    url,
    url,
  ]),
  ['/%61bout', '/about'],
  ['/blogs/%5Bslug%5D', '/blogs/-slug-'],
  ['/%2561bout', '/-61bout'],
  ['/about%2F..%5C', '/about-..-'],
  ['/%E0%A4%B9', '/-'],
  ['/_global-error', '/-global-error'],
  ['/%5Fnot-found', '/-not-found'],
  // A name of Next's page, behind dots that lead back to the front.
  ...[
    ...['/x/../_global-error', '/x/%2e%2e/_global-error', '/x/.%2E/_global-error'],
    ...['/./_global-error', '/%2E/%5Fglobal-error', '/../_global-error', '/%2e%2e/_global-error'],
    ...['/_next/../_global-error', '/_next/static/%2e%2e/%2e./_global-error'],
    ...['/x/y/../%2e/%2e%2e/_global-error', '/api/%2e%2e/_global-error'],
  ].map((url) => [url, '/-global-error']),
  // Next sees no dots here: encoded twice, or beside no slash.
  ['/x/%252e%252e/_global-error', '/x/-2e-2e/_global-error'],
  ['/x/..%2f_global-error', '/x/..-_global-error'],
  ['/x\\..\\_global-error', '/x-..-_global-error'],
  ['/x/%2e%2e%5c_global-error', '/x/..-_global-error'],
  ['/x/..;/_global-error', '/x/..-/_global-error'],
  ...['/%', '/%c0%ae', '*', '', 'http://example.com/'].map((url) => [url, undefined]),
])('an address %j is read by Next as %j', (url = '', plain) => {
  expect(plainAddress(url, new Set())).toBe(plain);
});

it.each([
  ['/%E0%A4%B9', '/%E0%A4%B9'],
  ['/%e0%a4%b9', '/%e0%a4%b9'],
  ['/%E0%A4%B9/', '/%E0%A4%B9/'],
  ['/%E0%A4%B9?a=%20', '/%E0%A4%B9?a=%20'],
  ['/old%20page', '/old%20page'],
  ['/c++(1)', '/c++(1)'],
  ['/%E0%A4%B9/x', '/-/x'],
  ['/%E0%A4%BA', '/-'],
  ['/old%20pages', '/old-pages'],
])('beside addresses that have moved, %j is read as %j', (url, read) => {
  expect(plainAddress(url, new Set(['/%e0%a4%b9', '/old%20page', '/c++(1)']))).toBe(read);
});

describe('a server that is guarded', () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.end();
  });

  beforeAll(async () => {
    server.on('upgrade', () => undefined);
    guardServer({ trustProxy: false, moved: new Set(['/old%20page']) });
    // Each of its connections is told.
    for (const one of [server, server, {}])
      listeners.get('net.server.socket')?.({ socket: { server: one } });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  beforeEach(() => seen.splice(0));
  afterAll(() => server.close());

  it('ends a connection that is silent for a minute, and upgrades none', () => {
    expect([server.timeout, server.listenerCount('upgrade')]).toEqual([60_000, 0]);
  });

  it.each([
    ['GET', '/%61bout', 200, 'GET /about'],
    ['GET', '/old%20page', 200, 'GET /old%20page'],
    ['HEAD', '/', 200, 'HEAD /'],
    ['POST', '/api/order', 200, 'POST /api/order'],
    ['POST', '/about', 405, 'GET, HEAD'],
    ['DELETE', '/api/order', 405, 'GET, HEAD, POST'],
    ['GET', '/%', 400, null],
  ])('takes a %s of %s with %i', async (method, path, status, what) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}${path}`, { method });
    expect(answer.status).toBe(status);
    expect(seen).toEqual(status === 200 ? [what] : []);
    if (status !== 200) expect(answer.headers.get('allow')).toBe(what);
  });

  it.each([false, true])(
    'passes on no header that only Next speaks, nor an address unless a proxy is ours: %s',
    (trustProxy) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      guardServer({ trustProxy, moved: new Set() });
      const forwarded = { 'x-forwarded-for': '1.1.1.1' };
      for (const [given, warnings] of [
        [{}, 0],
        [forwarded, 1],
        [forwarded, 1],
      ] as const) {
        const own = { accept: '*/*', 'x-rsc': '1' };
        const next = { rsc: '1', 'next-url': '/', 'x-nextjs-data': '1' };
        const headers = { ...own, ...next, ...given };
        const response = { setHeader: jest.fn() };
        listeners.get('http.server.request.start')?.({ request: { headers }, response });
        expect(headers).toEqual({ ...own, ...(trustProxy && given) });
        expect(response.setHeader.mock.calls).toEqual(Object.entries(everyAnswer));
        expect(warn).toHaveBeenCalledTimes(trustProxy ? 0 : warnings);
      }
    },
  );
});

describe('a route that says its tag', () => {
  const server = createServer((request, response) => {
    listeners.get('http.server.request.start')?.({ request, response });
    response.statusCode = request.url === '/away' ? 404 : 200;
    if (request.url !== '/untagged') response.appendHeader('ETag', '"of-today"');
    response.setHeader('Content-Length', 8);
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.write('the ');
    response.end('feed');
  });
  beforeAll(async () => {
    compareTags();
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(() => server.close());

  it.each([
    ['"of-today"', '/', 304],
    ['W/"of-today"', '/', 304],
    ['"of-yesterday", "of-today"', '/', 304],
    ['"of-yesterday" ,W/"of-today"', '/', 304],
    ['*', '/', 304],
    ['"of-yesterday"', '/', 200],
    ['of-today', '/', 200],
    ['', '/', 200],
    ['"of-today"', '/away', 404],
    ['"of-today"', '/untagged', 200],
    ['*', '/untagged', 200],
  ])('answers who knows %j at %s with %i', async (known, path, status) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}${path}`, {
      headers: { 'If-None-Match': known },
    });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(status === 304 ? '' : 'the feed');
    if (status === 304)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        etag: '"of-today"',
        'cache-control': 'public, max-age=3600',
      });
  });
});
