import type { Page } from '@playwright/test';
import { clients, titleOf, videos } from './content';
import { expect, expectNoSideways, test } from './fixtures';
import { atHumanPace } from './pace';
import { oneOfEachKind, withIslands } from './paths';
import { ownerEmail } from './servers';

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 740 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Things that need scripts are not offered, and texts that a script draws elsewhere stand in the
 * page.
 */
const further: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    for (const { name } of clients)
      await expect(page.getByText(name, { exact: true }).first()).toBeAttached();
    await expect(page.getByLabel('Enter your Name')).toBeVisible();
    await expect(button(page, 'Find my numbers')).toBeHidden();
    await page.getByRole('link', { name: 'Find your number' }).click();
    await expect(page).toHaveURL(/\/tools\/mulank-bhagyank$/);
  },
  '/about': async (page) => {
    await expect(button(page, 'Search')).toBeHidden();
    await page.locator('#booking > summary').click();
    await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
  },
  '/tools/name-number': async (page) => {
    await expect(page.locator('noscript p')).toContainText('needs JavaScript');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(button(page, 'Work it out')).toBeHidden();
    for (const name of ['A worked example', 'How it was worked out'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('table').last()).toBeVisible();
  },
  '/contact': (page) => expect(page.getByRole('main')).toContainText(/6-9 PM/),
  '/services': async (page) => {
    await expect(page.getByRole('link', { name: titleOf(3), exact: true })).toBeVisible();
    await expect(page.locator('main select')).toBeHidden();
  },
  '/videos': async (page) => {
    const links = page.getByRole('link', { name: /^Watch (?!Now)/ });
    await expect(links).toHaveCount(Math.min(videos.length, 25));
    await expect(page.getByText(/Without JavaScript the videos do not play/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Video pages' })).toBeHidden();
  },
};
test('every kind of page has its text on the smallest phone, and ways on', async ({ page }) => {
  for (const path of oneOfEachKind.filter((one) => withIslands.includes(one) || one in further)) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expectNoSideways(page, path);
    await further[path]?.(page);
  }
});

test('a message is posted by the browser, reaches the owner and is answered by a page', async ({
  page,
  inbox,
  buyer,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill('Asha <b>Example</b>');
  await form.getByLabel('Email').fill(buyer);
  await form.getByLabel('Phone').fill('+91 98000 00000');
  await form.getByLabel('Message').fill('Is 22 special?\nA second line.');
  await atHumanPace(page);
  await form.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/sent\/thanks$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: ownerEmail, replyTo: buyer });
  expect(mail?.text).toContain('A second line.');
  expect(mail?.html).toContain('&lt;b&gt;Example');
});
