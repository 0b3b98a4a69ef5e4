import type { Page } from '@playwright/test';
import { amountOf, clients, costOf, titleOf } from './content';
import {
  expect,
  expectAccessible,
  expectWholeWhenLarge,
  looks,
  test,
  violations,
} from './fixtures';
import { sampleCustomer } from './order-request';

// States that no address leads to, and how a visitor gets there. Those at the end of a journey are looked at there.
test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 900 } });

/** The server's answer to an order, as the page of a received order finds it in the browser. */
const received = (currency: 'INR' | 'USD', confirmationEmailed: boolean) => ({
  order: {
    invoiceId: 'INV-7C2EA90D4',
    date: 'November 20, 2026',
    currency,
    lines: [{ serviceId: 3, title: titleOf(3), amount: costOf([3], currency) }],
    total: costOf([3], currency),
    customer: {
      ...sampleCustomer,
      email: 'asha@example.com',
      lastName: 'Example-With-A-Name-That-Is-Longer-Than-Any-Column',
    },
  },
  confirmationEmailed,
});

/** Opens the page of an order that was received. */
async function receive(page: Page, ...of: Parameters<typeof received>) {
  await page.goto('/orderreceived');
  await page.evaluate(
    (text) => localStorage.setItem('order', text),
    JSON.stringify(received(...of)),
  );
  await page.reload();
}

const add = (page: Page) => page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` }).click();

test('an order received is for everybody, in rupees, in dollars and without its confirmation', async ({
  page,
}) => {
  for (const [currency, confirmed] of [
    ['USD', false],
    ['INR', true],
  ] as const) {
    // A phone folds what is long, once, when the page comes.
    await page.setViewportSize({ width: 360, height: 640 });
    await receive(page, currency, confirmed);
    const pay = page.getByRole('heading', { name: `Pay ${amountOf([3], currency)}` });
    await expect(pay).toBeVisible();
    if (currency === 'INR') await expectWholeWhenLarge(page);
    await expectAccessible(page, currency);
  }
});

test('a checkout with every field at fault is for everybody', async ({ page }) => {
  await page.goto('/checkout?service=3');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByText('Enter your email')).toBeVisible();
  await expectAccessible(page);
});

test('a cart with its news, and the question about the other currency, are for everybody', async ({
  page,
}) => {
  await page.goto('/services');
  await add(page);
  await expect(page.getByText('Added to your cart')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('cart', '{"currency":"USD","services":[13]}'));
  await page.reload();
  await add(page);
  await expect(page.getByRole('dialog', { name: 'One order, one currency' })).toBeVisible();
  await expectAccessible(page);
});

test('the menus and the booking panel, open, are for everybody', async ({ page }) => {
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/subcard/3');
    const phone = page.locator('#menu > summary');
    if (await phone.isVisible()) await phone.click();
    else await page.getByText('Our Services').filter({ visible: true }).click();
    const menu = page.getByRole('navigation', { name: /Main|Menu/ });
    await expect(menu.getByRole('link', { name: 'Services in India' })).toBeVisible();
    expect.soft(await violations(page, 'html'), `the menu at ${width} px`).toEqual([]);
    await page.goto('/subcard/3');
    await page.locator('#booking > summary').click();
    await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
    expect.soft(await violations(page, 'html'), `the panel at ${width} px`).toEqual([]);
  }
});

test('the clients turn by four, wrap around and follow a swipe', async ({ page }) => {
  await page.goto('/');
  const range = page.getByRole('status').filter({ hasText: `of ${clients.length}` });
  const isAt = (first: number, last: number) =>
    expect(range).toHaveText(`${first}-${last} of ${clients.length}`);
  await isAt(1, 4);
  await page.getByRole('button', { name: 'Next clients' }).press('Enter');
  await isAt(5, 8);
  const back = page.getByRole('button', { name: 'Previous clients' });
  await back.click();
  await back.click();
  await isAt(clients.length - 3, clients.length);
  await page.getByRole('button', { name: 'Next clients' }).click();
  await isAt(1, 4);
  // What a swipe does to a scroller: the snap brings it to rest at the start of a column.
  await page
    .getByRole('group', { name: 'Clients' })
    .evaluate((row) => row.scrollBy({ left: row.clientWidth * 0.9 }));
  await isAt(5, 8);
});
