import { expect, type Page, type Route } from '@playwright/test';

/** Makes a page older, since a form that is sent within two seconds counts as a program's. */
export const atHumanPace = (page: Page) =>
  page.evaluate(() => {
    const age = performance.now.bind(performance);
    performance.now = () => age() + 2_000;
  });

/** Resolves when every island of the page is awake. */
export const untilAwake = (page: Page) => expect(page.locator('[data-props]')).toHaveCount(0);

/** Holds requests to such an address until the returned function is called. */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer = (route: Route) => route.continue(),
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
