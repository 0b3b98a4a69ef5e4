import type { Page, Request } from '@playwright/test';
import { amountOf, costOf, titleOf } from './content';
import { expect, expectAccessible, test } from './fixtures';
import type { Inbox } from './inbox';
import { ownerEmail } from './servers';

const minute = 60_000;

/** What says that an order is not sent, and what can be done. */
const unsent = (page: Page) => page.getByRole('region', { name: 'Not sent yet.' });

const received = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible({
    timeout: 30_000,
  });

/** How often the owner was told of an order. */
const toldOwner = async (inbox: Inbox) =>
  (await inbox.mails()).filter(({ to }) => to === ownerEmail).length;

/** Every request to order, as it leaves the page. */
function requests(page: Page) {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order')) seen.push(request);
  });
  return {
    keys: () => new Set(seen.map((request) => request.headers()['idempotency-key'])),
    count: () => seen.length,
  };
}

/** Orders arrive, and what the server says to that does not. */
const loseAnswers = (page: Page) =>
  page.route('**/api/order', async (route) => {
    await route.fetch();
    await route.abort();
  });

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
    const sent = requests(page);
    await inbox.behave('down');
    await checkout.fillIn();
    await checkout.complete();
    await expect(unsent(page)).toContainText('The mail service did not take your order.');
    await expect(unsent(page).getByRole('timer')).toContainText(/Trying again in \d seconds?/);
    expect(await toldOwner(inbox)).toBe(0);

    await inbox.behave('ok');
    await page.clock.fastForward(5_000);
    await received(page);
    expect(sent.keys().size).toBe(1);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('a reload in the middle of sending goes on by itself, as one order', async ({
    page,
    checkout,
    inbox,
  }) => {
    const sent = requests(page);
    await inbox.behave('slow');
    await checkout.fillIn();
    await Promise.all([page.waitForRequest('**/api/order'), checkout.complete()]);
    await page.reload();
    await received(page);
    expect(sent.keys().size).toBe(1);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('an order that waits goes on after a reload too', async ({ page, checkout, inbox }) => {
    await inbox.behave('down');
    await checkout.fillIn();
    await checkout.complete();
    await expect(unsent(page)).toBeVisible();
    await inbox.behave('ok');
    await page.reload();
    await received(page);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('an impatient visitor sends one request at a time', async ({ page, checkout, inbox }) => {
    const sent = requests(page);
    await inbox.behave('down');
    await checkout.fillIn();
    await checkout.complete();
    await expect(unsent(page)).toBeVisible();
    await inbox.behave('slow');
    const before = sent.count();
    await unsent(page).getByRole('button', { name: 'Try now' }).dblclick();
    await page.getByRole('button', { name: /Sending your order/ }).dblclick({ force: true });
    await received(page);
    expect(sent.count()).toBe(before + 1);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('two tabs take turns, and both end with the one order', async ({
    page,
    context,
    checkout,
    inbox,
  }) => {
    const first = requests(page);
    await inbox.behave('down');
    await checkout.fillIn();
    await checkout.complete();
    await expect(unsent(page)).toBeVisible();
    const other = await context.newPage();
    const second = requests(other);
    await other.goto('/checkout?service=3');
    await expect(unsent(other)).toBeVisible({ timeout: 20_000 });

    await context.setOffline(true);
    await inbox.behave('slow');
    await context.setOffline(false);
    await Promise.all([page, other].map(received));
    expect(new Set([...first.keys(), ...second.keys()]).size).toBe(1);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('a price that changes while the order waits is shown and confirmed anew', async ({
    page,
    checkout,
    inbox,
  }) => {
    await page.route('**/api/order', (route) => route.abort(), { times: 1 });
    await checkout.fillIn();
    await checkout.complete();
    await expect(unsent(page)).toContainText('Network Error');

    // As if the page had been loaded before a change.
    await page.route('**/api/order', (route) => {
      const postData = { ...route.request().postDataJSON(), expectedTotal: costOf([3]) - 200 };
      return route.continue({ postData });
    });
    await page.clock.fastForward(5_000);
    const changed = page.getByRole('alert').filter({ hasText: 'The price has changed' });
    await expect(changed).toContainText(`the total has become ${amountOf([3])}`);
    await page.unroute('**/api/order');
    await page.clock.fastForward(10 * minute);
    expect(await toldOwner(inbox)).toBe(0);

    await checkout.confirm();
    await checkout.complete();
    await received(page);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('an order whose answer was lost is one order when it is tried again', async ({
    page,
    checkout,
    inbox,
  }) => {
    await loseAnswers(page);
    await checkout.fillIn();
    await checkout.complete();
    await expect(unsent(page)).toContainText('Network Error');
    await page.unroute('**/api/order');
    await page.clock.fastForward(5_000);
    await received(page);
    expect(await toldOwner(inbox)).toBe(1);
  });

  test('an order whose answer was lost and that is changed then never becomes two unasked', async ({
    page,
    checkout,
    inbox,
  }) => {
    await loseAnswers(page);
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

test('a page that shows another service asks before it sends the earlier order', async ({
  page,
  checkout,
  inbox,
}) => {
  await inbox.behave('down');
  await checkout.fillIn();
  await checkout.complete();
  await expect(unsent(page)).toBeVisible();
  await inbox.behave('ok');
  await checkout.open('?service=5');
  const question = page.getByRole('status').filter({ hasText: 'An earlier order' });
  await expect(question).toContainText(`${titleOf(3)}: ${amountOf([3])}`);
  expect(await toldOwner(inbox)).toBe(0);
  await question.getByRole('link', { name: 'Send the earlier order' }).click();
  await received(page);
  await expect(page.getByRole('heading', { name: `Pay ${amountOf([3])}` })).toBeVisible();
  expect(await toldOwner(inbox)).toBe(1);
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
