import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { mailPreview, ownerPage, page, pictures } from '../security-headers.mjs';
import { oneOfEachKind } from './paths';
import { ask, expectWholeSet, missing } from './raw-request';
import { ports } from './servers';

const server = `http://localhost:${ports.site}`;

test('every kind of answer carries the whole set of headers, and its own', async ({ request }) => {
  const html = await (await request.get('/services')).text();
  const file = (address: RegExp) => address.exec(html)?.[0] ?? `/no-${address.source}`;
  // File names change with their content.
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const island = file(/\/_next\/static\/chunks\/islands\/[^"]+\.js/);
  const font = file(/\/_next\/static\/media\/[^"]+\.woff2/);
  for (const [own, ...paths] of [
    [page, '/', '/subcard/3', '/prediction/77'],
    [{ ...page, 'Cache-Control': expect.stringContaining('no-store') }, '/no-such-page'],
    [ownerPage, '/owner'],
    [mailPreview, '/api/owner/mail'],
    [pictures, file(/\/art\/[^"]+\.svg/), '/share/home.png', '/icons/192.png', '/favicon.ico'],
    [kept, island, font],
    [{}, '/site.js', '/api/health', '/api/order', '/api/videos?page=0'],
  ] as const)
    for (const path of paths) {
      const headers = (await request.get(path)).headers();
      expectWholeSet(headers, path, own);
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
});

test('who has a page, a file or the feed is told that it is still right, and sent nothing', async () => {
  for (const path of [
    ...['/', '/services', '/subcard/3', '/blogs', '/owner', '/orderreceived'],
    ...['/feed.xml', '/llms.txt', '/search.json', '/site.js', '/favicon.ico'],
  ]) {
    const first = await fetch(server + path);
    const { etag, ...kept } = Object.fromEntries(first.headers);
    expect(kept['cache-control'], path).not.toContain('s-maxage');
    const again = await fetch(server + path, { headers: { 'If-None-Match': etag ?? '' } });
    expect([again.status, await again.text()], path).toEqual([304, '']);
    expect(again.headers.get('cache-control'), path).toBe(kept['cache-control']);
    expectWholeSet(Object.fromEntries(again.headers), path, {
      'Content-Security-Policy': kept['content-security-policy'],
      'Cross-Origin-Resource-Policy': kept['cross-origin-resource-policy'],
    });
    const changed = await fetch(server + path, { headers: { 'If-None-Match': '"another"' } });
    expect(changed.status, path).toBe(200);
  }
});

test('what is written in another way is the same, and what nothing has is refused with the whole set', async () => {
  for (const [status, ...requests] of [
    [200, 'GET /%61bout', 'GET /services?from=%'],
    [400, 'GET *', 'GET http://evil.example/', 'GET /%', 'GET /%E0%A4%A', 'GET /prediction/%'],
    [400, 'GET /api/time/%zz', 'GET /_next/static/%', 'GET /%c0%ae%c0%ae/etc/passwd'],
    [404, 'GET /%5Bpage%5D', 'HEAD /blogs/[slug]', 'GET /subcard/%5Bid%5D', 'GET /_global-error'],
    [404, 'GET /x/%2e%2e/_global-error', 'GET /./_global-error', 'GET /index/../_global-error'],
    [404, 'GET /_next/static/%5Bx%5D.js', 'GET /_next/static/../../../package.json'],
    [404, 'GET /../../../../etc/passwd', 'GET /_next/image?url=http://127.0.0.1/&w=64&q=75'],
    [405, 'TRACE /', 'OPTIONS /subcard/3', 'PROPFIND /site.js', 'TRACE /no-such', 'OPTIONS *'],
    [405, 'OPTIONS /api/order', 'PUT /api/order', 'DELETE /api/health', 'POST /checkout'],
  ] as const)
    for (const line of requests) {
      const [method = '', path = ''] = line.split(' ');
      const answer = await ask(server, method, path);
      expect(answer.status, line).toBe(status);
      if (status >= 400)
        expectWholeSet(
          answer.headers,
          line,
          status === 404 ? { 'Content-Security-Policy': policy } : {},
        );
    }
});

/** A page's or a file's. */
const policy = expect.stringMatching(/^default-src 'none'; /);

test('a page has one address, to which its other names lead', async () => {
  for (const [path, leadsTo] of Object.entries({
    '/about.html': '/about',
    '/prediction/1.html': '/prediction/1',
    '/blogs/index.html': '/blogs',
    '/index': '/',
    '/index/': '/',
    '/index.html': '/',
    '/%69ndex': '/',
  })) {
    const { status, url } = await fetch(server + path);
    expect([status, url], path).toEqual([200, server + leadsTo]);
  }
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
