import { findBrowser } from './browser.mjs';
import { titleOf } from './content';
import { expect, test } from './fixtures';
import { untilAwake } from './pace';

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

test('by the keyboard alone the header leads on, and a second Enter takes nothing away', async ({
  page,
}) => {
  const focused = page.locator(':focus');
  const goes = async (...names: (string | RegExp)[]) => {
    for (const name of names) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name);
    }
  };
  const cart = () => page.evaluate(() => localStorage.getItem('cart'));
  await page.goto('/services');
  await untilAwake(page);
  await goes('Skip to content', 'Navank', 'Home', 'About', 'Numerology', 'Calculators');
  await goes('Predictions', 'Our Services');
  await page.keyboard.press('Enter');
  await goes('Services in India');
  await expect(focused).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('Our Services');
  await goes('Videos', 'Blogs', 'Contact Us', 'Search');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Search the site');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('Search');
  await goes('Cart, empty. See services', 'Home', /^India/, /^Abroad/);

  await page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toBeVisible();
  await expect(focused).toHaveAccessibleName(new RegExp(`^In your cart ${titleOf(3)}`));
  const rupees = '{"currency":"INR","services":[3]}';
  expect(await cart()).toBe(rupees);

  await page.goto('/usdservice');
  await untilAwake(page);
  for (const leave of ['Enter', 'Escape']) {
    await page.getByRole('button', { name: `Add To Cart ${titleOf(10)}` }).press('Enter');
    await expect(focused).toHaveAccessibleName('Leave it out');
    await page.keyboard.press(leave);
    await expect(focused).toHaveAccessibleName(`Add To Cart ${titleOf(10)}`);
    expect(await cart()).toBe(rupees);
  }

  await page.goto('/checkout');
  await page.getByRole('button', { name: `Remove ${titleOf(3)}` }).press('Enter');
  await expect(focused).toHaveAccessibleName(/^Undo/);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(`Remove ${titleOf(3)}`);
  expect(await cart()).toBe(rupees);
});
