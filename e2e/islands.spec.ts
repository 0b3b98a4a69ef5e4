import type { Page } from '@playwright/test';
import { titleOf } from './content';
import { expect, test } from './fixtures';
import { atHumanPace, hold, untilAwake } from './pace';
import { oneOfEachKind, withIslands } from './paths';
import { translate, untilTranslated } from './translation';

const modules = /\/_next\/static\/chunks\/islands\/.+\.js/;

/** Islands that draw what only the browser knows: its clock, its storage and the part after '#'. */
const knowMoreAwake = [
  'contact/hours',
  'contact/clock-hands',
  'services/hours-lanes',
  'checkout/checkout',
  'order-received/order-received',
  'owner/owner-page',
  'choose/choose-time',
  'said/say-how',
  'confirm/confirm-interest',
];

const kinds = withIslands.filter((path) => oneOfEachKind.includes(path));

for (const path of kinds)
  test(`${path} says when it wakes what it said asleep, translated or not`, async ({ page }) => {
    await page.clock.setFixedTime(new Date());
    let wake = await hold(page, modules);
    await openAsleep(page, path);
    const asleep = await drawing(page);
    wake();
    await untilAwake(page);
    expect(await drawing(page)).toEqual(asleep);
    const expected = await said(page);

    await page.unroute(modules);
    wake = await hold(page, modules);
    await openAsleep(page, path);
    await page.evaluate(translate);
    await untilTranslated(page);
    wake();
    await untilAwake(page);
    await untilTranslated(page);
    await expect.poll(() => said(page)).toBe(expected);
  });

const said = async (page: Page) => (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');

/** Opens the page before its module has come. Such a page never ends to load. */
async function openAsleep(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  // The owner's page has no foot, and nothing that site.js would change.
  if (path === '/owner') return;
  // By then site.js has run.
  await expect(page.getByRole('button', { name: 'auto' })).toHaveAttribute('aria-pressed', 'true');
}

/** The page's elements, a line each, but for those of islands that know more awake. */
const drawing = (page: Page) =>
  page.evaluate((left) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const name of left)
      for (const island of body.querySelectorAll(`[data-island="${name}"]`))
        island.replaceChildren();
    // Preact leaves out texts for browsers without scripts.
    for (const own of body.querySelectorAll('script, noscript, #said')) own.remove();
    // A tile is one stop of the Tab key once its button plays; without scripts its links are.
    for (const own of body.querySelectorAll('[data-island^="videos"] a'))
      own.removeAttribute('tabindex');
    for (const island of body.querySelectorAll('[data-props]'))
      island.removeAttribute('data-props');
    // Our words stand beside the fields once there is a script.
    for (const form of body.querySelectorAll('form')) form.removeAttribute('novalidate');
    return body.innerHTML
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll('><', '>\n<')
      .split('\n');
  }, knowMoreAwake);

test.describe('pressed before the islands wake', () => {
  let wake: () => void;

  test.beforeEach(async ({ page }) => {
    wake = await hold(page, modules);
  });

  test('what is added to the cart is in it, and a list is sorted', async ({ page }) => {
    await openAsleep(page, '/services');
    await page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` }).click();
    await page.getByRole('combobox').selectOption('Latest');
    wake();
    await expect(page.getByRole('link', { name: `In your cart ${titleOf(3)}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
    const first = page.getByRole('main').getByRole('heading', { level: 3 }).first();
    await expect(first).toHaveText(titleOf(15));
  });

  test('an order is placed once, the button keeps the focus, and what was pressed shows it', async ({
    page,
    checkout,
    inbox,
  }) => {
    await openAsleep(page, '/checkout?service=3');
    await checkout.fill();
    await atHumanPace(page);
    const button = page.getByRole('button', { name: 'Complete Order' });
    await button.click();
    await expect(button).toHaveCSS('cursor', 'progress');
    await button.click();
    const answer = await hold(page, '**/api/order');
    wake();
    await expect(page.getByRole('button', { name: 'Sending your order…' })).toBeFocused();
    answer();
    await expect(page.getByText('Thank you! Your order has been received.')).toBeVisible();
    expect(await inbox.mails()).toHaveLength(2);
  });

  test('the form for the book opens, and is not closed by what was pressed later', async ({
    page,
  }) => {
    await openAsleep(page, '/');
    await page.getByRole('button', { name: "I'm Interested" }).click();
    wake();
    await expect(page.getByLabel('Enter your Name')).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Enter your Name')).toBeHidden();
  });
});

test.describe('where an island fails', () => {
  // React logs caught errors.
  test.use({ quiet: async ({}, use) => use([]) });

  test('the page stays, leads on and keeps what was typed', async ({ page, checkout }) => {
    await page.goto('/checkout?service=3');
    await untilAwake(page);
    await page.evaluate(() => {
      const { prototype } = Intl.NumberFormat;
      const real = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor;
      const broken = () => {
        throw new Error('Broken by the test.');
      };
      Object.defineProperty(prototype, 'format', { ...real, get: broken });
      Object.assign(window, { mend: () => Object.defineProperty(prototype, 'format', real) });
    });
    await checkout.field('First name').fill('Asha');
    const news = page.getByRole('alert');
    await expect(news.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => (window as Window & { mend?: () => void }).mend?.());
    await news.getByRole('button', { name: 'Try again' }).click();
    await expect(news).toHaveCount(0);
    await expect(checkout.field('First name')).toHaveValue('Asha');
  });
});

test.describe('where a module does not come', () => {
  // The page logs what failed.
  test.use({ quiet: async ({}, use) => use([]) });

  test('or cannot be read, the page says how to order without it, and is whole when it is loaded again', async ({
    page,
  }) => {
    const words = page.getByText('Order without it by phone');
    await page.route(modules, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'cannot be read' }),
    );
    await page.goto('/checkout?service=3');
    await expect(words).toBeVisible();
    await page.unroute(modules);
    await page.route(modules, (route) => route.abort());
    await page.goto('/checkout?service=3');
    await expect(words).toBeVisible();
    await expect(page.getByRole('link', { name: titleOf(3) })).toHaveAttribute(
      'href',
      new RegExp(`wa\\.me/.*${encodeURIComponent(titleOf(3))}`),
    );
    await page.unroute(modules);
    await page.reload();
    await untilAwake(page);
    await expect(words).toHaveCount(0);
  });

  test('and site.js is lost as well, the page is loaded anew', async ({ page }) => {
    const asked = new Set<string>();
    await page.route(/\.js(\?|$)/, (route) => {
      const { pathname } = new URL(route.request().url());
      if (asked.has(pathname)) return route.continue();
      asked.add(pathname);
      return route.abort();
    });
    await page.goto('/services');
    await untilAwake(page);
    await page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
  });

  test('of ours, but of nobody else, the page is loaded anew once and keeps what was typed', async ({
    page,
  }) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    const lose = (src: string) =>
      page.evaluate(
        (lost) =>
          new Promise((lose) => {
            const script = Object.assign(document.createElement('script'), { src: lost });
            script.onerror = lose;
            document.head.append(script);
          }),
        src,
      );
    await page.goto('/checkout?service=3');
    await untilAwake(page);
    await page.getByLabel('First name').fill('Asha');
    await lose('https://stats.example/count.js');
    const again = page.waitForEvent('domcontentloaded');
    const gone = '/_next/static/chunks/of-an-older-deployment.js';
    await Promise.all([again, lose(gone).catch(() => undefined)]);
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    await lose(gone);
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    expect(loads).toBe(2);
  });
});
