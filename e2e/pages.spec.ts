import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import budgets from './budgets.json';
import {
  bringToRest,
  expect,
  expectAccessible,
  expectNoSideways,
  expectWholeWhenLarge,
  test,
} from './fixtures';
import * as inPage from './in-page';
import { hold, untilAwake } from './pace';
import { oneOfEachKind, withIslands } from './paths';

/** Sheets of the bundler, of which each page keeps the rules that it uses. */
const chunks = join(__dirname, '../.next/static/chunks');
const sheets = readdirSync(chunks)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(chunks, name), 'utf8'));

/**
 * Costs of a page of each kind on a phone's first visit: docs/decisions.md says when one is raised.
 */
const kinds: Record<string, Record<string, number> | undefined> = budgets;

/** Home's header stands on the hero; the frame of the others is that of the services. */
const framed = ['/', '/services'];

/**
 * Pages that another page's code draws, or that a mail's link opens elsewhere: only their texts are
 * tested.
 */
const drawnElsewhere = [
  ...['/usdservice', '/usdservices/3', '/tools/lo-shu-grid', '/termscondition', '/corrections'],
  ...['/example-readings', '/owner', '/choose', '/confirm', '/said'],
];

test.describe('on a phone that has never been here', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });

  for (const path of oneOfEachKind)
    test(`${path} does what a page of its kind has to, on any screen and for anybody`, async ({
      page,
    }) => {
      await test.step('it keeps to its budget, before it scrolls', async () => {
        const { weight, scripts, files } = await weigh(page, path);
        const budget = kinds[path];
        if (budget) {
          expect.soft(files, 'files that are no pictures').toBeLessThanOrEqual(10);
          for (const [part, spent] of Object.entries(weight))
            expect.soft(spent, part).toBeLessThanOrEqual(budget[part] ?? 0);
        }
        // The tests' browser asks for no manifest; people's browsers do so at once.
        await expect(page.locator('link[rel=manifest]')).toHaveCount(path === '/' ? 1 : 0);
        const modules = withIslands.includes(path)
          ? [expect.stringMatching(/\/islands\/\w+\.js$/)]
          : [];
        const lost = path === '/no-such-page' ? ['/lost.js'] : [];
        expect(scripts.sort()).toEqual([...modules, ...lost, '/site.js']);
      });

      await test.step('it has every rule of style that it uses', async () => {
        expect.soft(await page.evaluate(inPage.lostStyles, sheets)).toEqual([]);
      });

      await test.step('with letters of 200 % nothing lies sideways, breaks, shrinks or is cut', async () => {
        await expectWholeWhenLarge(page);
      });
      if (drawnElsewhere.includes(path)) return;

      await test.step('the first stop of the keyboard leads to its content, and each shows its focus', async () => {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
        expect.soft(await page.evaluate(inPage.withoutRing)).toEqual([]);
      });

      await test.step('nothing moves by itself where less motion is asked for', async () => {
        expect.soft(await page.evaluate(inPage.moving)).toEqual([]);
      });

      await test.step('it is accessible, never scrolls sideways, and a finger hits its rows', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page, '', framed.includes(path) ? 'html' : 'main');
        for (const width of [320, 768]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSideways(page);
        }
        expect.soft(await page.evaluate(inPage.tooSmall)).toEqual([]);
      });

      await test.step('it can be read on paper, from either theme', async () => {
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ media: 'print', colorScheme: theme });
          await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
          await bringToRest(page);
          expect.soft(await page.evaluate(inPage.pale), theme).toEqual([]);
        }
        await expect.soft(page.getByRole('banner')).toBeHidden();
      });
    });

  /**
   * Opens a page: bytes by kind of file on the wire, with headers, its scripts, and how many files
   * are no pictures.
   */
  async function weigh(page: Page, path: string) {
    const weight: Record<string, number> = { requests: 0 };
    const parts = new Map<string, string>();
    const scripts: string[] = [];
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      parts.set(requestId, partOf[type] ?? 'other');
      if (type === 'Script') scripts.push(new URL(response.url).pathname);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const part = parts.get(requestId) ?? 'other';
      weight[part] = (weight[part] ?? 0) + encodedDataLength;
      weight.requests = (weight.requests ?? 0) + 1;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // On a busy machine the line may be idle before the page has asked for its scripts.
    await page.waitForLoadState('load');
    await untilAwake(page);
    const files = [...parts.values()].filter((part) => part !== 'images').length;
    return { weight, scripts, files };
  }

  const partOf: Record<string, string> = {
    Document: 'html',
    Stylesheet: 'css',
    Script: 'script',
    Font: 'fonts',
    Image: 'images',
  };
});

