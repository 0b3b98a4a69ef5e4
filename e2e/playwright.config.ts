import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { ports, standInEnv, startServer } from './servers';

const browser = findBrowser();
const root = '..';
const { args, env } = startServer(ports.site);

/** Their own configurations run these: npm run test:browsers, npm run check:platforms. */
const elsewhere = '**/e2e/{browsers,platforms}/**';

/** These ask servers, and mostly wait for them: one runs beside two that draw pages. */
const withoutPages = ['canaries', 'faults', 'headers', 'instances', 'nginx', 'second-ways'];
const ofServers = `**/e2e/{${withoutPages}}.spec.ts`;

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
  fullyParallel: true,
  workers: 3,
  projects: [
    { name: 'servers', testMatch: ofServers, workers: 1 },
    { name: 'pages', testIgnore: [elsewhere, ofServers], workers: 2 },
  ],
  timeout: 90_000,
  // A machine that builds and tests at once is slow; what never comes fails all the same.
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${ports.site}`,
    channel: browser?.channel,
    launchOptions: { executablePath: browser?.path },
    permissions: ['clipboard-read', 'clipboard-write'],
    // A film of every test would cost more than it tells; where one fails, run it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: `node e2e/stand-in.mjs ${ports.standIn}`,
      url: `http://localhost:${ports.standIn}/inbox`,
      cwd: root,
    },
    {
      command: `node ${args.join(' ')}`,
      url: `http://localhost:${ports.site}/api/health`,
      cwd: root,
      env: { ...standInEnv, ...env },
      stdout: 'ignore',
    },
  ],
});
