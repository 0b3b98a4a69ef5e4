import { expect, type Page } from '@playwright/test';

/** A form that is sent within two seconds counts as a program's, which a test is: it waits as people do. */
export const atHumanPace = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2_000);

/** Comes back when every island of the page is awake. */
export const untilAwake = (page: Page) => expect(page.locator('[data-props]')).toHaveCount(0);
