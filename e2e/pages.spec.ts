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

/** The sheets that the bundler wrote, of which each page keeps the rules that it uses. */
const chunks = join(__dirname, '../.next/static/chunks');
const sheets = readdirSync(chunks)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(chunks, name), 'utf8'));

/** Whether an edge of inks stands over the footer: it is left out where the page ends in one. */
const edges: Record<string, boolean> = {
  '/about': true,
  '/prediction/1': false,
  '/mulank4': false,
  '/blogs/born-on-the-29th': false,
  '/tools/name-number': false,
};

/** What one page of each kind costs a phone that has never been here: docs/decisions.md says when a budget is raised. */
const kinds: Record<string, Record<string, number> | undefined> = budgets;

/** Drawn by what draws another page too, or looked at where a link of a mail opens it: only what its texts can do is asked. */
const drawnElsewhere = [
  ...['/usdservice', '/usdservices/3', '/tools/lo-shu-grid', '/termscondition', '/corrections'],
  ...['/example-readings', '/owner', '/choose', '/confirm'],
];

test.describe('on a phone that has never been here', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    reducedMotion: 'reduce',
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
        // The tests' browser asks for no manifest, and the ones that people have do so at once.
        await expect(page.locator('link[rel=manifest]')).toHaveCount(path === '/' ? 1 : 0);
        const modules = withIslands.includes(path)
          ? [expect.stringMatching(/\/islands\/\w+\.js$/)]
          : [];
        const nearest = path === '/no-such-page' ? ['/nearest.js'] : [];
        expect(scripts.sort()).toEqual([...modules, ...nearest, '/site.js']);
        await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
        expect(await page.content()).not.toContain('__next_f');
      });

      await test.step('it has every rule of style that it uses', async () => {
        expect.soft(await page.evaluate(inPage.lostStyles, sheets)).toEqual([]);
      });

      await test.step('with letters of 200 % nothing lies sideways, breaks, shrinks or is cut', async () => {
        await expectWholeWhenLarge(page);
      });
      if (drawnElsewhere.includes(path)) return;

      await test.step('nothing moves by itself where less motion is asked for', async () => {
        expect.soft(await page.evaluate(inPage.moving)).toEqual([]);
      });

      await test.step('it is accessible, never scrolls sideways and ends as it should', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page, '', 'html');
        for (const width of [320, 768]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSideways(page);
        }
        const edge = page.locator('footer').last().locator('xpath=preceding-sibling::*[1]');
        if (path in edges) await expect.soft(edge).toBeVisible({ visible: edges[path] });
      });

      await test.step('the booking button covers nothing that could be pressed', async () => {
        for (const [width, height] of [
          [1366, 768],
          [768, 1024],
          [393, 780],
          [360, 740],
          [360, 640],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo(0, 0));
          const size = `${width} by ${height}`;
          await expect.poll(() => page.evaluate(inPage.coveredAtLoad), size).toEqual([]);
        }
        expect.soft(await page.evaluate(inPage.coveredInFocus)).toEqual([]);
      });

      await test.step('a finger hits its rows and its digits', async () => {
        for (const wrong of [inPage.tooSmall, inPage.bareDigits])
          expect.soft(await page.evaluate(wrong)).toEqual([]);
      });

      await test.step('a visitor’s own colours leave edges on buttons, and states that are seen', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await page.evaluate(inPage.withoutEdge)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
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

  /** Opens it: bytes by kind of file on the wire, headers included, the scripts, and how many files are no pictures. */
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

test('an address that leads nowhere names the nearest page, and the search opens with its words', async ({
  page,
}) => {
  const nearest = page.locator('[data-nearest]');
  await page.goto('/Tools/Lo-Shu-Grid.html');
  await expect(nearest.getByRole('link')).toHaveAttribute('href', '/tools/lo-shu-grid');
  await expect(nearest).toBeVisible();
  await page.goto('/mulank10');
  await expect(page.locator('main [data-query="mulank 10"]')).toBeVisible();
  await expect(nearest).toBeHidden();
  await page.locator('main [data-search]').click();
  await expect(page.locator('#search input')).toHaveValue('mulank 10');
});

test('the theme is remembered', async ({ page }) => {
  await page.goto('/subcard/3');
  await page.getByRole('button', { name: 'dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/services');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'dark' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'auto' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the dropdown shows both levels at once, and obeys a press outside and Escape', async ({
  page,
}) => {
  await page.goto('/subcard/3');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const outer = nav.getByText('Our Services');
  const india = nav.getByRole('link', { name: 'Services in India' });
  await outer.click();
  await expect(nav.getByText('Services', { exact: true })).toBeVisible();
  await expect(india).toBeVisible();
  await page.getByRole('main').click({ position: { x: 20, y: 400 } });
  await expect(india).toBeHidden();
  await outer.click();
  await expect(india).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(india).toBeHidden();
  await expect(nav.locator('summary').first()).toBeFocused();
});

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the booking panel offers first what is answered now, and a click outside closes it', async ({
    page,
  }) => {
    for (const [now, inOrder, says] of [
      ['2026-11-23T13:00:00Z', ['Call', 'WhatsApp'], ''],
      ['2026-11-23T06:00:00Z', ['WhatsApp', 'Call'], '(opens in 6 h 30 min)'],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/subcard/3');
      await page.getByText('Book your appointment', { exact: true }).click();
      const panel = page.getByRole('group', { name: 'Book Your Appointment' });
      await expect(panel.getByText('Available between 6-9 PM')).toBeVisible();
      await expect(panel.getByRole('link')).toHaveText(
        inOrder.map((way) => new RegExp(`^${way} Now`)),
      );
      const call = panel.getByRole('link', { name: 'Call Now' });
      await expect(call).toHaveAttribute('href', /^tel:\+/);
      await expect(call).toContainText(says);
      await page.getByRole('heading', { level: 1 }).click();
      await expect(panel).toBeHidden();
    }
  });
});

