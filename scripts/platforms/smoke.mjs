// What every platform's output has to do, asked from outside: node:test, with the address of a stand-in for the platform.
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { chromium } from '@playwright/test';
import { findBrowser, installBrowser } from '../../e2e/browser.mjs';
import { makeToken } from '../../e2e/link-tokens.mjs';
import { sampleCustomer, sendOrder } from '../../e2e/send-order.mjs';

/**
 * @typedef {object} Site
 * @property {string} url where the stand-in for the platform listens
 * @property {string} address which the platform has given to the site
 * @property {Awaited<ReturnType<typeof import('../../e2e/stand-in.mjs').startStandIn>>} provider
 * @property {() => Promise<void>} schedule what the platform's scheduler does
 */

/** Headers of a page; security-headers.mjs is where they come from, on every way to a visitor. */
const headersOfPages = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self' 'sha256-.*upgrade-insecure-requests$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-type': /^text\/html/,
};

const missing = {
  '/no-such-page': 'We cannot find this page',
  '/blogs/no-such-article': 'We cannot find this page',
  '/mulank10': 'We cannot find this page',
  '/subcard/13': 'No details available',
  '/subcard/99': 'Service not found',
  '/usdservices/99': 'Service not found',
  '/prediction/99': 'Prediction not found',
};

