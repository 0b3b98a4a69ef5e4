import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { anyBody, evilText, orderLike } from './generated-bodies';
import { postOrder, randomAddress } from './order-request';
import { ownSite, startSite } from './site';

/**
 * What strangers try that only a whole server can answer; what each route refuses is tried beside it. The stand-in refuses
 * any mail with more than one recipient.
 */
// One server for all of it.
test.describe.configure({ mode: 'default' });

const own = ownSite();

/** Posts anything anywhere, as a program would. */
const post = (
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
  redirect: RequestRedirect = 'follow',
) =>
  fetch(`${own.site.url}${path}`, {
    method: 'POST',
    body,
    redirect,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': randomAddress(), ...headers },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);

const withKey = () => ({ 'Idempotency-Key': randomUUID() });

test('without a proxy of ours nothing that a client writes counts', async () => {
  const bare = await startSite({ SENDGRID_BASE_URL: own.standIn.url, TRUST_PROXY: '0' });
  try {
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await postOrder(bare.url)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(bare.log()).toContain('set TRUST_PROXY=1');
  } finally {
    await bare.stop();
  }
});

test('five megabytes without a length are cut off at the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024).fill(97));
      if (sent > 5 * 1024 * 1024) controller.close();
    },
  });
  const answer = await post('/api/order', endless, withKey()).catch(() => undefined);
  // The connection may be cut before the answer is read; then nothing more was taken either.
  if (answer) expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(5 * 1024 * 1024);
});

test('a body that drips in is answered 408 after five seconds', async () => {
  const { hostname, port } = new URL(own.site.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST /api/order HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: 900\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.write(' '), 500);
  const [answer] = await once(socket, 'data');
  clearInterval(drip);
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
});

test('methods that a route does not know are refused, and nothing is there where nothing is', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
    expect((await fetch(`${own.site.url}/api/order`, { method })).status).toBe(405);
  expect((await fetch(`${own.site.url}/api/queue/flush`)).status).toBe(404);
  expect((await fetch(`${own.site.url}/outbox`)).status).toBe(404);
  const image = `${own.site.url}/_next/image?url=%2Fart%2Fservice-3.svg&w=640&q=75`;
  expect((await fetch(image)).status).toBe(404);
});

const anyBodyText = fc.oneof(
  { weight: 4, arbitrary: orderLike.map((order) => JSON.stringify(order)) },
  {
    weight: 2,
    arbitrary: fc.record({ name: evilText, email: evilText }).map((form) => JSON.stringify(form)),
  },
  { weight: 1, arbitrary: anyBody.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const anyRoute = fc.constantFrom('/api/order', '/api/order', '/api/interest', '/api/contact');
const anyType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
);

test('four hundred generated requests are answered, and no mail carries markup of theirs', async () => {
  const key = fc.uuid({ version: 4 });
  const generated = fc.sample(fc.tuple(anyRoute, anyType, anyBodyText, key), 400).values();
  const seen = new Map<number, number>();
  const visitor = async () => {
    for (const [path, type, text, key] of generated) {
      const headers = { 'Content-Type': type, 'Idempotency-Key': key };
      const answer = await post(path, text.toWellFormed(), headers, 'manual');
      await answer.arrayBuffer();
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      expect(answer.status, `${type} to ${path}: ${text}`).toBeLessThan(500);
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  expect(seen.get(201)).toBeGreaterThan(0);
  for (const { html, subject } of own.standIn.inbox) {
    expect(html).not.toMatch(/<(script|img src=x|svg|iframe|b)\b|="javascript:/i);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});
