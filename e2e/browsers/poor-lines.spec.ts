import { expect, test } from '@playwright/test';
import { business } from '../content';
import { ports } from '../servers';
import { startLine } from './line.mjs';

// What Chrome makes of lines that lose half of what is asked for. Pages that still sleep: islands.spec.ts.

test.setTimeout(600_000);

test('with every second request dropped, twenty checkouts work or say how to order', async ({
  browser,
}) => {
  const load = async (number: number) => {
    const line = await startLine(ports.site);
    let asked = number;
    line.drops = () => asked++ % 2 === 0;
    const context = await browser.newContext();
    const page = await context.newPage();
    // A page that does not come is asked for again by whoever wants it.
    await expect(async () => {
      await page.goto(`${line.url}/checkout?service=3`, { waitUntil: 'commit' });
    }).toPass();
    const said = page.getByText(business.phone.display).filter({ visible: true }).first();
    const whatsapp = page.locator('main a[href*="wa.me"]').filter({ visible: true }).first();
    const isAwake = async () => (await page.locator('[data-props]').count()) === 0;
    let end = 'is dead';
    await expect
      .poll(
        async () => {
          if ((await page.getByText('Complete Order').count()) > 0 && (await isAwake()))
            end = 'works';
          else if ((await said.isVisible()) && (await whatsapp.isVisible())) end = 'says how';
          return end;
        },
        { timeout: 45_000 },
      )
      .not.toBe('is dead')
      .catch(() => undefined);
    if (end === 'works') {
      await page.getByRole('button', { name: 'Complete Order' }).click();
      await expect(page.getByRole('alert').first()).toContainText('Please fill in');
    }
    await context.close();
    line.stop();
    return end;
  };
  const ends: string[] = [];
  for (let number = 0; number < 20; number += 4)
    ends.push(...(await Promise.all([0, 1, 2, 3].map((more) => load(number + more)))));
  console.log(`Twenty checkouts: ${ends.join(', ')}.`);
  expect(ends).not.toContain('is dead');
});
