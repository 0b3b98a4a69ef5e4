import { findBrowser } from './browser.mjs';
import { titleOf } from './content';
import { expect, test } from './fixtures';

// From page to page without a router: acts of the browser, which the pages allow.

// Playwright turns the back-forward cache off.
test.use({
  launchOptions: {
    ...findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('back and forward find a page as it was left, its menu closed, its cards true to the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  await page.evaluate(() => document.body.setAttribute('data-left', 'here'));
  await page.locator('#menu > summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/about');
  await page.evaluate(() => document.body.setAttribute('data-left', 'there'));
  await page.evaluate(() => localStorage.setItem('cart', '{"currency":"INR","services":[3]}'));
  // page.goBack() waits for a load that does not come, and a visitor who leaves at once gets none.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.locator('body[data-left="here"]')).toBeAttached();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('link', { name: `In your cart ${titleOf(3)}` })).toBeVisible();
  await page.evaluate(() => setTimeout(() => history.forward()));
  await expect(page.locator('body[data-left="there"]')).toBeAttached();
});

test('a page is fetched ahead while a pointer rests on its link', async ({ page, context }) => {
  const ahead: string[] = [];
  context.on('request', (request) => {
    if (/prefetch/.test(request.headers()['sec-purpose'] ?? ''))
      ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Privacy Policy' }).first().hover();
  await expect.poll(() => ahead).toContain('/privacypolicy');
});

test('pages fade into each other, except where less motion is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.faded = String(event.viewTransition !== null);
    });
  });
  for (const [reducedMotion, fades] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about');
    await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
    await expect(page).toHaveURL(/privacypolicy$/);
    await expect(page.locator('html')).toHaveAttribute('data-faded', fades);
  }
});
