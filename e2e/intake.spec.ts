import type { Page } from '@playwright/test';
import { cardPriceOf, intakeOf, titleOf } from './content';
import { expect, test, violations } from './fixtures';
import { postOrder } from './order-request';
import { ownerEmail } from './servers';
import { ownSite } from './site';

/** What a reading needs, from the fields on the order's page to the owner's mail. */
const secret = 'canary-app-secret-of-32-characters-or-more';
const values = {
  date: '1983-11-29',
  name: 'ASHA canary',
  list: '98765 43210\n98765 canary',
  text: 'A canary.',
};

test.describe.configure({ mode: 'default', timeout: 90_000 });

const own = ownSite({ APP_SECRET: secret }, /canary|@example\.com|eyJ|1983/);

const needed = () =>
  own.standIn.inbox.filter(({ subject }) => /what the reading needs/.test(subject));
const send = (page: Page) => page.getByRole('button', { name: 'Send to the practice' }).click();
const agreed = (page: Page) =>
  page.getByLabel('I agree that these details are used for my reading', { exact: false });
const isSent = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'It is with the practice now' })).toBeVisible();

const field = (page: Page, id: number, label: string) =>
  page
    .getByRole('group', { name: titleOf(id) })
    .getByLabel(label, { exact: false })
    .first();

/** The boxes of a date, each with its part of it. */
const boxes = (page: Page, id: number, label: string) =>
  (['Year', 'Month', 'Day'] as const).map(
    (box, index) =>
      [
        page
          .getByRole('group', { name: titleOf(id) })
          .getByRole('group', { name: label })
          .getByLabel(box),
        values.date.split('-')[index] ?? '',
      ] as const,
  );

async function fillIn(page: Page, ...ids: number[]) {
  for (const id of ids)
    for (const { label, kind } of intakeOf(id))
      if (kind === 'date') for (const [box, part] of boxes(page, id, label)) await box.fill(part);
      else await field(page, id, label).fill(values[kind]);
}

async function expectFilled(page: Page, id: number) {
  for (const { label, kind } of intakeOf(id))
    if (kind === 'date')
      for (const [box, part] of boxes(page, id, label)) await expect(box).toHaveValue(part);
    else await expect(field(page, id, label)).toHaveValue(values[kind]);
}

async function openOrder(page: Page, ...services: number[]) {
  const { body, buyer } = await postOrder(own.site.url, { body: { services } });
  await page.goto(String(body.link));
  await expect(page.getByRole('heading', { name: 'What your reading needs' })).toBeVisible();
  return buyer;
}

test('of two services is asked for both, and the owner hears what changed', async ({ page }) => {
  const buyer = await openOrder(page, 3, 4);
  await send(page);
  await expect(page.getByText('Please fill this in').first()).toBeVisible();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  expect(needed()).toEqual([]);

  await fillIn(page, 3, 4);
  await send(page);
  await expect(page.getByText('Please tick this before you send')).toBeVisible();
  await expect(agreed(page)).toBeFocused();
  expect(needed()).toEqual([]);
  await agreed(page).check();
  await send(page);
  await isSent(page);
  expect(needed()).toMatchObject([{ replyTo: buyer }]);
  const [{ text } = { text: '' }] = needed();
  for (const id of [3, 4]) {
    expect(text).toContain(titleOf(id).toUpperCase());
    for (const { label } of intakeOf(id)) expect(text).toContain(`${label}: `);
  }
  expect(text).toContain('98765 43210; 98765 canary');
  expect(text).not.toMatch(/eyJ|changed/);

  await page.reload();
  await expect(page.getByText(/^You sent this on/)).toBeVisible();
  const list = intakeOf(3).find(({ kind }) => kind === 'list')?.label ?? '';
  await expect(field(page, 3, list)).toHaveValue(values.list);
  await expect(agreed(page)).not.toBeChecked();
  await agreed(page).check();
  await field(page, 3, list).fill('98765 00000');
  await send(page);
  await isSent(page);
  expect(needed()).toHaveLength(2);
  expect(needed()[1]?.text).toContain(`${list}: 98765 00000\n  changed`);
  expect(needed()[1]?.text.match(/^ {2}changed$/gm)).toHaveLength(1);
});

test('outlives a lost connection and a lost answer, and is one mail', async ({ page, context }) => {
  await openOrder(page, 3);
  await fillIn(page, 3);
  await agreed(page).check();
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expectFilled(page, 3);
  await agreed(page).check();

  // It arrives, and its answer does not.
  await page.route('**/api/intake', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
  await page.unroute('**/api/intake');
  await send(page);
  await isSent(page);
  expect(needed()).toHaveLength(1);
});

test('is filled as far as a calculator knows it, and its page is for everybody', async ({
  page,
  checkout,
}) => {
  await page.goto(
    `${own.site.url}/tools/mobile-number#mobile=98765+43210&day=29&month=11&year=1983`,
  );
  await page.getByLabel(/^Yes, put these lines into the note/).check();
  await page.getByRole('link', { name: `${titleOf(3)}, ${cardPriceOf(3)}` }).click();
  await checkout.fill();
  await checkout.complete();
  await expect(page.getByRole('heading', { name: 'What your reading needs' })).toBeVisible();
  expect(own.standIn.inbox[0]).toMatchObject({
    to: ownerEmail,
    text: expect.stringContaining('> Mobile number 98765 43210: 9 + 8 + 7'),
  });
  const [date, list] = intakeOf(3);
  for (const [box, part] of boxes(page, 3, date?.label ?? '')) await expect(box).toHaveValue(part);
  await expect(field(page, 3, list?.label ?? '')).toHaveValue('98765 43210');
  const byHand = page
    .getByRole('region', { name: 'What your reading needs' })
    .getByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent((await byHand.getAttribute('href')) ?? '')).toContain('98765 43210');
  await agreed(page).check();
  await send(page);
  await isSent(page);
  expect(await violations(page)).toEqual([]);
});
