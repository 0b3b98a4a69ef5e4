import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import type { Inbox } from './inbox';
import { ownerEmail } from './servers';

/** What says that an order is not sent, and what can be done. */
const unsent = (page: Page) => page.getByRole('region', { name: 'Not sent yet.' });

const received = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible({
    timeout: 30_000,
  });

/** How often the owner was told of an order. */
const toldOwner = async (inbox: Inbox) =>
  (await inbox.mails()).filter(({ to }) => to === ownerEmail).length;

/** The keys of all requests to order that leave a page. */
function keysFrom(page: Page) {
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order')) keys.add(request.headers()['idempotency-key']);
  });
  return keys;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  // The page's clock can be wound on; it runs as usual otherwise.
  test.beforeEach(({ page }) => page.clock.install());

  test('an order placed offline is kept, says so, and goes out once there is a connection', async ({
    page,
    context,
    checkout,
    inbox,
  }) => {
    await checkout.fillIn();
    await context.setOffline(true);
    await checkout.complete();
    await expect(unsent(page)).toContainText('You are offline.');
    await expect(unsent(page)).toContainText('Your details are saved.');
    await expect(checkout.field('Address')).toHaveValue('12 Sample Road');
    expect(await toldOwner(inbox)).toBe(0);

    await context.setOffline(false);
    await received(page);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('a provider that is down loses nothing: the page tries again by itself, as one order', async ({
    page,
    checkout,
    inbox,
  }) => {
    const keys = keysFrom(page);
    await inbox.behave('down');
    await checkout.fillIn();
    await checkout.complete();
    await expect(unsent(page)).toContainText('The mail service did not take your order.');
    await expect(unsent(page).getByRole('timer')).toContainText(/Trying again in \d seconds?/);
    expect(await toldOwner(inbox)).toBe(0);

    await inbox.behave('ok');
    await page.clock.fastForward(5_000);
    await received(page);
    expect(keys.size).toBe(1);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('two tabs take turns, and both end with the one order', async ({
    page,
    context,
    checkout,
    inbox,
  }) => {
    const first = keysFrom(page);
    await inbox.behave('down');
    await checkout.fillIn();
    await checkout.complete();
    await expect(unsent(page)).toBeVisible();
    const other = await context.newPage();
    const second = keysFrom(other);
    await other.goto('/checkout?service=3');
    await expect(unsent(other)).toBeVisible({ timeout: 20_000 });

    await context.setOffline(true);
    await inbox.behave('slow');
    await context.setOffline(false);
    await Promise.all([page, other].map(received));
    expect(new Set([...first, ...second]).size).toBe(1);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('an order whose answer was lost and that is changed then never becomes two unasked', async ({
    page,
    checkout,
    inbox,
  }) => {
    // It arrives, and what the server says to that does not.
    await page.route('**/api/order', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await checkout.fillIn();
    await checkout.complete();
    await expect(unsent(page)).toContainText('Network Error');
    await page.unroute('**/api/order');
    await checkout.field('City').fill('Nagpur');
    await expect(unsent(page)).toContainText('The earlier version is no longer sent by itself');
    await checkout.complete();
    const warning = page.getByRole('alert').filter({ hasText: 'An earlier try has reached us' });
    await expect(warning).toBeVisible();
    expect(await toldOwner(inbox)).toBe(1);

    await checkout.complete();
    await received(page);
    expect(await toldOwner(inbox)).toBe(2);
  });
});

test('an order that waits has no accessibility violations', async ({ page, checkout }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/order', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '600' } }),
  );
  await checkout.fillIn();
  await checkout.complete();
  await expect(unsent(page).getByRole('timer')).toContainText('Trying again in 10 minutes');
  await expect(unsent(page).getByRole('status')).toBeFocused();
  for (const width of [320, 1440]) await expectAccessible(page, width);
});