test('the booking button lies over nothing that is being read, and is back on the way up and at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/blogs/born-on-the-29th');
  const button = page.locator('#booking > summary');
  const isThere = () => button.evaluate((one) => getComputedStyle(one).pointerEvents !== 'none');
  await expect.poll(isThere, 'at the top').toBe(true);
  for (const [by, there] of [
    [500, false],
    [500, false],
    [-200, true],
    [200, false],
  ] as const) {
    const from = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(from);
    await expect.poll(isThere, `turned by ${by}`).toBe(there);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(isThere, 'at the end').toBe(true);
});

test('the booking button does not make way under a finger that is down', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/subcard/3');
  const way = () =>
    page.locator('#booking').evaluate((button) => button.style.getPropertyValue('--make-way'));
  await expect.poll(way).not.toMatch(/^(-0px)?$/);
  await page.locator('#booking').evaluate((button) => button.removeAttribute('style'));
  await page.locator('#booking > summary').hover();
  await page.mouse.down();
  await page.evaluate(() => {
    dispatchEvent(new Event('resize'));
    return new Promise((resolve) => setTimeout(resolve, 400));
  });
  await page.mouse.up();
  await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
});

test('the booking button is lifted while the bar with the price is there, and not before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/subcard/3');
  const bar = page.getByRole('complementary', { name: 'Price and booking' });
  const foot = () =>
    page
      .getByRole('complementary', { name: 'Booking', exact: true })
      .evaluate((widget) => Math.round(widget.getBoundingClientRect().bottom));
  await expect(bar).toBeHidden();
  expect(await foot()).toBe(740 - 16);
  await page.mouse.wheel(0, 1600);
  await expect(bar).toBeVisible();
  const { y = 0 } = (await bar.boundingBox()) ?? {};
  expect(await foot()).toBeLessThanOrEqual(y);
});

test('what takes the focus by a key is in view at once, and not behind a bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // One with a bar at its foot, one with a form.
  for (const path of ['/subcard/3', '/tools/mulank-bhagyank']) {
    await page.goto(path);
    await untilAwake(page);
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(inPage.outOfSight), `${path}, after ${press + 1} Tab`).toEqual([]);
    }
  }
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
  const paths = ['/prediction/1', '/mulank4', '/subcard/3'];
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

test('theme and cart are shown on a page that is painted long before its end', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cart', '{"currency":"INR","services":[3]}');
    localStorage.setItem('theme', 'dark');
  });
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
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'dark' })).toHaveAttribute('aria-pressed', 'true');
});
