import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { ports, webServers } from './servers';

/**
 * Run by their own configurations: npm run attack, npm run test:browsers, npm run check:platforms.
 */
const elsewhere = '**/e2e/{attack,browsers,platforms}/**';

/** Tests that mostly wait for servers: they run one at a time, beside two that draw pages. */
const ofServers =
  '**/e2e/{attack,canaries,faults,headers,html,instances,nginx,second-ways,start}.spec.ts';

/**
 * Tests the production build in .next, which sends through a stand-in for SendGrid. No retries: a
 * flake is a fault.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  reporter: process.env.CI
    ? [
        ['list'],
        ['html', { open: 'never', outputFolder: '../playwright-report' }],
        ['./no-skips.ts'],
      ]
    : 'list',
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  projects: [
    { name: 'servers', testMatch: ofServers, workers: 1 },
    { name: 'pages', testIgnore: [elsewhere, ofServers], fullyParallel: true },
  ],
  // A machine that builds and tests at once is slow; an answer that never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A fade that Chrome gives up, since the page was shown first, is an error of the page
    // (github.com/w3c/csswg-drafts/issues/13726). Tests of motion ask for it.
    reducedMotion: 'reduce',
    baseURL: `http://localhost:${ports.site}`,
    launchOptions: findBrowser(),
    permissions: ['clipboard-read', 'clipboard-write'],
    // A film of every test would cost more than it tells; where one fails, run it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: webServers(),
});
