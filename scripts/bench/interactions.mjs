// How long a phone with a quarter of this machine's speed takes from an input to the next paint.
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.mjs';

export const interactionColumns = ['interaction, 4x slower', 'ms to the next paint'];

/** The slowest event of each interaction. */
export async function measureInteractions(origin) {
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const main = page.getByRole('main');
  const acts = {
    menu: ['/about', () => page.getByRole('button', { name: 'Menu' }).click()],
    sort: ['/services', () => main.getByRole('combobox').press('ArrowDown')],
    carousel: ['/', () => main.getByRole('button', { name: 'Next clients' }).click()],
    'tab through the form': ['/checkout?service=3', () => tabThrough(page)],
  };
  const rows = [];
  for (const [name, [path, act]] of Object.entries(acts))
    rows.push([name, String(await slowestEvent(page, origin + path, act))]);
  await browser.close();
  return rows;
}

async function slowestEvent(page, address, act) {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    globalThis.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.slowest = Math.max(globalThis.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await act();
  await page.waitForTimeout(500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => globalThis.slowest);
}

async function tabThrough(page) {
  await page.getByRole('main').getByRole('textbox').first().focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press('Tab');
}
