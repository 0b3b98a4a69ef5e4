import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { CheckoutPage } from './checkout-page';
import { sideways, wrongWhenLarge } from './in-page';
import { withInbox } from './inbox';

type Fixtures = { checkout: CheckoutPage; quiet: string[] };

/** Every test fails on an error in the console, a script error or a breach of the page's policy. */
export const test = withInbox.extend<Fixtures>({
  extraHTTPHeaders: async ({}, use, info) => use({ 'X-Forwarded-For': addressOf(info.testId) }),
  checkout: async ({ page, buyer }, use) => use(new CheckoutPage(page, buyer)),
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) noise.push(message.text());
      });
      await use(noise);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * An address for each test, so that none uses up another's limit. The second half of a test's id is
 * of its title, the first one of its file.
 */
const addressOf = (testId: string) =>
  [-16, -12, -8, -4].map((at) => parseInt(testId.slice(at).slice(0, 4), 36) % 250).join('.');

/** Browsers report each answer of 400 and more; tests that ask for one check it themselves. */
const isExpected = (text: string) => /^Failed to load resource/.test(text);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that a width or a theme decides; by the others a page is alike in all of them. */
const ofLooks = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Faults that axe finds in a part of the page, or with `html` in all of it, as lines. */
export async function violations(page: Page, part = 'main', rules = tags) {
  await bringToRest(page);
  // The newer mode opens a window for each look, for the sake of frames, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part !== 'html') axe.include(part);
  const runOnly = { type: rules === tags ? 'tag' : 'rule', values: rules } as const;
  // Passing rules are not described, and no file of the page is fetched anew.
  axe.options({ runOnly, resultTypes: ['violations'], preload: false });
  const results = await axe.analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * A change of theme is a transition, and colours half way say nothing. In a closed fold it never
 * ends.
 */
export const bringToRest = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });

/** Each width and each theme once, since a fault of both at once is neither's. */
export const looks = [
  [360, 'light'],
  [1440, 'dark'],
] as const;

/** The part of the page, as it is now, shuts nobody out, on a phone and on a desk. */
export async function expectAccessible(page: Page, what = '', part = 'main') {
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectNoSideways(page, what);
    const found = await violations(page, part, width === looks[0][0] ? tags : ofLooks);
    expect.soft(found, `${what} ${colorScheme} at ${width} px`).toEqual([]);
  }
}

/** Nothing reaches over the edge of the page at its width. */
export const expectNoSideways = async (page: Page, what = '') =>
  expect.soft(await page.evaluate(sideways), `${what} sideways`).toEqual([]);

/** With letters of 200 % on a small phone nothing lies sideways, breaks, shrinks or is cut. */
export async function expectWholeWhenLarge(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 });
  const devtools = await page.context().newCDPSession(page);
  const write = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await write(32);
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe('32px');
  for (const wrong of wrongWhenLarge) expect.soft(await page.evaluate(wrong)).toEqual([]);
  await write(16);
}
