import { amountOf, business, clients, costOf, titleOf } from './content';
import {
  expect,
  expectAccessible,
  expectWholeWhenLarge,
  looks,
  test,
  violations,
} from './fixtures';
import { sideways } from './in-page';
import { sampleCustomer } from './order-request';
import { untilAwake } from './pace';

// States without an address, and the way to each. Those at the end of a journey stand there.
test.use({ viewport: { width: 360, height: 900 } });

test('an order received is for everybody', async ({ page }) => {
  // The server's answer, as the page finds it in the browser.
  const kept = {
    order: {
      ...{ invoiceId: 'INV-7C2EA90D4', date: 'November 20, 2026', currency: 'INR' },
      lines: [{ serviceId: 3, title: titleOf(3), amount: costOf([3]) }],
      total: costOf([3]),
      customer: {
        ...{ ...sampleCustomer, email: 'asha@example.com' },
        lastName: 'Example-With-A-Name-That-Is-Longer-Than-Any-Column',
      },
    },
    confirmationEmailed: false,
  };
  await page.addInitScript((text) => localStorage.setItem('order', text), JSON.stringify(kept));
  // A phone folds long lists, once, when the page comes.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/orderreceived');
  await expect(page.getByRole('heading', { name: `Pay ${amountOf([3])}` })).toBeVisible();
  await expectWholeWhenLarge(page);
  await expectAccessible(page);
});

test('an account stands open on paper, and is selected at its button where a browser does not copy', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    localStorage.setItem('cart', JSON.stringify({ currency: 'INR', services: [3] }));
  });
  await page.goto('/checkout?service=3');
  // The count comes from public/site.js, which opens the fold too.
  await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
  await untilAwake(page);
  const copy = page.getByRole('button', { name: 'Copy account number' });
  await expect(copy).toBeHidden();
  // Prints as the browser's own menu does.
  await page.pdf();
  await expect(copy).toBeVisible();
  await copy.click();
  await expect(page.getByText('Not copied. Copy this:').filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(
    business.bank.accountNumber.replaceAll(' ', ''),
  );
  expect(await page.evaluate(sideways)).toEqual([]);
});

test('a checkout with every field at fault is for everybody', async ({ page }) => {
  await page.goto('/checkout?service=3');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByText('Enter your email')).toBeVisible();
  await expectAccessible(page);
});

test('the news of a cart, and the question about the other currency, are for everybody', async ({
  page,
}) => {
  const add = page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` });
  await page.goto('/services');
  await add.click();
  await expect(page.getByText('Added to your cart')).toBeVisible();
  await expectAccessible(page, 'the news', 'main [role=status]');
  await page.evaluate(() => localStorage.setItem('cart', '{"currency":"USD","services":[13]}'));
  await page.reload();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'One order, one currency' })).toBeVisible();
  await expectAccessible(page, 'the question', 'dialog[open]');
});

test('the open menus and booking panel are for everybody, and Escape or a press outside closes them', async ({
  page,
}) => {
  for (const [[width, colorScheme], now, inOrder, says] of [
    [looks[0], '2026-11-23T13:00:00Z', ['Call', 'WhatsApp'], ''],
    [looks[1], '2026-11-23T06:00:00Z', ['WhatsApp', 'Call'], 'Lines open in 6 h 30 min'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.clock.setFixedTime(new Date(now));
    await page.goto('/subcard/3');
    const menu = page.getByRole('navigation', { name: /Main|Menu/ });
    const summary = page.locator('header summary').filter({ visible: true }).first();
    const india = menu.getByRole('link', { name: 'Services in India' });
    await summary.click();
    // Both levels at once.
    await expect(menu.getByText('Services', { exact: true })).toBeVisible();
    await expect(india).toBeVisible();
    expect.soft(await violations(page, 'header'), `the menu at ${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(india).toBeHidden();
    await expect(summary).toBeFocused();

    // The button is away from pointers while the header has the focus.
    await page.locator('#booking > summary').press('Enter');
    const panel = page.getByRole('group', { name: 'Book Your Appointment' });
    await expect(panel.getByRole('link', { name: / Now/ })).toHaveText(
      inOrder.map((way) => new RegExp(`^${way} Now`)),
    );
    const call = panel.getByRole('link', { name: 'Call Now' });
    await expect(call).toHaveAttribute('href', /^tel:\+/);
    await expect(call).toHaveText('Call Now');
    await expect(panel).toContainText(says);
    const found = await violations(page, 'aside[aria-label=Booking]');
    expect.soft(found, `the panel at ${width} px`).toEqual([]);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel).toBeHidden();
  }
});

test('the clients turn by four, and follow a swipe', async ({ page }) => {
  await page.goto('/');
  const range = page.getByRole('status').filter({ hasText: `of ${clients.length}` });
  await page.getByRole('button', { name: 'Next clients' }).press('Enter');
  await expect(range).toHaveText(`5-8 of ${clients.length}`);
  // A swipe's effect on a scroller: the snap brings it to rest at the start of a column.
  await page
    .getByRole('group', { name: 'Clients' })
    .evaluate((row) => row.scrollBy({ left: row.clientWidth * -0.9 }));
  await expect(range).toHaveText(`1-4 of ${clients.length}`);
});
