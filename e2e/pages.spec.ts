import { business, titleOf } from './content';
import { expect, test, violations } from './fixtures';
import { furtherOfAKind, kindOf, missing, oneOfEachKind, reading, withIslands } from './paths';

// What is recorded for a failure grows with the test, and these are long; they name the page themselves.
test.use({ trace: 'off' });

// Pages of one kind go through one test in one window: there are more than a hundred, and opening a window
// costs more than most of what is looked at in it.
const all = [...reading, ...withIslands, ...Object.keys(missing)];
const ofOneKind = [...new Set(all.map(kindOf))].map((kind) => ({
  kind,
  pages: all.filter((path) => kindOf(path) === kind),
}));

for (const { kind, pages } of ofOneKind)
  test(`pages of the kind ${kind} run the scripts that they may run`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    for (const path of pages) {
      scripts.length = 0;
      await page.goto(path);
      await expect(page.locator('meta[http-equiv="Content-Security-Policy"]'), path).toHaveCount(1);
      await expect(page.locator('[data-props]'), path).toHaveCount(0);
      const modules = withIslands.includes(path)
        ? [expect.stringMatching(/\/islands\/\w+\.js$/)]
        : [];
      expect(scripts.sort(), path).toEqual([...modules, '/site.js']);
      expect(await page.content(), path).not.toContain('__next_f');
    }
  });

for (const [path, text] of Object.entries(missing))
  test(`${path} answers 404 and '${text}', with ways on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).toContain(text);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

for (const { kind, pages } of ofOneKind)
  test(`pages of the kind ${kind} are accessible in both themes and never scroll sideways`, async ({
    page,
  }) => {
    test.setTimeout(pages.length * 60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} sideways at ${width} px`).toBeLessThanOrEqual(0);
        for (const colorScheme of themesAt(path, width)) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page), `${path}, ${colorScheme} at ${width} px`).toEqual([]);
        }
      }
    }
  });

/**
 * Both themes at the three widths. The pages of one kind share their markup and their colours, so
 * from the second on one look at either end is enough.
 */
function themesAt(path: string, width: number): ('light' | 'dark')[] {
  if (width === 320) return [];
  if (!furtherOfAKind.has(path)) return ['light', 'dark'];
  if (width === 768) return [];
  return width === 360 ? ['dark'] : ['light'];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { kind, pages } of ofOneKind)
    test(`pages of the kind ${kind} have their text and their ways on`, async ({ page }) => {
      for (const path of pages.filter((one) => !(one in missing))) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        // Pages with a task of their own say their ways themselves.
        if ((await page.locator('#booking').count()) === 0) continue;
        await page.locator('#booking > summary').click();
        await expect(page.getByRole('link', { name: 'Call Now' }), path).toBeVisible();
      }
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
  const answer = await page.goto('/_global-error');
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('banner')).toBeVisible();
  const main = page.getByRole('main');
  for (const href of [`tel:${business.phone.dial}`, `https://wa.me/${business.whatsapp}`])
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
});

test('the theme is remembered and stands before the first paint', async ({ page }) => {
  await page.goto('/subcard/3');
  await page.getByRole('button', { name: 'dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/services');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'dark' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'auto' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the dropdown opens, collapses its inner list when it closes, and obeys Escape', async ({
  page,
}) => {
  await page.goto('/subcard/3');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const outer = nav.getByText('Our Services');
  const india = nav.getByRole('link', { name: 'Services in India' });
  await outer.click();
  await nav.getByText('Services', { exact: true }).click();
  await expect(india).toBeVisible();
  await page.getByRole('main').click({ position: { x: 20, y: 400 } });
  await expect(india).toBeHidden();
  await outer.click();
  await expect(nav.getByText('Services', { exact: true })).toBeVisible();
  await expect(india).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(nav.getByText('Services', { exact: true })).toBeHidden();
  await expect(nav.locator('summary').first()).toBeFocused();
});

