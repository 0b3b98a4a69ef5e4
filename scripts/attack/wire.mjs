// Part of `npm run attack`: what reaches the server before any page or route does: connections, methods, addresses, headers,
// and the end of its log's reader.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as ask } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { sendOrder } from '../../e2e/send-order.mjs';
import { askAtHome, asked, dial, raw, startAttacked, visitor } from './site.mjs';

let site;

before(async () => {
  site = await startAttacked();
  // What it keeps after its first visitors is no attacker's doing.
  await askAtHome(site.url, 200);
});
beforeEach(() => site.standIn.clear());
after(() => site.stop());

test('1,500 questions at once, five times, cost no memory', async () => {
  const rest = site.memory().now;
  const questions = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_500);
  const floods = Array.from({ length: 5 }, () => {
    const socket = dial().pause();
    socket.write(questions);
    return socket;
  });
  await askAtHome(site.url, 30);
  const { most } = site.memory();
  floods.forEach((socket) => socket.destroy());
  console.log(`${rest.toFixed()} MiB at rest, ${most.toFixed()} at most`);
  assert.ok(most <= 1.3 * rest, `${most} MiB, at rest ${rest}`);
});

test('a question asked before the one before was answered ends the connection', async () => {
  const questions = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3);
  const answers = (await raw(questions)).match(/HTTP\/1\.1 /g) ?? [];
  assert.ok(answers.length <= 1);
});

test('whoever waits for each answer may ask on and on, by every method', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = [];
  let port;
  for (let round = 0; round < 50; round++)
    for (const [method, path, headers, body] of [
      ['GET', '/', {}],
      ['HEAD', '/about', {}],
      ['POST', '/api/contact', { 'Content-Type': 'application/json' }, '{'],
      ['POST', '/api/order', { Expect: '100-continue', 'Content-Length': 2 }, '{}'],
    ]) {
      const request = ask(site.url + path, { agent, method, headers });
      const response = once(request, 'response');
      if (headers.Expect) {
        request.flushHeaders();
        await once(request, 'continue');
      }
      request.end(body);
      const [answer] = await response;
      port ??= request.socket.localPort;
      assert.equal(request.socket.localPort, port, 'the connection was ended');
      for await (const chunk of answer) void chunk;
      statuses.push(answer.statusCode);
    }
  agent.destroy();
  assert.deepEqual([...new Set(statuses)].sort(), [200, 400]);
});

test('an address is the same page however its letters are written, and no address is a name of Next’s', async () => {
  for (const [path, status] of [
    ['/%61bout', 200],
    ['/%5Bpage%5D', 404],
    ['/blogs/[slug]', 404],
    ['/blogs/%5Bslug%5D', 404],
    ['/subcard/%5Bid%5D', 404],
    ['/_global-error', 404],
    ['/_next/static/%5Bx%5D.js', 404],
    ['*', 400],
    ['http://evil.example/', 400],
  ])
    for (const method of ['GET', 'HEAD']) {
      const answer = await raw(asked(`${method} ${path}`));
      assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), `${method} ${path}`);
    }
  for (const path of ['/index', '/index/', '/index.html', '/%69ndex']) {
    const answer = await fetch(site.url + path);
    assert.deepEqual([answer.status, answer.url], [200, `${site.url}/`]);
  }
  assert.equal(site.standIn.inbox.length, 0);
});

test('addresses and methods that no page has are answered with 4xx and the site’s headers', async () => {
  for (const line of [
    'GET /%',
    'GET /%c0%ae%c0%ae/etc/passwd',
    'GET /../../../../etc/passwd',
    'GET /_next/static/../../../package.json',
    'TRACE /',
    'GET /_next/image?url=http://127.0.0.1/&w=64&q=75',
  ]) {
    const answer = await raw(asked(line));
    assert.match(answer, /^HTTP\/1\.1 4\d\d /, `${line} was answered ${answer.slice(0, 12)}`);
    assert.match(answer, /x-content-type-options: nosniff/i, line);
    assert.doesNotMatch(answer, /root:x|"dependencies"/);
  }
});

