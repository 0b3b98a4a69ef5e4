import { findBrowser } from './browser.mjs';
import { expect, test } from './fixtures';
import { brokenWords, cutDates, outOfSight, sideways, squeezed, tooSmall } from './in-page';
import { untilAwake } from './pace';
import { oneOfEachKind, withIslands } from './paths';
import { order, receive } from './received-order';
import { ports } from './servers';

const phone = { width: 360, height: 640 };

// What visitors set in browser and system. Their own colours, less motion and paper: pages.spec.ts.

test('letters of 200 % on a small phone: nothing lies sideways, breaks, shrinks or is cut', async ({
  playwright,
}) => {
  test.setTimeout(240_000);
  const { path: executablePath, channel } = findBrowser() ?? {};
  const browser = await playwright.chromium.launch({
    executablePath,
    channel,
    args: ['--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({
    viewport: phone,
    baseURL: `http://localhost:${ports.site}`,
  });
  const look = async (what: string) => {
    await untilAwake(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    for (const wrong of [sideways, brokenWords, squeezed, cutDates])
      expect.soft(await page.evaluate(wrong), what).toEqual([]);
  };
  for (const path of new Set([...oneOfEachKind, ...withIslands])) {
    await page.goto(path);
    await look(path);
  }
  await page.goto('/tools/compatibility#day=29&month=11&year=1983&day2=14&month2=8&year2=1992');
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
  await look('a result');
  await receive(page, order('INR'));
  await look('a rupee order received');
  await browser.close();
});

test('what takes the focus by a key is in view at once, and not behind a bar', async ({ page }) => {
  await page.setViewportSize(phone);
  const paths = ['/about', '/prediction/1', '/subcard/3', '/tools/mulank-bhagyank'];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(outOfSight), `${path}, after ${press + 1} times Tab`).toEqual([]);
    }
  }
});

test('what stands in a row is as large as a finger: the footer, and the strips above it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/mulank4', '/prediction/1', '/blogs/born-on-the-29th', '/services']) {
    await page.goto(path);
    expect.soft(await page.evaluate(tooSmall), path).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`more contrast leaves no quiet text and no hairline, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await page.goto('/services');
    const look = await page.evaluate(() => {
      const of = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element);
      return {
        text: of('body').color,
        lead: of('.lead').color,
        meta: of('main li p').color,
        ground: of('body').backgroundColor,
        line: of('header').borderBottomColor,
      };
    });
    expect(look.lead).toBe(look.text);
    expect(look.meta).toBe(look.text);
    expect(look.line).not.toBe(look.ground);
  });
