import type { Locator, Page } from '@playwright/test';
import { amountOf, titleOf } from './content';
import { expect, test as base } from './fixtures';
import { untilAwake } from './pace';
import { translate, untilTranslated } from './translation';

// Browsers translate a page by putting two elements in the place of each text, and go on with
// changes. On the pages that change most nothing may fail, and every count and total has to be
// right. How a translated page wakes: islands.spec.ts.

const test = base.extend<{
  /** Resolves when no text is left as it was drawn. */
  translated: () => Promise<void>;
}>({
  translated: async ({ page }, use) => {
    page.on('domcontentloaded', () => void page.evaluate(translate).catch(() => undefined));
    const failed = page.getByText('This part of the page failed');
    await use(async () => {
      await untilAwake(page);
      await untilTranslated(page);
      await expect(failed).toHaveCount(0);
    });
    await expect(failed).toHaveCount(0);
  },
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** A provider that does not answer is asked again before the page hears of it. */
const slowly = { timeout: 30_000 };

/** For a text that stands for one second, between two of the usual looks. */
const untilSeen = (text: Locator) =>
  expect.poll(() => text.isVisible(), { intervals: [50] }).toBe(true);

test('translated, the checkout, and what was ordered there, can be used', async ({
  page,
  translated,
  checkout,
  inbox,
}) => {
  await page.addInitScript(() => {
    localStorage.cart ??= '{"currency":"INR","services":[1,3,5]}';
  });
  await page.goto('/checkout');
  await expect(page.getByText(amountOf([1, 3, 5]))).toBeVisible();
  await translated();
  const total = page.getByText('Total', { exact: true }).locator('xpath=ancestor::p');
  for (const [name, left] of [
    [`Remove ${titleOf(3)}`, [1, 5]],
    [`Undo and put ${titleOf(3)} back`, [1, 3, 5]],
    [`Remove ${titleOf(1)}`, [3, 5]],
    [`Remove ${titleOf(5)}`, [3]],
  ] as const) {
    await press(page, name);
    await expect(total).toContainText(amountOf(left));
    await translated();
  }
  await expect(page.getByRole('main').getByRole('heading', { name: titleOf(5) })).toHaveCount(0);
  await press(page, 'Complete Order');
  await expect(page.getByRole('alert')).toContainText('Please fill in');
  await expect(page.getByText('Enter your email')).toBeVisible();
  await translated();
  await checkout.fill();
  await checkout.field('What should we know?').pressSequentially('Born in 1983.');
  await expect(page.getByText('13 of', { exact: false })).toBeVisible();
  await expect(page.getByText('Enter your email')).toHaveCount(0);
  await translated();
  await inbox.behave('down');
  await checkout.complete();
  await expect(page.getByText('Not sent yet. Your details are saved.')).toBeVisible(slowly);
  await untilSeen(page.getByText(/Trying again in 3 second/));
  await translated();
  await untilSeen(page.getByText(/Trying again in 1 second/));
  await press(page, 'Stop trying');
  await expect(page.getByText('It is no longer tried by itself.')).toBeVisible();
  await translated();
  await inbox.behave('ok');
  await press(page, 'Complete Order');
  await expect(page.getByRole('heading', { name: `Pay ${amountOf([3])}` })).toBeVisible();
  expect(await inbox.mails()).toHaveLength(2);
  await translated();
  await page.getByLabel(/UTR or bank reference/).fill('412345678901');
  await translated();
  await expect(page.getByRole('link', { name: /Send on WhatsApp/ })).toHaveAttribute(
    'href',
    /412345678901/,
  );
  await press(page, /^Copy /);
  await expect(page.getByText('Copied').first()).toBeAttached();
  await translated();
  await press(page, 'Remove this order from this device');
  await translated();
  await press(page, 'Remove it from this device');
  await expect(page.getByText('There is no order to show on this device.')).toBeVisible();
});

test('translated, the search can be used', async ({ page, translated }) => {
  await page.goto('/services');
  await translated();
  await press(page, 'Search');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  const hits = page.getByRole('dialog').getByRole('option');
  await field.fill('moolank 5');
  await expect(hits.first()).toContainText('Mulank 5');
  await translated();
  await field.fill('wxyjkl');
  await expect(page.getByRole('heading', { name: 'Nothing found for ‘wxyjkl’' })).toBeVisible();
  await translated();
  await field.fill('29');
  await expect(hits.first()).toContainText('2 + 9 = 11, 1 + 1 = 2, so Mulank 2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mulank2#29$/);
});
