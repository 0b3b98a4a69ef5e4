import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { hold } from './pace';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
};

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });

test('the search finds while one types, and Enter opens the first hit', async ({ page }) => {
  await open(page, '/services');
  await expect(field(page)).toBeFocused();
  await field(page).fill('moolank 5');
  const first = page.getByRole('dialog').getByRole('option').first();
  await expect(first).toContainText('Mulank 5');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mulank5$/);
});

test('nothing of the search is fetched before it is opened, and nothing typed is sent', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('/search.'))).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('patience');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  expect(asked.some((url) => url.endsWith('/search.json'))).toBe(true);
  expect(asked.filter((url) => url.includes('patience'))).toEqual([]);
});

test('the key / opens it, except while one types; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto('/contact');
  const name = page.getByRole('textbox', { name: /name/i }).first();
  await name.fill('');
  await name.press('/');
  await expect(name).toHaveValue('/');
  await expect(field(page)).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('a day of birth is worked out, and arrows move between the hits', async ({ page }) => {
  await open(page, '/subcard/3');
  await page.getByRole('button', { name: '29', exact: true }).click();
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText('2 + 9 = 11, 1 + 1 = 2, so Mulank 2');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
});

test('pressed before its script has come, it opens when it has', async ({ page }) => {
  const come = await hold(page, '**/site.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'dark' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  come();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[data-early]')).toHaveCount(0);
});

test('an example that is pressed before the search has come is looked for when it has', async ({
  page,
}) => {
  const come = await hold(page, '**/search.json');
  await open(page, '/about');
  await page.getByRole('button', { name: '29', exact: true }).click();
  await expect(field(page)).toHaveValue('29');
  come();
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Mulank 2');
});

test('what is not there is said, with ways on', async ({ page }) => {
  await open(page, '/blogs');
  await field(page).fill('<b>wxyjkl</b> vbnmkr');
  await expect(
    page.getByRole('heading', { name: 'Nothing found for ‘<b>wxyjkl</b> vbnmkr’' }),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Ask us instead' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a search that cannot be fetched says so', async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort());
  await open(page, '/about');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});

test('it is accessible, before and after something is found, and fits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page, '/mulank4');
  await expectAccessible(page, 360);
  await field(page).fill('name');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  for (const width of [360, 1440]) await expectAccessible(page, width);
  await page.setViewportSize({ width: 320, height: 800 });
  const box = await page.getByRole('dialog').boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search button', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  });
});
