import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { platforms } from './fixtures';

const browser = findBrowser();

/** Each platform is a project: `npm run check:platforms -- --project netlify`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/platforms',
  reporter: 'list',
  // They build, and use the same ports.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { channel: browser?.channel, launchOptions: { executablePath: browser?.path } },
  projects: Object.keys(platforms).map((name) => ({ name })),
});
