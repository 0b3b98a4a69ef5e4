import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { atHumanPace } from './pace';
import { ownerEmail } from './servers';

async function fillContact(page: Page, email: string) {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill('Asha <b>Example</b>');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+91 98000 00000');
  await form.getByLabel('Message').fill('Is 22 special?\nA second line.');
}

async function send(page: Page) {
  await atHumanPace(page);
  await page.getByRole('main').locator('form').getByRole('button').last().click();
}

test('a message reaches the owner, who can answer it', async ({ page, inbox, buyer }) => {
  await page.goto('/contact');
  await fillContact(page, buyer);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: /thank you/i })).toBeVisible();
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail?.to).toBe(ownerEmail);
  expect(mail?.replyTo).toBe(buyer);
  expect(mail?.subject).toBe('New message from the contact form');
  expect(mail?.text).toContain('A second line.');
  expect(mail?.html).toContain('&lt;b&gt;Example');
});

test('the privacy policy is one press away wherever something personal is typed', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/checkout?service=3', '/tools/compatibility']) {
    await page.goto(path);
    if (path === '/') await page.getByRole('button', { name: "I'm Interested" }).click();
    const link = page.getByRole('main').getByRole('link', { name: 'Privacy Policy' });
    await expect(link, path).toBeVisible();
    await expect(link, path).toHaveAttribute('href', '/privacypolicy');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is posted by the browser and answered by a page', async ({
    page,
    inbox,
    buyer,
  }) => {
    await page.goto('/contact');
    await fillContact(page, buyer);
    await send(page);
    await expect(page).toHaveURL(/\/sent\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await inbox.mails()).toHaveLength(1);
  });

  test('the interest form stands open and is answered by a page', async ({
    page,
    inbox,
    buyer,
  }) => {
    await page.goto('/');
    await page.getByLabel('Enter your Name').fill('Asha Example');
    await page.getByLabel('Enter your email').fill(buyer);
    await page.getByRole('button', { name: 'Stay Updated' }).click();
    await expect(page).toHaveURL(/\/sent\/interest$/);
    expect(await inbox.mails()).toHaveLength(1);
  });
});
