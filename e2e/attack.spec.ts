import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request as askHttp } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { postOrder } from './order-request';
import { ownSite } from './site';

/**
 * Attacks from outside, of which each must be refused or harmless: connections, methods, addresses
 * and headers, before any route sees them. Limits: limits.test.ts; typed texts:
 * schema.fuzz.test.ts; links: owner.spec.ts.
 */
const own = ownSite(
  { APP_SECRET: 'canary-app-secret-of-32-characters-or-more' },
  /canary|@example|198\.1[89]\./,
);

/** Opens a connection of an attacker, who minds no end. */
function dial() {
  const socket = connect(Number(new URL(own.site.url).port), 'localhost');
  return socket.on('error', () => undefined);
}

/**
 * Sends bytes as they are, and reads until the server ends the connection, five seconds at most.
 */
async function raw(text: string) {
  const socket = dial();
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(text);
  const timer = setTimeout(() => socket.destroy(), 5_000);
  await once(socket, 'close');
  clearTimeout(timer);
  return answer;
}

const asked = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

/** Another visitor asks for the home page, and gets it. */
async function askAtHome(times: number) {
  for (let n = 0; n < times; n++) {
    const page = await fetch(own.site.url);
    expect(page.status).toBe(200);
    await page.arrayBuffer();
  }
}

/** Peak memory in MiB since the last call, as Linux counts it. */
function mostMemory() {
  const folder = `/proc/${own.site.server.pid}`;
  const status = readFileSync(`${folder}/status`, 'utf8');
  writeFileSync(`${folder}/clear_refs`, '5');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

test('1,500 questions at once, five times, cost no memory, and questions asked too early no answer', async () => {
  // Memory that the first visitors take is no attacker's doing.
  await askAtHome(200);
  mostMemory();
  await askAtHome(30);
  const usual = mostMemory();
  const floods = Array.from({ length: 5 }, () => {
    const socket = dial().pause();
    socket.write(asked('GET /').repeat(1_500));
    return socket;
  });
  await askAtHome(30);
  const most = mostMemory();
  floods.forEach((socket) => socket.destroy());
  expect(most).toBeLessThanOrEqual(1.3 * usual);
  const answers = (await raw(asked('GET /api/health').repeat(3))).match(/HTTP\/1\.1 /g) ?? [];
  expect(answers.length).toBeLessThanOrEqual(1);
});

test('whoever waits for each answer may ask on and on, by every method', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [statuses, lines] = [new Set<number | undefined>(), new Set<number | undefined>()];
  for (let round = 0; round < 50; round++)
    for (const [method, path, headers, body] of [
      ['GET', '/', {}],
      ['HEAD', '/about', {}],
      ['POST', '/api/contact', { 'Content-Type': 'application/json' }, '{'],
      ['POST', '/api/order', { Expect: '100-continue', 'Content-Length': 2 }, '{}'],
    ] as const) {
      const request = askHttp(own.site.url + path, { agent, method, headers });
      const response = once(request, 'response');
      if ('Expect' in headers) {
        request.flushHeaders();
        await once(request, 'continue');
      }
      request.end(body);
      const [answer] = await response;
      lines.add(request.socket?.localPort);
      await answer.toArray();
      statuses.add(answer.statusCode);
    }
  agent.destroy();
  expect([...statuses].sort()).toEqual([200, 400]);
  expect(lines.size, 'connections').toBe(1);
});

test('a body without an end is cut off at the limit, and one that drips in after five seconds', async () => {
  const post = (length: string) =>
    asked(
      'POST /api/order',
      'Content-Type: application/json',
      `Idempotency-Key: ${randomUUID()}`,
      length,
    );
  const endless = dial();
  endless.write(post('Transfer-Encoding: chunked'));
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
  endless.on('drain', () => endless.write(chunk)).write(chunk);
  const slow = dial();
  slow.write(post('Content-Length: 900'));
  const drip = setInterval(() => slow.write(' '), 500);
  // The connection may be cut before the answer is read; then nothing more was taken either.
  const [[cut], [late]] = await Promise.all([
    Promise.race([once(endless, 'data'), once(endless, 'close')]),
    once(slow, 'data'),
  ]);
  clearInterval(drip);
  expect(endless.bytesWritten).toBeLessThan(5 * 1024 * 1024);
  if (cut instanceof Buffer) expect(String(cut)).toMatch(/^HTTP\/1\.1 413 /);
  expect(String(late)).toMatch(/^HTTP\/1\.1 408 /);
  for (const socket of [endless, slow]) socket.destroy();
});

