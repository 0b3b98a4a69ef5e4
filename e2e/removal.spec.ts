import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { CheckoutPage } from './checkout-page';
import { violations } from './fixtures';
import { postOrder, postTo, randomAddress } from './order-request';
import { untilAwake } from './pace';
import { ownSite } from './site';
import { newStore } from './store';

/**
 * The removal of an order from a browser's profile on the disk; its sentences:
 * order-received.test.tsx.
 */
const own = ownSite({
  APP_SECRET: 'canary-app-secret-of-32-characters-or-more',
  DATABASE_URL: newStore(),
});

const remove = 'Remove this order from this device';
const received = 'Thank you! Your order has been received.';
const nothing = 'There is no order to show on this device.';

let profile: string;
let browser: BrowserContext;
test.beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), 'profile-'));
  browser = await chromium.launchPersistentContext(profile, {
    ...findBrowser(),
    baseURL: own.site.url,
    extraHTTPHeaders: { 'X-Forwarded-For': randomAddress() },
    reducedMotion: 'reduce',
  });
});
test.afterEach(async () => {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});

/**
 * Files of the profile that hold an order's link, once the browser has closed them. Without the
 * storage, whose database clears a removal away in its own time.
 */
async function filesWith(token: string) {
  await browser.close();
  // The random part, no longer than a page of a database.
  const [, , random = ''] = token.split('.');
  expect(random).not.toBe('');
  const needles = [Buffer.from(random), Buffer.from(random, 'utf16le')];
  return readdirSync(profile, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('Local Storage'))
    .filter((file) => statSync(join(profile, file), { throwIfNoEntry: false })?.isFile())
    .filter((file) => {
      const bytes = readFileSync(join(profile, file));
      return needles.some((needle) => bytes.includes(needle));
    });
}

test('an order that was placed and removed is not to be had by Back, by another tab, or from the history', async () => {
  const page = await browser.newPage();
  const checkout = new CheckoutPage(page, `removal-${Date.now()}@example.com`);
  await checkout.open();
  await checkout.fill();
  await checkout.complete();
  await expect(page).toHaveURL('/orderreceived');
  await expect(page.getByText(received)).toBeVisible();
  const token = await page.evaluate(() => /#order=([\w.-]+)/.exec(localStorage.order)?.[1] ?? '');
  // An earlier visit to the order lies in the history of the tab.
  await page.goto('/services');
  await page.goto('/orderreceived');
  const other = await browser.newPage();
  await other.goto('/orderreceived');
  await expect(other.getByText(received)).toBeVisible();

  await page.getByRole('button', { name: remove }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove it from this device' }).click();
  await expect(page.getByRole('status')).toContainText('removed from this device');
  await expect(other.getByText(nothing)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/orderreceived');
  await expect(page.getByText(nothing)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout/);
  await untilAwake(page);
  await expect(page.getByRole('main')).not.toContainText('You have ordered this already');
  expect(await filesWith(token)).toEqual([]);
});

test('links that were ended open nothing, also those of the history, and the page says so', async () => {
  const page = await browser.newPage();
  const { body } = await postOrder(own.site.url);
  // The browser keeps the order as if it had placed it.
  await page.goto('/orderreceived');
  await page.evaluate((answer) => localStorage.setItem('order', answer), JSON.stringify(body));
  await page.goto(body.link);
  await expect(page.getByText(received)).toBeVisible();
  await expect(page).toHaveURL('/orderreceived');
  await page.getByRole('button', { name: remove }).click();
  await page.getByRole('button', { name: 'Remove it, and end its links' }).click();
  await expect(page.getByRole('status')).toContainText('It opens nothing any more.');
  await page.goto(body.link);
  await expect(page.getByRole('status')).toContainText('The order itself stands.');
  const token = new URL(body.link).hash.slice('#order='.length);
  const answer = await postTo(`${own.site.url}/api/order/open`, { token });
  expect(answer.status).toBe(410);
  // History stays, as the page has said of an order that was opened from a mail.
  expect(await filesWith(token)).toContainEqual(expect.stringMatching(/History$/));
});
