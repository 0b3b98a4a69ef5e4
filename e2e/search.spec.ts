import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { hold } from './pace';

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

test('the search is fetched when it is opened, by the key / too, and gives the focus back', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('/search.'))).toEqual([]);
  const name = page.getByRole('textbox', { name: /name/i }).first();
  await name.press('/');
  await expect(name).toHaveValue('/');
  await expect(field(page)).toBeHidden();
  await button(page).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill('patience');
  await expect(options(page).first()).toBeVisible();
  expect(asked.some((url) => url.endsWith('/search.json'))).toBe(true);
  expect(asked.filter((url) => url.includes('patience'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('it works a day of birth out, is for everybody, says what is not there, and Enter opens the first hit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/mulank4');
  await button(page).click();
  await page.getByRole('button', { name: '29', exact: true }).click();
  await expect(options(page).first()).toContainText('2 + 9 = 11, 1 + 1 = 2, so Mulank 2');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, '', 'html');
  await page.setViewportSize({ width: 320, height: 800 });
  const box = await page.getByRole('dialog').boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);

  await field(page).fill('<b>wxyjkl</b> vbnmkr');
  const nothing = page.getByRole('heading', { name: 'Nothing found for ‘<b>wxyjkl</b> vbnmkr’' });
  await expect(nothing).toBeVisible();
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText('Nothing found for <b>wxyjkl</b> vbnmkr');
  const ask = page.getByRole('dialog').getByRole('link', { name: 'Ask us instead' });
  await expect(ask).toHaveAttribute('href', '/contact');
  await field(page).fill('moolank 5');
  await expect(options(page).first()).toContainText('Mulank 5');
  await expect(status).toHaveText(/^\d+ results? for moolank 5$/);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mulank5$/);
});

test('pressed before its script has come it opens when it has, and finds when it can', async ({
  page,
}) => {
  const [script, texts] = [await hold(page, '**/site.js'), await hold(page, '**/search.json')];
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'dark' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  script();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[data-early]')).toHaveCount(0);
  await page.getByRole('button', { name: '29', exact: true }).click();
  await expect(field(page)).toHaveValue('29');
  texts();
  await expect(options(page).first()).toContainText('Mulank 2');
});

test('a search that cannot be fetched says so, and is asked for by another address the next time', async ({
  page,
}) => {
  // A browser may remember for good that an address failed.
  await page.route('**/search.js', (route) => route.abort());
  await page.goto('/about');
  await button(page).click();
  const said = page.getByRole('alert');
  await expect(said).toContainText('could not be loaded');
  await page.route('**/search.json', (route) => route.abort(), { times: 1 });
  for (const last of [false, true]) {
    await page.keyboard.press('Escape');
    await button(page).click();
    if (last) await expect(said).toHaveCount(0);
    else await expect(said).toBeVisible();
  }
  await field(page).fill('patience');
  await expect(options(page).first()).toBeVisible();
});
