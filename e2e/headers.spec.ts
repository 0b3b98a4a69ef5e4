import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { countsPage, mailPreview, ownerPage, page, pictures } from '../security-headers.mjs';
import { oneOfEachKind } from './paths';
import { ask, expectWholeSet, missing } from './raw-request';
import { ports } from './servers';

/** The first address of this kind in a page. */
async function inPage(request: APIRequestContext, path: string, address: RegExp) {
  const found = address.exec(await (await request.get(path)).text())?.[0] ?? '';
  expect(found, `${address} in ${path}`).not.toBe('');
  return found;
}

const islandsOf = (request: APIRequestContext, path: string) =>
  inPage(request, path, /\/_next\/static\/chunks\/islands\/[^"]+\.js/);

test('every kind of answer carries the whole set of headers, and its own policy', async ({
  request,
}) => {
  const islands = await islandsOf(request, '/services');
  const font = await inPage(request, '/services', /\/_next\/static\/media\/[^"]+\.woff2/);
  const art = await inPage(request, '/services', /\/art\/[^"]+\.svg/);
  const framed = { '/api/owner/mail': mailPreview, '/api/counts/nothing': countsPage };
  const plain = ['/site.js', islands, font, '/api/health', '/api/order', '/api/videos?page=0'];
  for (const [path, own] of [
    ...['/', '/subcard/3', '/no-such-page', '/prediction/77'].map((path) => [path, page] as const),
    ['/owner', ownerPage] as const,
    ...Object.entries(framed),
    [art, pictures] as const,
    ...[...plain, '/%E0%A4%A'].map((path) => [path, {}] as const),
  ]) {
    const headers = (await request.get(path)).headers();
    expectWholeSet(headers, path, own);
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('what cannot be read and methods that nothing has are refused with the whole set', async () => {
  const server = `http://127.0.0.1:${ports.site}`;
  for (const path of ['/%', '/%E0%A4%A', '/prediction/%', '/api/time/%zz', '/_next/static/%'])
    await expectRefused(server, 'GET', path, 400);
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND'])
    for (const path of ['/', '/subcard/3', '/site.js', '/api/health', '/api/order', '/no-such'])
      await expectRefused(server, method, path, 405);
  await expectRefused(server, 'OPTIONS', '*', 405);
  await expectRefused(server, 'POST', '/checkout', 405);
  for (const method of ['PUT', 'DELETE', 'PATCH'])
    await expectRefused(server, method, '/api/order', 405);
  expect((await ask(server, 'GET', '/services?from=%')).status).toBe(200);
});

async function expectRefused(server: string, method: string, path: string, status: number) {
  const answer = await ask(server, method, path);
  expect(answer.status, `${method} ${path}`).toBe(status);
  const methods = path.startsWith('/api/') ? 'GET, HEAD, POST' : 'GET, HEAD';
  expect(answer.headers.allow, path).toBe(status === 405 ? methods : undefined);
  expectWholeSet(answer.headers, `${method} ${path}`);
}

test('the file of a page is no page: it leads to the page', async ({ request }) => {
  for (const path of ['/about', '/prediction/1']) {
    const answer = await request.get(`${path}.html`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, path]);
  }
});

test('islands are kept for good, since their name changes with them; others may show a picture', async ({
  request,
}) => {
  const kept = (await request.get(await islandsOf(request, '/'))).headers()['cache-control'];
  expect(kept).toBe('public, max-age=31536000, immutable');
  for (const [path, type] of Object.entries({
    '/art/book.svg': /^image\/svg\+xml/,
    '/share/home.png': /^image\/png/,
    '/icons/192.png': /^image\/png/,
    '/favicon.ico': /^image\/(x-icon|vnd.microsoft.icon)/,
  })) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
    expectWholeSet(answer.headers(), path, pictures);
  }
  for (const path of ['/art/no-such.svg', '/share/no-such.png'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('one policy names the inline scripts of every kind of page, and no others', async ({
  request,
}) => {
  for (const path of [...oneOfEachKind, ...Object.keys(missing)]) {
    const answer = await request.get(path);
    const html = await answer.text();
    const header = answer.headers()['content-security-policy'] ?? '';
    const meta =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(meta, path).toMatch(/^style-src 'sha256-[^ ]+'$/);
    const sources = scriptSources(header);
    expect(sources, path).not.toContain("'unsafe-inline'");
    const named = sources.filter((source) => source.includes('sha256'));
    const hashes = inlineScripts(html).map(hashOf);
    expect(named.sort(), path).toEqual([...new Set(hashes)].sort());
  }
});

const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , code = '']) => code);

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
