import type { Page } from '@playwright/test';
import { amountOf, titleOf } from './content';
import { expect, expectAccessible, test } from './fixtures';
import { order, receive } from './received-order';

/** Each state that no address leads to, and how a visitor gets there. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a rupee order received': async (page) => {
    await receive(page, order('INR'));
    await expect(page.getByRole('heading', { name: `Pay ${amountOf([3])}` })).toBeVisible();
  },
  'a dollar order whose confirmation failed': async (page) => {
    await receive(page, order('USD', false));
    await expect(page.getByRole('heading', { name: `Pay ${amountOf([3], 'USD')}` })).toBeVisible();
  },
  'a checkout with every field at fault': async (page) => {
    await page.goto('/checkout?service=3');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByText('Enter your email')).toBeVisible();
  },
  'a cart with news of what was added': async (page) => {
    await page.goto('/services');
    await page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` }).click();
    await expect(page.getByText('Added to your cart')).toBeVisible();
  },
  'the question about the other currency': async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('cart', '{"currency":"USD","services":[13]}');
    });
    await page.goto('/services');
    await page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` }).click();
    await expect(page.getByRole('dialog', { name: 'One order, one currency' })).toBeVisible();
  },
  'the menus open': async (page) => {
    await page.goto('/subcard/3');
    const phone = page.locator('#menu > summary');
    if (await phone.isVisible()) await phone.click();
    else await page.getByText('Our Services').filter({ visible: true }).click();
    const menu = page.getByRole('navigation', { name: /Main|Menu/ });
    await expect(menu.getByRole('link', { name: 'Services in India' })).toBeVisible();
  },
  'the booking panel open': async (page) => {
    await page.goto('/subcard/3');
    await page.locator('#booking > summary').click();
    await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states))
  for (const width of [360, 1440])
    test(`${state} has no accessibility violations in either theme, at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await reach(page);
      await expectAccessible(page, width);
    });
