import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { CheckoutPage } from '../checkout-page';
import { postOrder } from '../order-request';
import { expectWholeSet, missing } from '../raw-request';
import { settings, test } from './fixtures';

// Duties of every platform's output, asked from outside.

const { OWNER_EMAIL: owner } = settings;

/** On these addresses the policy ends in what https needs. */
const policy = /^default-src 'none'; script-src 'self' 'sha256-.*upgrade-insecure-requests$/;

test('every page of the sitemap is finished, with its headers', async ({ site }) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, loc = '']) => new URL(loc));
  expect(found.length).toBeGreaterThan(80);
  for (const { origin, pathname } of found) {
    expect(origin, pathname).toBe(site.address);
    await lookAtPage(site, pathname, 200);
  }
  for (const path of ['/checkout?service=3', '/orderreceived', '/owner', '/sent/thanks'])
    await lookAtPage(site, path, 200);
});

test('what is not there is 404, with its page', async ({ site }) => {
  for (const [path, words] of Object.entries(missing))
    expect(await lookAtPage(site, path, 404), path).toContain(words);
});

test('islands, fonts and pictures are kept as long as they may be', async ({ site }) => {
  const home = await (await fetch(`${site.url}/`)).text();
  const kept: Record<string, RegExp> = {
    '/art/book.svg': /^public, ?max-age=86400/,
    '/site.js': /^public, ?max-age=0/,
  };
  for (const [file] of home.matchAll(/\/_next\/static\/[^"')]+\.(?:js|woff2)/g))
    kept[file] = /^public, ?max-age=31536000, ?immutable$/;
  expect(Object.keys(kept).length).toBeGreaterThan(3);
  for (const [file, caching] of Object.entries(kept)) {
    const { status, headers } = await fetch(site.url + file);
    expect(status, file).toBe(200);
    expect(headers.get('cache-control'), file).toMatch(caching);
    expect(headers.get('content-security-policy'), file).toMatch(/^default-src 'none'/);
  }
});

test('the site knows its address, and lists videos', async ({ site }) => {
  const health = await (await fetch(`${site.url}/api/health`)).json();
  expect(health).toMatchObject({ site: site.address, email: 'sendgrid', queue: 'ok' });
  const videos = await (await fetch(`${site.url}/api/videos?page=1`)).json();
  expect(videos.items.length).toBeGreaterThan(0);
  expect((await fetch(`${site.url}/api/videos?page=0`)).status).toBe(400);
});

test('an order is two mails, and their links lead to the site', async ({ site }) => {
  const { status, body, buyer } = await postOrder(site.url, { from: '198.18.0.1' });
  expect(status, JSON.stringify(body)).toBe(201);
  const mails = site.provider.inbox.filter(({ text }) => text.includes(body.order.invoiceId));
  expect(mails.filter(({ to }) => to === buyer)).toHaveLength(1);
  expect(mails.filter(({ to }) => to === owner).length).toBeGreaterThan(0);
  const all = mails.map(({ text, html }) => text + html).join('\n');
  const links = all.match(/https?:\/\/[^\s"'<)]+/g) ?? [];
  const own = links.filter((link) => /\/(?:owner|orderreceived|choose|confirm|api)\b/.test(link));
  expect(own.length).toBeGreaterThan(0);
  for (const link of own) expect(new URL(link).origin).toBe(site.address);
  expect(all).not.toMatch(/localhost|127\.0\.0\.1/);
});

test('a buyer orders in a browser, under the policy of the site', async ({ page, site }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  await page.route(`${site.address}/**`, async (route) => {
    const inside = route.request().url().replace(site.address, site.url);
    await route.fulfill({ response: await route.fetch({ url: inside }) });
  });
  const checkout = new CheckoutPage(page, 'browser@example.com');
  await checkout.open();
  await checkout.fill();
  await checkout.complete();
  await expect(page.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible();
  expect(faults).toEqual([]);
  // Requests on their way do not matter.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const orders = site.provider.inbox.filter(({ to }) => to === owner);
  expect(orders.map(({ text }) => text).join('\n')).toContain('browser@example.com');
});

test('five buyers are five, and one who orders five times is one', async ({ site }) => {
  const statuses: number[] = [];
  for (const last of [11, 12, 13, 14, 15, 20, 20, 20, 20, 20])
    statuses.push((await postOrder(site.url, { from: `198.18.0.${last}` })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429, 429]);
});

test('an order that no provider takes is sent by the scheduler', async ({ site }) => {
  const { provider } = site;
  provider.clear();
  provider.behave({ mode: 'refuse', status: 503 });
  const { status, body } = await postOrder(site.url, { from: '198.18.0.30' });
  expect({ status, queued: body.queued }).toEqual({ status: 201, queued: true });
  expect(provider.inbox).toEqual([]);
  provider.clear();
  await expect(async () => {
    await fetch(`${site.url}/.scheduled`);
    const mails = provider.inbox.filter(({ to }) => to === owner).map(({ text }) => text);
    expect(mails.join('\n')).toContain(body.order.invoiceId);
  }).toPass({ timeout: 120_000 });
});

async function lookAtPage({ url }: { url: string }, path: string, status: number) {
  const answer = await fetch(url + path, { redirect: 'manual' });
  const html = await answer.text();
  expect(answer.status, path).toBe(status);
  expectWholeSet(Object.fromEntries(answer.headers), path, {
    'Content-Security-Policy': expect.stringMatching(policy),
    'Content-Type': expect.stringMatching(/^text\/html/),
    // A missing page may be cached no longer than until the next request.
    'Cache-Control': expect.stringMatching(
      status === 200 ? /^public, ?max-age=0, ?must-revalidate$/ : /max-age=0, ?must-revalidate$/,
    ),
  });
  // The framework's own scripts are taken out, and the styles are named.
  expect(html, path).not.toContain('__next_f');
  const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(html, `the policy of ${path}`).toContain(`content="style-src 'sha256-${hash}'"`);
  return html;
}