test('a thousand strange requests get no answer of 5xx, no mail and no line in the log', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const logged = own.site.log().length;
  // More every night: nightly.yml.
  const numRuns = Number(process.env.FUZZ_RUNS ?? 1_000);
  const strange = fc.sample(strangeRequest, { numRuns, seed: 39 }).values();
  const failed: string[] = [];
  const stranger = async () => {
    for (const { method, path, headers, body } of strange) {
      const request = askHttp(own.site.url, { agent, method, path, headers });
      request.end(method === 'POST' ? body : undefined);
      const [answer] = await once(request, 'response');
      await answer.toArray();
      if (answer.statusCode >= 500)
        failed.push(`${answer.statusCode}: ${method} ${path} ${JSON.stringify(headers)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, stranger));
  agent.destroy();
  expect(failed).toEqual([]);
  expect(own.standIn.requests()).toBe(0);
  expect(own.site.log().slice(logged)).toBe('');
});

const oneOf = (words: string) => fc.constantFrom(...words.split(' '));

const part = fc.oneof(
  oneOf('index about blogs prediction subcard videos tools sent mulank5 page canary robots.txt'),
  oneOf('api order contact owner open health time outbox icons index.html about.rsc'),
  oneOf('[page] [id] [slug] [[...x]] (..)about @slot $$ _global-error x.segments'),
  oneOf('_next static data image _not-found _error _app 404 500 _tree.segment.rsc'),
  oneOf('. .. ... .well-known .env % %2 %2e%2e %2f %5B %00 %0a %ff %c0%ae %E0%A4%B9 %F0%9F%98%80'),
  oneOf('\u00e9\u00ff \\ ; ~ \' "'),
  fc.string({ maxLength: 6 }).map(encodeURIComponent),
  fc.integer().map(String),
);

const header = fc.oneof(
  oneOf('RSC Next-Router-State-Tree Next-Router-Prefetch Next-Url Next-Action Next-Resume'),
  oneOf('Next-Router-Segment-Prefetch Next-Hmr-Refresh X-Nextjs-Data X-Middleware-Subrequest'),
  oneOf('X-Middleware-Prefetch X-Matched-Path X-Invoke-Path X-Now-Route-Matches Upgrade'),
  oneOf('X-Prerender-Revalidate X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto Origin'),
  oneOf('X-Forwarded-Port Referer Accept Accept-Encoding Accept-Language Range Cookie Purpose'),
  oneOf('If-None-Match If-Modified-Since Content-Type Idempotency-Key User-Agent'),
);

const strangeRequest = fc.record({
  method: oneOf('GET GET GET HEAD POST PUT OPTIONS PROPFIND'),
  path: fc
    .tuple(
      fc.array(part, { maxLength: 4 }),
      fc.constantFrom('/', '//', ''),
      fc.constantFrom('', '', '?_rsc=1', '?__nextDataReq=1', '?nxtPpage=[', '?a=%', '?#'),
    )
    .map(([parts, between, query]) => `/${parts.join(between)}${query}`),
  headers: fc.dictionary(
    header,
    fc.oneof(
      oneOf('1 canary % %5B [ ["",{}] {"canary":1} /[page] bytes=0-99999999999 \u00e9 gopher'),
      oneOf('application/json multipart/form-data text/plain websocket __prerender_bypass=canary'),
      fc.stringMatching(/^[!-~]{0,20}$/),
    ),
    { maxKeys: 4 },
  ),
  body: fc.constantFrom('', '{}', '[]', '{"canary":1}', 'canary=1', '\u0000', '1'),
});

test('a server whose log nobody reads any more takes orders, and ends when it is told to', async () => {
  const { url, server, stop } = own.site;
  for (const stream of [server.stdout, server.stderr]) stream.destroy();
  for (let round = 0; round < 3; round++) {
    expect((await postOrder(url)).status).toBe(201);
    await raw(asked('GET /%5Bpage%5D', 'Connection: close'));
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  }
  await stop('SIGTERM');
  expect(server.signalCode).toBe(null);
});
