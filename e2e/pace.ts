import { expect, type Page, type Route } from '@playwright/test';

/** A form that is sent within two seconds counts as a program's, which a test is: its page is made so much older. */
export const atHumanPace = (page: Page) =>
  page.evaluate(() => {
    const age = performance.now.bind(performance);
    performance.now = () => age() + 2_000;
  });

/** Comes back when every island of the page is awake. */
export const untilAwake = (page: Page) => expect(page.locator('[data-props]')).toHaveCount(0);

/** What is asked for at such an address waits on the line until what this returns is called. */
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
