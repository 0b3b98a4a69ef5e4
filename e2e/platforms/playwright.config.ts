import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { platforms } from './fixtures';

/** Each platform is a project: `npm run check:platforms -- --project netlify`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/platforms',
  reporter: 'list',
  // Tests build, and use the same ports.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: findBrowser() },
  projects: Object.keys(platforms).map((name) => ({ name })),
});
