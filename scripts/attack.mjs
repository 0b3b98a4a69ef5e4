// `npm run attack`: what a patient attacker tried, once more, from outside against the last build: each attempt must be
// refused or harmless. What forms and links may do to mails: e2e/abuse.spec.ts and owner.spec.ts. Bounded, against servers
// of this machine only. What others wait meanwhile is printed, not judged.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { sendOrder } from '../e2e/send-order.mjs';
import { envWith } from '../e2e/stand-in-env.mjs';
import { startStandIn } from '../e2e/stand-in.mjs';
import { untilItAnswers } from '../e2e/until-it-answers.mjs';

const port = Number(process.env.E2E_PORT ?? 3210) + 90;
const site = `http://localhost:${port}`;
let standIn;
let server;
let log = '';

before(async () => {
  standIn = await startStandIn();
  server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    {
      env: {
        ...process.env,
        ...envWith(site, standIn.url),
        APP_SECRET: 'canary-app-secret-of-32-characters-or-more',
      },
    },
  );
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (log += String(chunk)));
  await untilItAnswers(`${site}/api/health`, () => log);
});
beforeEach(() => standIn.clear());
after(async () => {
  server.kill();
  await standIn.stop();
});

let visitors = 0;
/** An address of nobody (RFC 2544), a new one each time. */
const visitor = () => `198.18.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`;

/** Places an order, and says how it was answered. */
async function order(customer = {}, { from = visitor(), key = randomUUID(), body = {} } = {}) {
  const email = `${key}@example.com`;
  const response = await sendOrder(site, { key, from, customer: { email, ...customer }, body });
  return { status: response.status, answer: await response.json(), email };
}

const post = (path, body, headers = {}) =>
  fetch(site + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('one phone that posts long rows of spaces stops nobody', async () => {
  const spaces = { address: `${' '.repeat(15_500)}x`, city: 'Wardha' };
  const usual = await waits(20);
  const from = visitor();
  const statuses = new Set();
  const phone = async () => {
    for (let n = 0; n < 80; n++) statuses.add((await order(spaces, { from })).status);
  };
  const connections = Array.from({ length: 4 }, phone);
  const during = await waits(20);
  await Promise.all(connections);
  console.log(`others wait ${usual} ms usually, ${during} ms during the attack`);
  assert.deepEqual([...statuses].sort(), [400, 429]);
  assert.equal(standIn.inbox.length, 0);
});

/** What another visitor waits, in milliseconds: the median of so many requests. */
async function waits(count) {
  const times = [];
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    await (await fetch(`${site}/api/health`)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return Math.round(times.toSorted((one, other) => one - other)[count / 2]);
}

test('one visitor who fills in forms without end costs nobody else a form or a confirmation', async () => {
  const from = { 'X-Forwarded-For': visitor() };
  const statuses = [];
  for (let n = 0; n < 120; n++)
    statuses.push(
      (await post('/api/interest', { name: 'Ravi', email: `r${n}@example.com` }, from)).status,
    );
  assert.equal(statuses.filter((status) => status === 202).length, 3);
  assert.equal((await order()).answer.confirmationEmailed, true);
  const message = {
    name: 'Asha',
    email: 'asha@example.com',
    phone: '98765 43210',
    message: 'Hello',
  };
  assert.equal((await post('/api/contact', message)).status, 202);
});

test('a 429 blames nobody', async () => {
  const from = visitor();
  let refused;
  for (let n = 0; n < 4; n++) refused = await order({}, { from });
  assert.equal(refused.status, 429);
  assert.doesNotMatch(refused.answer.detail, /\byour? (connection|orders?)\b|too many/i);
});

test('one address is one address, however it is written', async () => {
  const statuses = [];
  for (const from of ['198.19.0.1', '198.19.0.1:4711', '::ffff:198.19.0.1', '[::ffff:c613:1]:80'])
    statuses.push((await order({}, { from })).status);
  assert.deepEqual(statuses, [201, 201, 201, 429]);
});

test('bodies made to break a parser are refused', async () => {
  const key = () => ({ 'Idempotency-Key': randomUUID() });
  for (const body of [
    '['.repeat(8_000),
    `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_001)}`,
    '{"__proto__":{"confirmed":true},"constructor":{"prototype":{}}}',
    `{"note":"${'\\ud800'.repeat(2_000)}"}`,
    `[${'1e999,'.repeat(2_000)}1]`,
  ])
    for (const path of ['/api/order', '/api/contact', '/api/interest', '/api/owner/open']) {
      const { status } = await post(path, body, key());
      assert.ok([400, 422].includes(status), `${path} answered ${status} to ${body.slice(0, 40)}`);
    }
});

test('addresses and methods that no page has are answered with 4xx and the site’s headers', async () => {
  for (const line of [
    'GET /% HTTP/1.1',
    'GET /%c0%ae%c0%ae/etc/passwd HTTP/1.1',
    'GET /../../../../etc/passwd HTTP/1.1',
    'GET /_next/static/../../../package.json HTTP/1.1',
    'TRACE / HTTP/1.1',
    'GET /_next/image?url=http://127.0.0.1/&w=64&q=75 HTTP/1.1',
  ]) {
    const answer = await raw(`${line}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 4\d\d /, `${line} was answered ${answer.slice(0, 12)}`);
    assert.match(answer, /x-content-type-options: nosniff/i, line);
    assert.doesNotMatch(answer, /root:x|"dependencies"/);
  }
});

test('a request inside a request is not taken', async () => {
  const smuggled = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
  const answer = await raw(
    `POST /api/order HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  );
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.equal(answer.match(/HTTP\/1\.1 /g).length, 1);
});

test('doors of the framework that the site does not use do nothing', async () => {
  for (const headers of [
    { 'Next-Action': 'x'.repeat(40) },
    { RSC: '1' },
    { 'x-middleware-subrequest': 'middleware' },
  ]) {
    const { status } = await post('/checkout', '[]', headers);
    assert.ok(status < 500, `${JSON.stringify(headers)}: ${status}`);
  }
  assert.equal(standIn.inbox.length, 0);
});

test('none of this left a name, an address or a secret in the log', () => {
  assert.doesNotMatch(log, /canary|@example|@practice|Asha|98111|URGENT|198\.1[89]\./);
});

/** Sends bytes as they are, and reads until the server ends the connection, five seconds at most. */
async function raw(text) {
  const socket = connect(port, 'localhost');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => undefined);
  socket.write(text);
  const timer = setTimeout(() => socket.destroy(), 5_000);
  await once(socket, 'close');
  clearTimeout(timer);
  return answer;
}
