import { dayInIndia } from '../lib/time';
import { makeToken } from './link-tokens.mjs';
import { expect, test } from './fixtures';
import { postOrder, randomAddress } from './order-request';
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
test.beforeEach(async ({ page }) => {
  await page.route(`${own.site.url}/*`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', '<html data-count="yes" ');
    await route.fulfill({ response, body });
  });
});

const beacon = { path: '/services', referrer: 'www.google.com' };

const post = (data: object | string, headers: Record<string, string> = {}) =>
  fetch(`${own.site.url}/api/count`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': randomAddress(),
      'User-Agent': 'Mozilla/5.0',
      ...headers,
    },
    body: JSON.stringify(data),
  });

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

for (const [asks, script] of [
  ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  [
    'Global Privacy Control',
    "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
  ],
  ['no look yet', "Object.defineProperty(document, 'prerendering', { value: true })"],
] as const)
  test(`a page is not counted for whoever asks for ${asks}`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.addInitScript(script);
    await page.goto(`${own.site.url}/services`, { waitUntil: 'networkidle' });
    await expect.poll(() => sent).toContain('/site.js');
    await page.waitForLoadState('networkidle');
    expect(sent).not.toContain('/api/count');
    if (asks !== 'no look yet') return;
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(() => counted('pages')).toEqual({ '/services': '1' });
  });

test('nobody fills the store: forged pages are one, hosts of a day two hundred and others', async () => {
  for (let n = 0; n < 260; n++)
    expect((await post({ path: `/forged-${n}`, referrer: `host-${n}.example` })).status).toBe(204);
  expect(counted('pages')).toEqual({ other: '260' });
  const hosts = counted('hosts');
  expect(Object.keys(hosts)).toHaveLength(201);
  expect(hosts.other).toBe('60');
  expect(inStore(store, 'SELECT DISTINCT kind FROM visit')).toHaveLength(2);
});

test('while nothing can be written pages and orders go on', async ({ page }) => {
  inStore(store, 'ALTER TABLE visit RENAME TO away');
  expect((await post(beacon)).status).toBe(204);
  await page.goto(`${own.site.url}/services`);
  expect((await postOrder(own.site.url)).status).toBe(201);
  inStore(store, 'ALTER TABLE away RENAME TO visit');
});
