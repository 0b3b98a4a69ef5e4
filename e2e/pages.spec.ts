import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { business, titleOf } from './content';
import { expect, expectAccessible, expectNoSideways, test, bringToRest } from './fixtures';
import { compareStyles, coveredAtLoad, coveredInFocus, moving, pale, withoutEdge } from './in-page';
import { hold, untilAwake } from './pace';
import { everyPage, missing, oneOfEachKind, withIslands } from './paths';

/** The sheets that the bundler wrote, of which each page keeps the rules that it uses. */
const chunks = join(__dirname, '../.next/static/chunks');
const sheets = readdirSync(chunks)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(chunks, name), 'utf8'));

for (const path of oneOfEachKind)
  test(`${path} does what a page of its kind has to, on any screen and for anybody`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await untilAwake(page);

    await test.step('it runs the scripts that it may run', async () => {
      await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
      const modules = withIslands.includes(path)
        ? [expect.stringMatching(/\/islands\/\w+\.js$/)]
        : [];
      const nearest = path === '/no-such-page' ? ['/nearest.js'] : [];
      await expect.poll(() => [...scripts].sort()).toEqual([...modules, ...nearest, '/site.js']);
      expect(await page.content()).not.toContain('__next_f');
    });

    await test.step('it has every rule of style that it uses, and few others', async () => {
      const { lost, unused } = await page.evaluate(compareStyles, sheets);
      expect.soft(lost).toEqual([]);
      // A page with islands keeps rules for what they will draw.
      if (!withIslands.includes(path))
        expect.soft(gzipSync(unused.join('\n')).length).toBeLessThanOrEqual(3_000);
    });

    await test.step('nothing moves by itself where less motion is asked for', async () => {
      expect.soft(await page.evaluate(moving)).toEqual([]);
    });

    await test.step('it is accessible in both themes and never scrolls sideways', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const width of [360, 1440]) await expectAccessible(page, width);
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSideways(page);
      }
    });

    await test.step('the booking button covers nothing that could be pressed', async () => {
      for (const [width, height] of [
        [360, 640],
        [360, 740],
        [393, 780],
        [768, 1024],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const size = `${width} by ${height}`;
        await expect.poll(() => page.evaluate(coveredAtLoad), size).toEqual([]);
        expect.soft(await page.evaluate(coveredInFocus), size).toEqual([]);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      }
    });

    await test.step('links of one or two digits are large enough, and say where they lead', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const links = page.getByRole('main').getByRole('link');
      for (const link of await links.filter({ hasText: /^\s*\d{1,2}\s*$/ }).all()) {
        await expect.soft(link).toHaveAccessibleName(/\p{L}{3}/u);
        const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
    });

    await test.step('a visitor’s own colours leave edges on buttons, and states that are seen', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await page.evaluate(withoutEdge)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('it can be read on paper, from either theme', async () => {
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'print', colorScheme: theme });
        await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
        await bringToRest(page);
        expect.soft(await page.evaluate(pale), theme).toEqual([]);
      }
      await expect.soft(page.getByRole('banner')).toBeHidden();
    });
  });

test('an address that leads nowhere is answered 404 in its own words, with ways on', async ({
  page,
}) => {
  for (const [path, text] of Object.entries(missing)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(await answer?.text(), path).toContain(text);
    await expect(page.getByRole('heading', { level: 1, name: text }), path).toBeVisible();
    const robots = page.locator('meta[name="robots"]').first();
    await expect(robots, path).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
  }
});

test('an address that leads nowhere names the nearest page, and the search opens with its words', async ({
  page,
}) => {
  const nearest = page.locator('[data-nearest]');
  for (const [path, meant] of [
    ['/Services', '/services'],
    ['/Mulank5', '/mulank5'],
    ['/servises.html', '/services'],
    ['/Tools/Lo-Shu-Grid', '/tools/lo-shu-grid'],
  ] as const) {
    await page.goto(path);
    await expect(nearest.getByRole('link'), path).toHaveAttribute('href', meant);
    await expect(nearest, path).toBeVisible();
  }
  await page.goto('/mulank10');
  await expect(page.locator('main [data-query="mulank 10"]')).toBeVisible();
  await expect(nearest).toBeHidden();
  await page.locator('main [data-search]').click();
  await expect(page.locator('#search input')).toHaveValue('mulank 10');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 740 } });

  test('every page has its text on the smallest phone, and ways on', async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of everyPage) {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectNoSideways(page, path);
    }
    await page.goto('/about');
    await page.locator('#booking > summary').click();
    await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
  });

  for (const path of ['/services', '/usdservice'])
    test(`${path} offers no sorting, which could not be done`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('link', { name: titleOf(3), exact: true })).toBeVisible();
      await expect(page.locator('main select')).toBeHidden();
    });
});

