import type { Page, Route } from '@playwright/test';
import { dayInIndia } from '../lib/time';
import { makeToken } from './link-tokens.mjs';
import { expect, test } from './fixtures';
import { postOrder, postTo } from './order-request';
import { ownSite } from './site';
import { inStore, newStore } from './store';

/** Visits are counted from a page that was built to say so up to the owner's page with the counts. */
test.describe.configure({ mode: 'serial' });
// As headless, Chrome says that it is a program, which is not counted.
test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' });

const APP_SECRET = 'canary-app-secret-of-32-characters-or-more';

const store = newStore();
const own = ownSite({ DATABASE_URL: store, COUNT_VISITS: 'yes', APP_SECRET });

test.beforeEach(() => {
  for (const table of ['visit', 'hit']) inStore(store, `DELETE FROM ${table}`);
});

/** What was counted today, by name. */
const counted = (kind: string) =>
  Object.fromEntries(
    inStore(
      store,
      'SELECT name, n FROM visit WHERE kind = ? AND day = ?',
      kind,
      dayInIndia(new Date()),
    ).map((row) => Object.values(row as Record<string, unknown>).map(String)),
  );

/** The build of the tests counts nothing: its pages get the mark that one with COUNT_VISITS gives them. */
async function markCounted(route: Route) {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const body = (await response.text()).replace('<html ', '<html data-count="yes" ');
  await route.fulfill({ response, body });
}

test.beforeEach(({ page }) => page.route(`${own.site.url}/*`, markCounted));

const beacon = { path: '/services', referrer: 'www.google.com' };

const post = (data: object) =>
  postTo(`${own.site.url}/api/count`, data, { 'User-Agent': 'Mozilla/5.0' });

test('the owner sees which pages were opened, from where, and what was ordered', async ({
  page,
}) => {
  // A page left at its first moment is not counted, so each is waited for before the next is opened.
  await page.goto(`${own.site.url}/services`, { referer: 'https://www.google.com/search?q=asha' });
  await expect.poll(() => counted('pages')).toEqual({ '/services': '1' });
  await page.goto(`${own.site.url}/checkout?service=3`, { referer: `${own.site.url}/services` });
  await expect.poll(() => counted('pages')).toEqual({ '/services': '1', '/checkout': '1' });
  await page.goto(`${own.site.url}/no-such-page?name=Asha`);
  await expect
    .poll(() => counted('pages'))
    .toEqual({ '/services': '1', '/checkout': '1', other: '1' });
  expect((await postOrder(own.site.url)).status).toBe(201);
  await expect.poll(() => counted('orders')).toEqual({ placed: '1' });
  expect(counted('hosts')).toEqual({ 'www.google.com': '1' });
  // The owner reads of a website from the third visitor on.
  for (let visitor = 0; visitor < 2; visitor++) expect((await post(beacon)).status).toBe(204);

  const token = makeToken({ value: {} }, APP_SECRET, 'counts', own.site.url);
  const answer = await page.goto(`${own.site.url}/api/counts/${token}`);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('/checkout')).toHaveText('/checkout100');
  await expect(row('www.google.com')).toHaveText('www.google.com300');
  await expect(row('Orders placed')).toHaveText('Orders placed100');
  await expect(page.locator('body')).toHaveCSS('max-width', '704px');
});

test('a link of another kind, or that is over, shows nothing', async () => {
  for (const token of [
    makeToken({ value: {} }, APP_SECRET, 'calendar', own.site.url),
    makeToken({ value: {}, until: Date.now() - 1000 }, APP_SECRET, 'counts', own.site.url),
  ])
    expect((await fetch(`${own.site.url}/api/counts/${token}`)).status).toBe(404);
});

test('a page is counted for nobody who asks not to be, and no page before it is looked at', async ({
  browser,
  page,
}) => {
  const services = `${own.site.url}/services`;
  /** Whether a page that was opened asked to be counted. */
  const isCounted = async (visitor: Page, script: string) => {
    const sent: string[] = [];
    visitor.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await visitor.addInitScript(script);
    await visitor.goto(services, { waitUntil: 'networkidle' });
    expect(sent).toContain('/site.js');
    return sent.includes('/api/count');
  };
  for (const asks of ["doNotTrack', { value: '1' }", "globalPrivacyControl', { value: true }"]) {
    const context = await browser.newContext();
    await context.route(services, markCounted);
    const script = `Object.defineProperty(navigator, '${asks})`;
    expect(await isCounted(await context.newPage(), script), asks).toBe(false);
    await context.close();
  }
  const ahead = "Object.defineProperty(document, 'prerendering', { value: true })";
  expect(await isCounted(page, ahead)).toBe(false);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => counted('pages')).toEqual({ '/services': '1' });
});

test('while nothing can be written orders go on', async () => {
  inStore(store, 'ALTER TABLE visit RENAME TO away');
  expect((await post(beacon)).status).toBe(204);
  expect((await postOrder(own.site.url)).status).toBe(201);
  inStore(store, 'ALTER TABLE away RENAME TO visit');
});
