import { findBrowser } from './browser.mjs';
import { expect, test } from './fixtures';
import { brokenWords, sideways } from './in-page';
import { untilAwake } from './pace';
import { oneOfEachKind } from './paths';
import { ports } from './servers';

// What visitors set in browser and system. Their own colours, less motion and paper: pages.spec.ts.

test('letters of 24 px on a phone: nothing lies sideways and no word stands letter by letter', async ({
  playwright,
}) => {
  test.setTimeout(180_000);
  const { path: executablePath, channel } = findBrowser() ?? {};
  const browser = await playwright.chromium.launch({
    executablePath,
    channel,
    args: ['--blink-settings=defaultFontSize=24'],
  });
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    baseURL: `http://localhost:${ports.site}`,
  });
  for (const path of oneOfEachKind) {
    await page.goto(path);
    await untilAwake(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '24px',
    );
    expect.soft(await page.evaluate(sideways), path).toEqual([]);
    expect.soft(await page.evaluate(brokenWords), path).toEqual([]);
  }
  await browser.close();
});

test('what takes the focus by a key is in view at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/about', '/prediction/1', '/termscondition', '/tools/mulank-bhagyank']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        return box && (box.top < -1 || box.bottom > innerHeight + 1)
          ? document.activeElement?.outerHTML.slice(0, 120)
          : undefined;
      });
      expect(outside, `${path}, after ${press + 1} times Tab`).toBeUndefined();
    }
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