test('a fault of ours is answered by a page of the site, with the ways to reach us', async ({
  page,
}) => {
  // No address leads to it: the server itself shows it when something fails.
  const body = readFileSync(join(__dirname, '../.next/server/pages/500.html'), 'utf8');
  await page.route('**/a-fault', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/a-fault');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('banner')).toBeVisible();
  const main = page.getByRole('main');
  for (const href of [`tel:${business.phone.dial}`, `https://wa.me/${business.whatsapp}`])
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
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

test('on a phone the services are two presses away, and a third leads to those that one asks about', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/subcard/3');
  await page.locator('#menu > summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByText('Services', { exact: true })).toBeInViewport();
  await menu.getByRole('link', { name: 'Services in India' }).click();
  await expect(page).toHaveURL(/services$/);
  const ways = page.getByRole('navigation', { name: /^Not sure which/ });
  await expect(ways).toBeInViewport({ ratio: 1 });
  for (const link of await ways.getByRole('link').all()) await expect(link).toBeInViewport();
  await ways.getByRole('link', { name: 'Names' }).click();
  const names = page.getByRole('region', { name: 'Names' });
  await expect(names.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(names.getByText('Delivered in 25-30 Days').first()).toBeInViewport();
});

for (const [path, count] of [
  ['/prediction/3', 0],
  ['/prediction/11', 0],
  ['/prediction/12', 1],
] as const)
  test(`${path} has ${count} booking buttons, since nothing is sold where people died`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('#booking')).toHaveCount(count);
    const services = page.getByRole('main').locator('a[href*="/subcard/"]');
    expect((await services.count()) > 0).toBe(count > 0);
  });

for (const [when, now, inOrder, says] of [
  ['while calls are answered', '2026-11-23T13:00:00Z', ['Call', 'WhatsApp'], ''],
  ['at any other hour', '2026-11-23T06:00:00Z', ['WhatsApp', 'Call'], '(opens in 6 h 30 min)'],
] as const)
  test.describe(`in India ${when}`, () => {
    test.use({ timezoneId: 'Asia/Kolkata' });

    test(`the booking panel offers ${inOrder.join(' and ')}, and a click outside closes it`, async ({
      page,
    }) => {
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
      await expect(panel.getByRole('link', { name: /WhatsApp Now/ })).toHaveAttribute(
        'target',
        '_blank',
      );
      await page.getByRole('heading', { level: 1 }).click();
      await expect(panel).toBeHidden();
    });
  });

test('the booking button lies over nothing that is being read, and is back on the way up and at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/blogs/born-on-the-29th');
  const button = page.locator('#booking > summary');
  const isThere = () => button.evaluate((one) => getComputedStyle(one).pointerEvents !== 'none');
  const turn = async (by: number) => {
    const from = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(from);
  };
  await expect.poll(isThere, 'at the top').toBe(true);
  for (let stop = 1; stop <= 8; stop++) {
    await turn(500);
    await expect.poll(isThere, `down, stop ${stop}`).toBe(false);
  }
  await turn(-200);
  await expect.poll(isThere, 'on the way up').toBe(true);
  await turn(200);
  await expect.poll(isThere, 'down once more').toBe(false);
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

for (const path of ['/prediction/1', '/mulank4', '/subcard/3'])
  test(`lines of ${path} stand where they will be before the fonts have come`, async ({ page }) => {
    const lines = () =>
      page.locator('h1, h1 ~ p, header a span').evaluateAll((all) =>
        all.map((one) => {
          const { y, height } = one.getBoundingClientRect();
          return [Math.round(y), Math.round(height)];
        }),
      );
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const there = await lines();

    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    const standIns = [
      "local('Arial'), local('Liberation Sans'), local('Roboto')",
      "local('Times New Roman'), local('Liberation Serif'), local('Noto Serif Bold')",
    ];
    const absent = await page.evaluate(async (sources) => {
      const loads = sources.map((source) => new FontFace('any', source).load());
      const outcomes = await Promise.allSettled(loads);
      return sources.filter((_, index) => outcomes[index]?.status === 'rejected');
    }, standIns);
    test.skip(absent.length > 0, `Not on this machine: any of ${absent.join('; ')}.`);
    expect(await lines()).toEqual(there);
  });

for (const [path, ends] of [
  ['/about', false],
  ['/prediction/5', true],
  ['/mulank5', true],
  ['/blogs/three-numbers-in-a-birthday', true],
  ['/tools/name-number', true],
] as const)
  test(`the edge of inks over the footer of ${path} is ${ends ? 'left out, since the page ends in one' : 'there'}`, async ({
    page,
  }) => {
    await page.goto(path);
    const edge = page.locator('footer').last().locator('xpath=preceding-sibling::*[1]');
    await expect(edge).toHaveAttribute('aria-hidden', 'true');
    await expect(edge).toBeVisible({ visible: !ends });
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
  release();
  await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'dark' })).toHaveAttribute('aria-pressed', 'true');
});