/** @param {Record<string, string>} settings what the owner has set @param {() => Site} site */
export function smokeTests({ OWNER_EMAIL: owner, APP_SECRET }, site) {
  const at = (path) => fetch(site().url + path, { redirect: 'manual' });

  test('every page of the sitemap is finished, with its headers', async () => {
    const sitemap = await (await at('/sitemap.xml')).text();
    const found = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, loc]) => new URL(loc));
    assert.ok(found.length > 80, `${found.length} pages`);
    for (const { origin, pathname } of found) {
      assert.equal(origin, site().address, pathname);
      await lookAtPage(await at(pathname), 200, pathname);
    }
    for (const path of ['/checkout?service=3', '/orderreceived', '/owner', '/sent/contact'])
      await lookAtPage(await at(path), 200, path);
  });

  test('what is not there is 404, with its page', async () => {
    for (const [path, words] of Object.entries(missing)) {
      const html = await lookAtPage(await at(path), 404, path);
      assert.ok(html.includes(words), path);
    }
  });

  test('islands, fonts and pictures are kept as long as they may be', async () => {
    const home = await (await at('/')).text();
    const kept = { '/art/book.svg': /^public, ?max-age=86400/, '/site.js': /^public, ?max-age=0/ };
    for (const [file] of home.matchAll(/\/_next\/static\/[^"')]+\.(?:js|woff2)/g))
      kept[file] = /^public, ?max-age=31536000, ?immutable$/;
    assert.ok(Object.keys(kept).length > 3);
    for (const [file, caching] of Object.entries(kept)) {
      const { status, headers } = await at(file);
      assert.equal(status, 200, file);
      assert.match(headers.get('cache-control') ?? '', caching, file);
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/, file);
    }
  });

  test('the site knows its address, and lists videos', async () => {
    const health = await (await at('/api/health')).json();
    assert.equal(health.site, site().address);
    assert.equal(health.email, 'sendgrid');
    assert.equal(health.queue, 'ok');
    const videos = await (await at('/api/videos?page=1')).json();
    assert.ok(videos.items.length > 0);
    assert.equal((await at('/api/videos?page=0')).status, 400);
  });

  test('an order is two mails, and their links lead to the site', async () => {
    const { status, body, key } = await order(site().url, '198.18.0.1');
    assert.equal(status, 201, JSON.stringify(body));
    const mails = site().provider.inbox.filter(({ text }) => text.includes(body.order.invoiceId));
    assert.equal(mailTo(mails, `${key}@example.com`).length, 1);
    assert.ok(mailTo(mails, owner).length > 0);
    for (const { subject, text, html } of mails) {
      const links = (text + html).match(/https?:\/\/[^\s"'<)]+/g) ?? [];
      const own = links.filter((link) =>
        /\/(?:owner|orderreceived|choose|confirm|api)\b/.test(link),
      );
      for (const link of own) assert.equal(new URL(link).origin, site().address, subject);
      assert.ok(!/localhost|127\.0\.0\.1/.test(text + html), subject);
    }
    assert.ok(mails.some(({ text }) => text.includes(`${site().address}/o`)));
  });

  test('a buyer orders in a browser, under the policy of the site', async () => {
    const { url, address, provider } = site();
    const { path, channel } = findBrowser() ?? installBrowser();
    const browser = await chromium.launch({ executablePath: path, channel });
    const page = await browser.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    await page.route(`${address}/**`, async (route) => {
      const inside = route.request().url().replace(address, url);
      await route.fulfill({ response: await route.fetch({ url: inside }) });
    });
    await page.goto(`${address}/checkout?service=3`);
    const { firstName, lastName, phone, ...where } = sampleCustomer;
    const fields = { Email: 'browser@example.com', 'First name': firstName, 'Last name': lastName };
    for (const [label, value] of Object.entries({
      ...fields,
      Phone: phone,
      ...capitalised(where),
    }))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('I confirm that all information is correct.').check();
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order Received' }).waitFor();
    assert.deepEqual(faults, []);
    // What is still on its way, as the word that the page was opened, is of no matter.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await browser.close();
    // To the owner, that is: whoever fills in so quickly gets no confirmation.
    const orders = mailTo(provider.inbox, owner);
    assert.ok(orders.some(({ text }) => text.includes('browser@example.com')));
  });

  test('a page that is opened is counted, and the owner sees it', async () => {
    assert.match(await (await at('/services')).text(), /^<!DOCTYPE html><html [^>]*data-count/);
    const counted = await fetch(`${site().url}/api/count`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0' },
      body: JSON.stringify({ path: '/blogs', referrer: 'www.google.com' }),
    });
    assert.equal(counted.status, 204);
    const page = await at(
      `/api/counts/${makeToken({ value: {} }, APP_SECRET, 'counts', site().address)}`,
    );
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'; style/);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    assert.match(
      await page.text(),
      /"row">\/blogs<\/th><td>1<[^]*"row">www\.google\.com<\/th><td>1</,
    );
  });

  test('five buyers are five, and one who orders five times is one', async () => {
    for (const last of [11, 12, 13, 14, 15])
      assert.equal((await order(site().url, `198.18.0.${last}`)).status, 201, `buyer ${last}`);
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await order(site().url, '198.18.0.20')).status);
    assert.deepEqual(statuses, [201, 201, 201, 429, 429]);
  });

  test('an order that no provider takes is sent by the scheduler', async () => {
    const { provider } = site();
    provider.clear();
    provider.behave({ mode: 'refuse', status: 503 });
    const { status, body } = await order(site().url, '198.18.0.30');
    assert.equal(status, 201);
    assert.equal(body.queued, true);
    assert.equal(provider.inbox.length, 0);
    provider.clear();
    // On a Monday the scheduler sends the mail of the week as well.
    const isSent = () =>
      mailTo(provider.inbox, owner).some(({ text }) => text.includes(body.order.invoiceId));
    for (let tries = 0; tries < 60 && !isSent(); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await site().schedule();
    }
    assert.ok(isSent());
  });
}

async function lookAtPage(answer, status, path) {
  const html = await answer.text();
  assert.equal(answer.status, status, path);
  for (const [name, value] of Object.entries(headersOfPages))
    assert.match(answer.headers.get(name) ?? 'nothing', value, `${name} of ${path}`);
  // Kept by no browser without a question; what a platform's own stores do is theirs.
  assert.match(answer.headers.get('cache-control') ?? '', /max-age=0|s-maxage|no-store/, path);
  assert.ok(!html.includes('__next_f'), `${path} has the framework's scripts`);
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source);
  for (const source of scripts)
    assert.match(source, /^(\/site\.js|\/_next\/static\/chunks\/islands\/)/, path);
  const [, styles] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  assert.ok(html.includes(`content="style-src 'sha256-${hash}'"`), `the policy of ${path}`);
  return html;
}

async function order(url, from) {
  const key = randomUUID();
  const answer = await sendOrder(url, { key, from, customer: { email: `${key}@example.com` } });
  return { status: answer.status, body: await answer.json(), key };
}

/** The other fields' labels are their names. */
const capitalised = (fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name[0].toUpperCase() + name.slice(1), value]),
  );

const mailTo = (mails, address) => mails.filter(({ to }) => to === address);
