import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import budgets from './budgets.json';

// What one page of each kind costs a phone that has never been here, before it scrolls: bytes on the wire,
// headers included, and requests. A page that gets lighter gets a lower budget; none is ever raised without
// a paragraph in docs/decisions.md.

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true });

const kinds: Record<string, Record<string, number>> = budgets;

for (const [path, budget] of Object.entries(kinds))
  test(`${path} keeps to its budget`, async ({ page }) => {
    const { weight, files } = await weigh(page, path);
    expect.soft(files, `files of ${path} that are no pictures`).toBeLessThanOrEqual(10);
    for (const [part, spent] of Object.entries(weight))
      expect.soft(spent, `${part} of ${path}`).toBeLessThanOrEqual(budget[part] ?? 0);
    // The tests' browser asks for no manifest, and the ones that people have do so at once.
    await expect(page.locator('link[rel=manifest]')).toHaveCount(path === '/' ? 1 : 0);
  });

/** Bytes by kind of file, how many files there were, and how many of them are no pictures. */
async function weigh(page: Page, path: string) {
  const weight: Record<string, number> = { requests: 0 };
  const parts = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type }) => {
    parts.set(requestId, partOf[type] ?? 'other');
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = parts.get(requestId) ?? 'other';
    weight[part] = (weight[part] ?? 0) + encodedDataLength;
    weight.requests = (weight.requests ?? 0) + 1;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const files = [...parts.values()].filter((part) => part !== 'images').length;
  return { weight, files };
}

const partOf: Record<string, string> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'fonts',
  Image: 'images',
};