test('the booking panel offers a call and a chat, and a click outside closes it', async ({
  page,
}) => {
  await page.goto('/subcard/3');
  await page.getByText('Book your appointment', { exact: true }).click();
  const panel = page.getByRole('group', { name: 'Book Your Appointment' });
  await expect(panel.getByText('Available between 6-9 PM')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+/);
  await expect(panel.getByRole('link', { name: /WhatsApp Now/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toBeHidden();
});

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [393, 780],
  [768, 1024],
  [1366, 768],
] as const)
  test(`the booking button covers nothing that could be pressed, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of oneOfEachKind) {
      await page.goto(path);
      await expect.poll(() => page.evaluate(coveredAtLoad), path).toEqual([]);
      expect(await page.evaluate(coveredInFocus), path).toEqual([]);
    }
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

/** What can be pressed, or is said of a price, and stands below the booking button. */
function coveredAtLoad() {
  const summary = document.querySelector('#booking > summary');
  if (!summary || getComputedStyle(summary).pointerEvents === 'none') return [];
  const button = summary.getBoundingClientRect();
  const controls = document.querySelectorAll(
    ':is(main, footer) :is(a, button, input, select, textarea, summary, label, [data-uncovered])',
  );
  return [...controls].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const meets =
      box.height > 0 &&
      box.left < button.right &&
      box.right > button.left &&
      box.top < button.bottom &&
      box.bottom > button.top;
    return meets ? [control.outerHTML.slice(0, 120)] : [];
  });
}

/** What is hidden by the button while it has the focus. */
function coveredInFocus() {
  const widget = document.querySelector('#booking')?.parentElement;
  if (!widget) return [];
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(header, main, footer) :is(a, button, input, select, textarea)',
  );
  return [...controls].flatMap((control) => {
    if (widget.contains(control) || !control.checkVisibility()) return [];
    control.focus({ focusVisible: true } as FocusOptions);
    const isHidden = getComputedStyle(widget).pointerEvents === 'none';
    return isHidden || document.activeElement !== control ? [] : [control.outerHTML.slice(0, 120)];
  });
}

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
      return sources.filter((_, place) => outcomes[place]?.status === 'rejected');
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

test('copy buttons copy the bare value', async ({ page }) => {
  await page.goto('/subcard/3');
  await page.getByRole('button', { name: 'Copy account number' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('000000000000');
});

test('a list is sorted as the specification says', async ({ page }) => {
  await page.goto('/services');
  const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect((await titles())[0]).toMatch(/Vehicle Number Selection/);
  await page.getByRole('combobox').selectOption('Sort by Popularity');
  await expect.poll(async () => (await titles())[0]).toMatch(/Movie related tips/);
  await page.getByRole('combobox').selectOption('Price: Low to High');
  await expect.poll(async () => (await titles())[0]).toMatch(/Vehicle Number Selection/);
  await page.getByRole('combobox').selectOption('Latest');
  await expect.poll(async () => (await titles())[0]).toMatch(/Building/);
});

test('reload and back show the page that was there', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: titleOf(3), exact: true }).click();
  await expect(page).toHaveURL(/\/subcard\/3$/);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Services in India' })).toBeVisible();
});

test('unreadable storage is an empty cart, never an error', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cart', '{"services":');
    localStorage.setItem('order', 'nonsense');
    localStorage.setItem('checkout-draft', '[1,2');
  });
  for (const path of ['/', '/checkout', '/orderreceived', '/subcard/3']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Cart, empty. See services' })).toBeVisible();
  }
});

test('theme and cart are shown on a page whose end comes after the script', async ({ page }) => {
  const siteHasRun = page.waitForEvent('console', (line) => line.text() === 'site.js has run');
  await page.addInitScript(() => {
    localStorage.setItem('cart', '{"currency":"INR","services":[3]}');
    localStorage.setItem('theme', 'dark');
    const say = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.endsWith('/site.js'))
        console.info('site.js has run');
    };
    document.addEventListener('load', say, true);
  });
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const slow = html.replace(/<body[^>]*>/, '$&<script src="/holds-the-rest.js"></script>');
    await route.fulfill({ response: answer, body: slow });
  });
  await page.route('**/holds-the-rest.js', async (route) => {
    await siteHasRun;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'dark' })).toHaveAttribute('aria-pressed', 'true');
});

test('no secret and no server code reaches the browser', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(await answer.text());
  });
  await page.goto('/checkout?service=3', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  const all = scripts.join('\n') + (await page.content());
  for (const word of ['SENDGRID', 'sendgrid', 'SG.stand-in', 'ZodError'])
    expect(all).not.toContain(word);
});