test('an address in capitals leads to its page, and the search of one that leads nowhere has its words', async ({
  page,
}) => {
  await page.goto('/Tools/Lo-Shu-Grid?from=paper');
  await expect(page).toHaveURL(/\/tools\/lo-shu-grid\?from=paper$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lo Shu');
  await page.goto('/Mulank10');
  await expect(page).toHaveURL(/\/mulank10$/);
  await page.locator('main [data-query="mulank 10"]').click();
  await expect(page.locator('#search input')).toHaveValue('mulank 10');
});

test('the booking button stands at the bottom right from the first view on, and opens its panel', async ({
  page,
}) => {
  const button = page.locator('#booking > summary');
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/services', '/tools/mulank-bhagyank', '/videos']) {
      await page.goto(path);
      const { x = 0, y = 0, ...size } = (await button.boundingBox()) ?? {};
      const { width: wide = 0, height: high = 0 } = size as { width?: number; height?: number };
      expect([x + wide, y + high].map(Math.round), `${path} at ${width} px`).toEqual([
        width - 16,
        height - 16,
      ]);
    }
    await button.click();
    await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
  }
});

test('on a phone the booking button is away while somebody reads down', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/subcard/3');
  const button = page.locator('#booking > summary');
  const isThere = () => button.evaluate((one) => getComputedStyle(one).pointerEvents !== 'none');
  const foot = () =>
    page
      .getByRole('complementary', { name: 'Booking', exact: true })
      .evaluate((widget) => Math.round(widget.getBoundingClientRect().bottom));
  expect(await foot()).toBe(640 - 16);
  for (const [by, there] of [
    [800, false],
    [800, false],
    [-200, true],
    [200, false],
  ] as const) {
    // Chrome loses a turn of the wheel on a busy machine.
    const turned = (y: number) => {
      const from = scrollY;
      scrollBy(0, y);
      return scrollY - from;
    };
    expect(await page.evaluate(turned, by)).toBe(by);
    await expect.poll(isThere, `scrolled by ${by}`).toBe(there);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(isThere, 'at the end').toBe(true);
});

test('what takes the focus by a key is in view at once, and not behind the booking button', async ({
  page,
}) => {
  for (const [path, width, height] of [
    // A long page, one with a form, and one whose content reaches below the
    // button.
    ['/subcard/3', 360, 640],
    ['/tools/mulank-bhagyank', 360, 640],
    ['/predictions', 1280, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await untilAwake(page);
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(inPage.outOfSight), `${path}, after ${press + 1} Tab`).toEqual([]);
    }
  }
});

test('a visitor’s own colours leave edges on what has a state', async ({ page }) => {
  await page.goto('/services');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('button', { name: 'auto' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(inPage.withoutEdge)).toEqual([]);
});

test('more contrast leaves no quiet text and no hairline', async ({ page }) => {
  await page.goto('/services');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    const [text, lead, meta, ground, line] = await page.evaluate(() => {
      const of = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element);
      const [{ color, backgroundColor }, line] = [of('body'), of('header').borderBottomColor];
      return [color, of('.lead').color, of('main li p').color, backgroundColor, line];
    });
    expect([lead, meta], colorScheme).toEqual([text, text]);
    expect(line, colorScheme).not.toBe(ground);
  }
});

test('lines stand where they will be before the fonts have come', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const linesOf = async (path: string) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    return page.locator('h1, h1 ~ p, header a span').evaluateAll((all) =>
      all.map((one) => {
        const { y, height } = one.getBoundingClientRect();
        return [Math.round(y), Math.round(height)];
      }),
    );
  };
  const paths = ['/mulank4', '/subcard/3'];
  const there = [];
  for (const path of paths) there.push(await linesOf(path));
  const absent = await page.evaluate(
    async (sources) => {
      const loads = sources.map((source) => new FontFace('any', source).load());
      const outcomes = await Promise.allSettled(loads);
      return sources.filter((_, index) => outcomes[index]?.status === 'rejected');
    },
    [
      "local('Arial'), local('Liberation Sans'), local('Roboto')",
      "local('Times New Roman'), local('Liberation Serif'), local('Noto Serif Bold')",
    ],
  );
  test.skip(absent.length > 0, `Not on this machine: any of ${absent.join('; ')}.`);
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [at, path] of paths.entries()) expect(await linesOf(path), path).toEqual(there[at]);
});

test('theme and cart are remembered, and shown on a page that is painted long before its end', async ({
  page,
}) => {
  await page.goto('/subcard/3');
  const dark = page.getByRole('button', { name: 'dark' });
  await dark.click();
  await page.evaluate(() => localStorage.setItem('cart', '{"currency":"INR","services":[3]}'));
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const slow = html.replace('</header>', '$&<script src="/holds-the-rest.js"></script>');
    await route.fulfill({ response: answer, body: slow });
  });
  const release = await hold(page, '**/holds-the-rest.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/about', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'auto' }).click();
  await expect(root).not.toHaveAttribute('data-theme');
});
