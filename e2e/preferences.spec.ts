import { findBrowser } from './browser.mjs';
import { expect, test } from './fixtures';
import { oneOfEachKind } from './paths';
import { ports } from './servers';

// What visitors set in browser and system: large letters, their own colours, more contrast, less motion, paper, keys.
test.use({ trace: 'off' });

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
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '24px',
    );
    expect.soft(await page.evaluate(sideways), path).toEqual([]);
    expect.soft(await page.evaluate(brokenWords), path).toEqual([]);
  }
  await browser.close();
});

/** What reaches over the page's edge, unless it stands in a box that scrolls by itself. */
function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().right > clientWidth + 1 &&
      !scrolls(element),
  );
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ...wide.map((element) => element.outerHTML.slice(0, 100)),
  ];
}

/** Words of one line that stand on several. The first letter may be a drop cap, and long ones have one break. */
function brokenWords() {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.visually-hidden, script, noscript'))
      continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index + 1);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > (word.length > 12 ? 2 : 1))
        broken.push(`${word} (${parent.className || parent.localName})`);
    }
  }
  return broken;
}

test('a visitor’s own colours leave edges on buttons, and states that are seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of oneOfEachKind) {
    await page.goto(path);
    expect(await page.evaluate(withoutEdge), path).toEqual([]);
  }
});

/** The booking button without a border, and states that are told by a ground, a weight or a colour alone. */
function withoutEdge() {
  const drawn = (width: string, style: string) => parseFloat(width) > 0 && style !== 'none';
  const button = document.querySelector('#booking > summary');
  const states = [...document.querySelectorAll('[aria-current], [aria-pressed="true"]')];
  return [...(button ? [button] : []), ...states]
    .filter((element) => {
      const style = getComputedStyle(element);
      return (
        element.checkVisibility() &&
        !drawn(style.borderTopWidth, style.borderTopStyle) &&
        !drawn(style.outlineWidth, style.outlineStyle)
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

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

test('links of one or two digits are large enough, and say where they lead', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [...oneOfEachKind, '/mulank3', '/prediction/14']) {
    await page.goto(path);
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      if (!/^\d{1,2}$/.test((await link.innerText()).trim())) continue;
      await expect(link, path).toHaveAccessibleName(/\p{L}{3}/u);
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(24);
    }
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page can be read on paper, from the ${colorScheme} theme`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme);
    await page.emulateMedia({ media: 'print', colorScheme, reducedMotion: 'reduce' });
    for (const path of oneOfEachKind) {
      await page.goto(path);
      expect(await page.evaluate(pale), path).toEqual([]);
    }
  });

/** Texts with a contrast below 4.5 to what is printed below them; grounds are not, unless the page insists. */
function pale() {
  const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = parts(colour).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor, printColorAdjust } = getComputedStyle(element);
    const isPrinted = printColorAdjust === 'exact' && (parts(backgroundColor)[3] ?? 1) === 1;
    return isPrinted && backgroundColor !== 'transparent'
      ? backgroundColor
      : groundOf(element.parentElement);
  };
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const words = [...element.childNodes].find(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    if (!words || !element.checkVisibility() || element.closest('.visually-hidden, svg')) return [];
    const { color } = getComputedStyle(element);
    const [one, other] = [luminance(color), luminance(groundOf(element))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return contrast < 4.5 ? [`${element.textContent?.trim().slice(0, 40)}: ${contrast}`] : [];
  });
}

test('where less motion is asked for, nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of oneOfEachKind) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        // Those of scrolling stand still with the page.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'a transition')),
    );
    expect(moving, path).toEqual([]);
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
