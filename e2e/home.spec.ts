import { formatPrice } from '../lib/markets/currency';
import { clients, courses, figures } from './content';
import { expect, test } from './fixtures';

test('home has its sections in the specified order', async ({ page }) => {
  await page.goto('/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const order = [
    'Our Predictions',
    'Explore Our Services',
    'Our Courses',
    'Read Our Blogs',
    'Reasons to Trust',
  ];
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  const main = page.getByRole('main');
  for (const id of [3, 1, 2, 5])
    await expect(main.locator(`a[href="/prediction/${id}"]`).first()).toBeAttached();
  for (const id of [1, 2, 3, 5])
    await expect(main.locator(`a[href="/subcard/${id}"]`).first()).toBeAttached();
  const isBelow = await main.evaluate((element) => {
    const [services, book] = [
      element.querySelector('a[href="/subcard/5"]'),
      element.querySelector('#book'),
    ];
    return (
      !!services &&
      !!book &&
      services.getBoundingClientRect().top < book.getBoundingClientRect().top
    );
  });
  expect(isBelow, 'the book, which nobody can buy yet, stands below the services').toBe(true);
  for (const { value } of figures) await expect(main.getByText(value).first()).toBeAttached();
});

test('courses lead out in a new tab', async ({ page }) => {
  await page.goto('/');
  const enrol = page.getByRole('link', { name: /Enrol/ });
  await expect(enrol).toHaveCount(courses.length);
  for (const link of await enrol.all()) await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByText(formatPrice(courses[0]?.listPrice ?? 0, 'INR'))).toBeAttached();
});

test('the clients turn by four and wrap around', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const range = page.getByRole('status').filter({ hasText: `of ${clients.length}` });
  await expect(range).toHaveText(`1-4 of ${clients.length}`);
  await page.getByRole('button', { name: 'Next clients' }).click();
  await expect(range).toHaveText(`5-8 of ${clients.length}`);
  await page.getByRole('button', { name: 'Previous clients' }).click();
  await expect(range).toHaveText(`1-4 of ${clients.length}`);
  await page.getByRole('button', { name: 'Previous clients' }).press('Enter');
  await expect(range).toHaveText(`${clients.length - 3}-${clients.length} of ${clients.length}`);
  await page.getByRole('button', { name: 'Next clients' }).press('Enter');
  await expect(range).toHaveText(`1-4 of ${clients.length}`);
});

test('on a phone a swipe moves the clients, snaps, and is told', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const range = page.getByRole('status').filter({ hasText: `of ${clients.length}` });
  await expect(range).toHaveText(`1-4 of ${clients.length}`);
  // What a swipe does to a scroller: the snap brings it to rest at the start of a column.
  await page
    .getByRole('group', { name: 'Clients' })
    .evaluate((row) => row.scrollBy({ left: row.clientWidth * 0.9 }));
  await expect(range).toHaveText(`5-8 of ${clients.length}`);
});

test('the square leads to the nine birth numbers', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Mulank 4.*4, 13, 22/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Mulank 4.*Birth No\. 4 \/ Numerology - Best Ever Description/,
  );
});

test.describe('for a visitor in London', () => {
  test.use({ timezoneId: 'Europe/London', locale: 'en-GB' });

  test('the hours stand in India time and in their own', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T13:00:00Z'));
    await page.goto('/contact');
    await expect(page.getByRole('main')).toContainText(/6-9 PM/);
    await expect(page.getByRole('main')).toContainText(/12:30-3:30 PM/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours stand in India time', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('main')).toContainText(/6-9 PM/);
  });

  test('all clients are there', async ({ page }) => {
    await page.goto('/');
    for (const { name } of clients)
      await expect(page.getByText(name, { exact: true }).first()).toBeAttached();
  });
});
