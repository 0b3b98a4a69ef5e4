import type { Page } from '@playwright/test';
import { titleCase } from '../lib/videos/page';
import { videos } from './content';
import { expect, test, violations } from './fixtures';
import { untilAwake } from './pace';

/** A channel with real videos and 31 pages, as /api/videos would answer. */
async function liveChannel(page: Page) {
  await page.route('**/api/videos?page=*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    const items = Array.from({ length: 25 }, (_, index) => ({
      videoId: `page${number}-${index}`,
      title: `video ${index + 1} of page ${number}, with a title that has to be cut`,
      thumbnail: '/art/video-3.svg',
      publishedAt: '2026-11-14',
    }));
    return route.fulfill({ json: { items, page: number, totalPages: 31, hasNext: number < 31 } });
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<title>player</title>', contentType: 'text/html' }),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('any page can be turned to, shared, and come back from', async ({ page }) => {
    await liveChannel(page);
    await page.goto('/videos');
    await page.getByRole('button', { name: 'Page 31', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: /^Play: Video 1 Of Page 31,/ })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Page 31', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  });

  test('one video plays at a time, by keyboard too', async ({ page }) => {
    await liveChannel(page);
    await page.goto('/videos');
    const toggle = (number: number, verb = 'Play') =>
      page.getByRole('button', { name: new RegExp(`^${verb}: Video ${number} Of Page 1,`) });
    await toggle(1).click();
    await toggle(2).press('Space');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(toggle(2, 'Stop')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await toggle(2, 'Stop').press('Space');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('a page that fails leaves the last good one and can be tried again', async ({ page }) => {
    await page.route('**/api/videos?page=2', (route) => route.abort());
    await page.goto('/videos');
    await page.getByRole('button', { name: 'Page 2' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Network Error' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play: / })).toHaveCount(25);
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/videos?page=2');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test('for the keyboard a tile is one stop, whose links follow while it plays', async ({ page }) => {
  await liveChannel(page);
  await page.goto('/videos');
  const plays = page.getByRole('button', { name: /^Play: / });
  await expect(plays.first()).toHaveAccessibleName(/^Play: Video 1 Of Page 1,/);
  await plays.first().focus();
  await page.keyboard.press('Tab');
  await expect(plays.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Watch Video 2 / })).toBeFocused();
});

test('a video’s page has its whole title, and offers the next', async ({ page }) => {
  const [first, second] = videos;
  await page.goto(`/videos/${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleCase(first?.title ?? ''));
  await expect(page.getByRole('main')).not.toContainText('…');
  await page.getByRole('navigation', { name: 'Next video' }).getByRole('link').click();
  await expect(page).toHaveURL(`/videos/${second?.id}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page of videos reads, and each leads to its video', async ({ page }) => {
    await page.goto('/videos');
    const links = page.getByRole('link', { name: /^Watch (?!Now)/ });
    await expect(links).toHaveCount(Math.min(videos.length, 25));
    await expect(page.getByText(/Without JavaScript the videos do not play/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Video pages' })).toBeHidden();
  });
});

test('a script that is gone loads the page anew, once, and keeps what was typed', async ({
  page,
}) => {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const askForGoneScript = () =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/_next/static/chunks/of-an-older-deployment.js';
      document.head.append(script);
    });
  // Of a type that browsers say nothing about.
  await page.route('**/of-an-older-deployment.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/checkout?service=3');
  await untilAwake(page);
  await page.getByLabel('First name').fill('Asha');
  const again = page.waitForEvent('domcontentloaded');
  await askForGoneScript();
  await again;
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'HEAD' && response.status() === 404,
  );
  await askForGoneScript();
  await answered;
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  expect(loads).toBe(2);
});
