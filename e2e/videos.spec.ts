import { expect, test, violations } from './fixtures';

test('any page of videos can be turned to and shared, and a video plays, by the keyboard too', async ({
  page,
}) => {
  // A channel with real videos and 31 pages, as /api/videos would answer.
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
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/videos');
  const last = page.getByRole('button', { name: 'Page 31', exact: true });
  await last.press('Enter');
  await expect(page.getByRole('button', { name: /^Play: Video 1 Of Page 31,/ })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.reload();
  await expect(last).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();

  // A tile is one stop, whose links follow while it plays.
  const plays = page.getByRole('button', { name: /^Play: / });
  await expect(plays.first()).toHaveAccessibleName(/^Play: Video 1 Of Page 1,/);
  await plays.first().focus();
  await page.keyboard.press('Tab');
  await expect(plays.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Stop: Video 2 / })).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Watch Video 2 / })).toBeFocused();
});