test('a request inside a request is not taken', async () => {
  const smuggled = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
  const answer = await raw(
    `POST /api/order HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  );
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.equal(answer.match(/HTTP\/1\.1 /g).length, 1);
});

const posted = (length) =>
  `POST /api/order HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\n${length}\r\n\r\n`;

test('a body without an end is cut off at the limit, and one that drips in after five seconds', async () => {
  const endless = dial();
  endless.write(posted('Transfer-Encoding: chunked'));
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
  endless.on('drain', () => endless.write(chunk)).write(chunk);
  const slow = dial();
  slow.write(posted('Content-Length: 900'));
  const drip = setInterval(() => slow.write(' '), 500);
  // The connection may be cut before the answer is read; then nothing more was taken either.
  const [[cut], [late]] = await Promise.all([
    Promise.race([once(endless, 'data'), once(endless, 'close')]),
    once(slow, 'data'),
  ]);
  clearInterval(drip);
  assert.ok(endless.bytesWritten < 5 * 1024 * 1024);
  if (cut instanceof Buffer) assert.match(String(cut), /^HTTP\/1\.1 413 /);
  assert.match(String(late), /^HTTP\/1\.1 408 /);
  [endless, slow].forEach((socket) => socket.destroy());
});

test('doors of the framework that the site does not use do nothing', async () => {
  for (const headers of [
    { 'Next-Action': 'x'.repeat(40) },
    { RSC: '1', 'Next-Router-State-Tree': 'junk' },
    { 'X-Middleware-Subrequest': 'middleware' },
    { Upgrade: 'websocket', Connection: 'upgrade' },
  ])
    for (const method of ['GET', 'POST']) {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const answer = await raw(asked(`${method} /checkout`, ...lines));
      assert.match(answer, /^HTTP\/1\.1 (200|4\d\d) /, `${method} ${lines}`);
    }
  assert.equal(site.standIn.inbox.length, 0);
});

test('twenty thousand strange requests get no answer of 5xx, no mail and no line in the log', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const logged = site.log().length;
  const strange = fc.sample(strangeRequest, { numRuns: 20_000, seed: 39 }).values();
  const stranger = async () => {
    for (const { method, path, headers, body } of strange) {
      const status = await statusOf(agent, method, path, headers, body);
      if (status >= 500) failed.push(`${status}: ${method} ${path} ${JSON.stringify(headers)}`);
    }
  };
  const failed = [];
  await Promise.all(Array.from({ length: 8 }, stranger));
  agent.destroy();
  assert.deepEqual(failed, []);
  assert.equal(site.standIn.requests(), 0);
  assert.equal(site.log().slice(logged), '');
});

async function statusOf(agent, method, path, headers, body) {
  const request = ask(site.url, { agent, method, path, headers });
  request.end(method === 'POST' ? body : undefined);
  const [answer] = await once(request, 'response');
  for await (const chunk of answer) void chunk;
  return answer.statusCode;
}

const part = fc.oneof(
  fc.constantFrom(
    ...['index', 'about', 'blogs', 'prediction', 'subcard', 'videos', 'tools', 'sent', 'mulank5'],
    ...['api', 'order', 'contact', 'owner', 'open', 'health', 'time', 'counts', 'outbox', 'icons'],
    ...['[page]', '[id]', '[slug]', '[[...x]]', '(..)about', '@slot', '$$', '_global-error'],
    ...['_next', 'static', 'data', 'image', '_not-found', '_error', '_app', '404', '500', 'page'],
    ...['.', '..', '...', '.well-known', '.env', '%', '%2', '%2e%2e', '%2f', '%5B', '%00', '%0a'],
    ...['%ff', '%c0%ae', '%E0%A4%B9', '%F0%9F%98%80', '\u00e9\u00ff', '\\', ';', '~', "'", '"'],
    ...['index.html', 'about.rsc', 'x.segments', '_tree.segment.rsc', 'robots.txt', 'canary'],
  ),
  fc.string({ maxLength: 6 }).map(encodeURIComponent),
  fc.integer().map(String),
);

const strangeRequest = fc.record({
  method: fc.constantFrom(...['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PROPFIND']),
  path: fc
    .tuple(
      fc.array(part, { maxLength: 4 }),
      fc.constantFrom('/', '//', ''),
      fc.constantFrom('', '', '?_rsc=1', '?__nextDataReq=1', '?nxtPpage=[', '?a=%', '?#'),
    )
    .map(([parts, between, query]) => `/${parts.join(between)}${query}`),
  headers: fc
    .array(
      fc.tuple(
        fc.constantFrom(
          ...['RSC', 'Next-Router-State-Tree', 'Next-Router-Prefetch', 'Next-Url', 'Next-Action'],
          ...['Next-Router-Segment-Prefetch', 'Next-Hmr-Refresh', 'X-Nextjs-Data', 'Next-Resume'],
          ...[
            'X-Middleware-Subrequest',
            'X-Middleware-Prefetch',
            'X-Matched-Path',
            'X-Invoke-Path',
          ],
          ...['X-Now-Route-Matches', 'X-Prerender-Revalidate', 'X-Forwarded-For', 'Upgrade'],
          ...['X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Port', 'Origin', 'Referer'],
          ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Range', 'If-None-Match', 'Cookie'],
          ...['If-Modified-Since', 'Content-Type', 'Idempotency-Key', 'User-Agent', 'Purpose'],
        ),
        fc.oneof(
          fc.constantFrom('1', 'canary', '%', '%5B', '[', '["",{}]', '{"canary":1}', '/[page]'),
          fc.constantFrom('application/json', 'multipart/form-data', 'text/plain', 'websocket'),
          fc.constantFrom('__prerender_bypass=canary', 'bytes=0-99999999999', '\u00e9', 'gopher'),
          fc.stringMatching(/^[!-~]{0,20}$/),
        ),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => Object.fromEntries(pairs)),
  body: fc.constantFrom('', '{}', '[]', '{"canary":1}', 'canary=1', '\u0000', '1'),
});

test('nothing of a visitor is in the log', () => {
  assert.doesNotMatch(site.log(), /canary|198\.1[89]\./);
});

test('a server whose log nobody reads any more takes orders, and ends when it is told to', async () => {
  const unread = site;
  unread.closeLog();
  for (let round = 0; round < 3; round++) {
    const order = { key: randomUUID(), from: visitor(), customer: { email: 'a@example.com' } };
    assert.equal((await sendOrder(unread.url, order)).status, 201);
    await raw(asked('GET /%5Bpage%5D'));
    assert.equal((await fetch(`${unread.url}/api/health`)).status, 200);
  }
  assert.ok(await unread.stop(), 'it had to be killed');
  site = await startAttacked();
});
