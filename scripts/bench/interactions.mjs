// How long a phone with a quarter of this machine's speed takes from an input to the next paint.
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.mjs';
import { median } from './median.mjs';

export const interactionColumns = ['interaction, 4x slower', 'ms to the next paint'];

const runs = 5;

/** The slowest event of each interaction, the median of so many fresh pages. */
export async function measureInteractions(origin) {
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: ['--no-sandbox'],
  });
  const acts = {
    menu: ['/about', (page) => page.locator('#menu > summary'), click],
    sort: ['/services', (page) => inMain(page, 'combobox'), (list) => list.press('ArrowDown')],
    carousel: ['/', (page) => inMain(page, 'button', 'Next clients'), click],
    'tab through the form': ['/checkout?service=3', (page) => inMain(page, 'textbox'), tabThrough],
  };
  const rows = [];
  for (const [name, [path, find, act]] of Object.entries(acts)) {
    const times = [];
    for (let run = 0; run < runs; run++)
      times.push(await slowestEvent(browser, origin + path, find, act));
    rows.push([name, String(median(times))]);
  }
  await browser.close();
  return rows;
}

const inMain = (page, role, name) => page.getByRole('main').getByRole(role, { name }).first();

const click = (target) => target.click();

async function slowestEvent(browser, address, find, act) {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const target = find(page);
  // Whoever acts has scrolled there before, and seen its pictures.
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    globalThis.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.slowest = Math.max(globalThis.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await act(target);
  await page.waitForTimeout(500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slowest = await page.evaluate(() => globalThis.slowest);
  await page.close();
  return slowest;
}

async function tabThrough(first) {
  await first.focus();
  for (let step = 0; step < 10; step++) await first.page().keyboard.press('Tab');
}
