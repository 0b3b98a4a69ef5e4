import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { makeToken } from './link-tokens.mjs';
import { expect, test } from './fixtures';
import { postOrder, postTo } from './order-request';
import { ownSite } from './site';

/** Visits are counted from a page that was built to say so up to the owner's page with the counts. */
// As headless, Chrome says that it is a program, which is not counted.
const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
test.use({ userAgent });

const APP_SECRET = 'canary-app-secret-of-32-characters-or-more';
const own = ownSite({ COUNT_VISITS: 'yes', APP_SECRET });

/** The page with the counts, which the owner's weekly mail leads to. */
const countsLink = () =>
  `${own.site.url}/api/counts/${makeToken({ value: {} }, APP_SECRET, 'counts', own.site.url)}`;

/** What it says of today, by name. */
async function counted() {
  const html = await (await fetch(countsLink())).text();
  const rows = html.matchAll(/"row">([^<]*)<\/th><td>(\d+)/g);
  return Object.fromEntries([...rows].map(([, name, today]) => [name, Number(today)]));
}

/** The build of the tests counts nothing: its pages get the mark that one with COUNT_VISITS gives them. */
async function markCounted(route: Route) {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const body = (await response.text()).replace('<html ', '<html data-count="yes" ');
  await route.fulfill({ response, body });
}

/** Opens a page as what the browser says of itself has it; whether that page asked to be counted. */
async function asksToBeCounted(visitor: Page, script: string) {
  const sent: string[] = [];
  visitor.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await visitor.route(`${own.site.url}/*`, markCounted);
  await visitor.addInitScript(`Object.defineProperty(${script})`);
  const referer = 'https://www.google.com/search?q=asha';
  await visitor.goto(`${own.site.url}/services`, { waitUntil: 'networkidle', referer });
  expect(sent).toContain('/site.js');
  return sent.includes('/api/count');
}

test('the owner sees which pages were opened, from where, and what was ordered; nobody is counted who asks not to be', async ({
  browser,
  page,
}) => {
  for (const asks of ["doNotTrack', { value: '1' }", "globalPrivacyControl', { value: true }"]) {
    const context = await browser.newContext({ userAgent });
    const visitor = await context.newPage();
    expect(await asksToBeCounted(visitor, `navigator, '${asks}`), asks).toBe(false);
    await context.close();
  }
  // Nor a page that is drawn ahead, before it is looked at.
  const ahead = "document, 'prerendering', { value: true, configurable: true }";
  expect(await asksToBeCounted(page, ahead)).toBe(false);
  const looks = "document.dispatchEvent(new Event('prerenderingchange'))";
  await page.evaluate(`import('/count.js').then(() => ${looks})`);
  await expect.poll(counted).toMatchObject({ '/services': 1 });
  await page.addInitScript("Object.defineProperty(document, 'prerendering', { value: false })");
  // A page left at its first moment is not counted, so each is waited for before the next is opened.
  await page.goto(`${own.site.url}/checkout?service=3`, { referer: `${own.site.url}/services` });
  await expect.poll(counted).toMatchObject({ '/checkout': 1 });
  await page.goto(`${own.site.url}/no-such-page?name=Asha`);
  await expect.poll(counted).toMatchObject({ other: 1 });
  const key = randomUUID();
  for (let times = 0; times < 2; times++)
    expect((await postOrder(own.site.url, { key })).status).toBe(201);
  // The owner reads of a website from the third visitor on.
  for (let visitor = 0; visitor < 2; visitor++) {
    const beacon = { path: '/blogs', referrer: 'www.google.com' };
    await postTo(`${own.site.url}/api/count`, beacon, { 'User-Agent': userAgent });
  }
  await expect.poll(counted).toEqual({
    ...{ 'A list of services opened': 1, 'The checkout opened': 1, 'Orders placed': 1 },
    ...{ '/services': 1, '/checkout': 1, '/blogs': 2, other: 1, 'www.google.com': 3 },
  });
  const answer = await page.goto(countsLink());
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store' });
  await expect(page.locator('body')).toHaveCSS('max-width', '704px');
});
