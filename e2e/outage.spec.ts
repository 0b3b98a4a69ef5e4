import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { ownerEmail } from './servers';

/** Says that an order is not sent, and what can be done. */
const unsent = (page: Page) => page.getByRole('region', { name: 'Not sent yet.' });

// The page's answer to each failure: trying-again.test.tsx. A provider that is down:
// translation.spec.ts.
test('an order that waits is for everybody, and two tabs take turns until there is the one order', async ({
  page,
  context,
  checkout,
  inbox,
}) => {
  const keys = new Set<string | undefined>();
  context.on('request', (request) => {
    if (request.url().endsWith('/api/order')) keys.add(request.headers()['idempotency-key']);
  });
  // The clock of all pages can be wound on, and else runs as usual.
  await context.clock.install();
  await context.route('**/api/order', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '600' } }),
  );
  await checkout.open();
  await checkout.fill();
  await checkout.complete();
  await expect(unsent(page).getByRole('timer')).toContainText('Trying again in 10 minutes');
  await expect(unsent(page).getByRole('status')).toBeFocused();
  await expectAccessible(page);
  expect(await inbox.mails()).toEqual([]);

  const other = await context.newPage();
  await other.goto('/checkout?service=3');
  await expect(unsent(other)).toBeVisible();
  await context.unroute('**/api/order');
  await inbox.behave('slow');
  await context.clock.fastForward('10:00');
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible();
  expect(keys.size).toBe(1);
  expect((await inbox.mails()).filter(({ to }) => to === ownerEmail)).toHaveLength(1);
});
