import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { expect, test } from '@playwright/test';
import { business } from './content';
import { findNginx, startNginx } from './nginx';
import { ask, expectWholeSet, wholeSet } from './raw-request';
import { ports } from './servers';
import { freePort } from './site';

test.skip(!findNginx(), 'There is no nginx on this machine, and it could not be installed.');

/** The policy of a page or a file; headers.spec.ts tells which stands where. */
const strict = { 'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; /) };

const running: Awaited<ReturnType<typeof startNginx>>[] = [];

async function serve(server: number) {
  const listening = { https: await freePort(), http: await freePort(), server };
  running.push(await startNginx(listening));
  const site = `https://127.0.0.1:${listening.https}`;
  await expect(async () => void (await ask(site, 'GET', '/site.js'))).toPass();
  return { site, listening };
}

test.afterEach(async () => {
  await Promise.all(running.splice(0).map((nginx) => nginx.stop()));
});

test('nginx answers on IPv4 and on IPv6, and leads from http to https', async () => {
  const { listening } = await serve(ports.site);
  for (const host of ['127.0.0.1', '[::1]']) {
    for (const path of ['/', '/site.js', '/api/health', '/subcard/3'])
      expect((await ask(`https://${host}:${listening.https}`, 'GET', path)).status).toBe(200);
    const plain = await ask(`http://${host}:${listening.http}`, 'GET', '/services');
    expect(plain.status).toBe(301);
    // The request may name any host: here its address.
    expect(plain.headers.location).toBe('https://localhost/services');
  }
});

test('a visitor has forty connections, and an IPv6 network of many visitors 160', async () => {
  const { listening } = await serve(ports.site);
  const dial = async (from: string, lines: string) => {
    const socket = connect({ port: listening.https, rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    socket.write(lines.replace('\n', `\nHost: localhost\nX-Test-From: ${from}\n`));
    return socket;
  };
  /** The status of nginx's next answer to that address. */
  const status = async (from: string) => {
    const socket = await dial(from, 'GET /site.js HTTP/1.1\nConnection: close\n\n');
    return String(await socket.toArray()).slice(9, 12);
  };
  for (const [addresses, full, other] of [
    [Array.from({ length: 40 }, () => '192.0.2.1'), '192.0.2.1', '192.0.2.2'],
    [hosts('2001:db8:1:1::', 40), '2001:db8:1:1:9:9:9:9', '2001:db8:1:2::1'],
    [hosts('2001:db8:1:', 160), '2001:db8:1:ffff::1', '2001:db8:2::1'],
  ] as const) {
    // Half a form keeps its connection for ten seconds.
    const half = 'POST /api/contact HTTP/1.1\nContent-Length: 9\n\n{';
    const held = await Promise.all(addresses.map((address) => dial(address, half)));
    try {
      await expect.poll(() => status(full), { message: full }).toBe('503');
      expect(await status(other), other).toBe('200');
    } finally {
      held.forEach((socket) => socket.destroy());
    }
  }
});

const hosts = (beginning: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const group = (index + 1).toString(16);
    return beginning.endsWith('::') ? beginning + group : `${beginning}${group}::1`;
  });

test('each header stands once in what nginx serves, hands on and refuses', async () => {
  const { site } = await serve(ports.site);
  for (const [asked, status] of Object.entries({
    'GET /': 200,
    'GET /site.js': 200,
    'GET /api/health': 200,
    'GET /no-such-page': 404,
    'GET /%': 400,
    'GET /api/%': 400,
    'TRACE /': 405,
    'TRACK /api/order': 405,
    'DELETE /site.js': 405,
  })) {
    const [method = '', path = ''] = asked.split(' ');
    const answer = await ask(site, method, path);
    expect(answer.status, asked).toBe(status);
    expectWholeSet(answer.headers, asked, strict);
    const names = answer.names.map((name) => name.toLowerCase());
    const once = names.filter((name) => wholeSet.includes(name));
    expect(once.sort(), asked).toEqual([...wholeSet].sort());
  }
});

test('nginx names last who asked it, whoever is forged before, and takes no body over 64 KB', async () => {
  const echo = createServer((asked, answer) => {
    asked.resume().on('end', () => answer.end(String(asked.headers['x-forwarded-for'])));
  }).listen();
  const { site } = await serve((echo.address() as AddressInfo).port);
  const forged = { 'X-Forwarded-For': '203.0.113.7', 'X-Test-From': '192.0.2.1' };
  expect((await ask(site, 'POST', '/api/order', forged)).text).toBe('203.0.113.7, 192.0.2.1');
  const send = (length: number) => ask(site, 'POST', '/api/order', {}, 'x'.repeat(length));
  expect((await send(64 * 1024)).status).toBe(200);
  expect((await send(65 * 1024)).status).toBe(413);
  echo.close();
});

test('who has a page or the feed is told that it is still right, by nginx and by the server behind', async () => {
  const { site } = await serve(ports.site);
  for (const path of ['/', '/about', '/subcard/3', '/site.js', '/feed.xml']) {
    const { headers } = await ask(site, 'GET', path);
    const kept = path === '/feed.xml' ? 'public, max-age=3600' : /^public, max-age=0/;
    expect(headers['cache-control'], path).toMatch(kept);
    const again = await ask(site, 'GET', path, { 'If-None-Match': headers.etag });
    expect([again.status, again.text], path).toEqual([304, '']);
  }
});

test('while the server is away its pages are there, and the rest is answered 502 with the whole set', async () => {
  const { site } = await serve(await freePort());
  expect((await ask(site, 'GET', '/')).status).toBe(200);
  for (const [method, path] of [
    ['GET', '/api/health'],
    ['POST', '/api/contact'],
    ['GET', '/no-such-page'],
  ] as const) {
    const away = await ask(site, method, path);
    expect(away.status, path).toBe(502);
    expectWholeSet(away.headers, path, strict);
    expect(away.text, path).toContain(`tel:${business.phone.dial}`);
  }
});
