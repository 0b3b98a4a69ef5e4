import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { ports, webServers } from './servers';

/** Their own configurations run these: npm run attack, npm run test:browsers, npm run check:platforms. */
const elsewhere = '**/e2e/{attack,browsers,platforms}/**';

/** These ask servers, and mostly wait for them: one runs beside two that draw pages, of which there are three then. */
const ofServers =
  '**/e2e/{attack,canaries,faults,headers,html,instances,nginx,second-ways,start}.spec.ts';

/**
 * Against the production build that stands in .next, sending through a stand-in for SendGrid. No retries: a flake is a
 * fault.
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
  // A machine that builds and tests at once is slow; what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A fade between pages that Chrome gives up, since the page was shown first, is an error of the page there
    // (github.com/w3c/csswg-drafts/issues/13726). What moves is tried where it is asked for.
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
