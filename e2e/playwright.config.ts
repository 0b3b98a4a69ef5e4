import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { ports, standInEnv, startServer } from './servers';

const browser = findBrowser();
const root = '..';

/**
 * Against the production build that stands in .next, served twice: once sending through a stand-in
 * for SendGrid, once without any configuration, as `npm start` does. No retries: a flake is a fault.
 */
export default defineConfig({
  testDir: '.',
  // Their own configurations run these: npm run test:browsers, npm run check:platforms.
  testIgnore: '**/e2e/{browsers,platforms}/**',
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
  workers: 2,
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
    site(ports.site, standInEnv),
    site(ports.outbox, {
      OUTBOX_DIR: resolve(__dirname, '../test-results/outbox'),
      DATABASE_URL: 'memory:',
    }),
  ],
});

/** A server of the last build; its log is shown when something goes wrong. */
function site(port: number, environment: Record<string, string>) {
  const { args, env } = startServer(port);
  return {
    command: `node ${args.join(' ')}`,
    url: `http://localhost:${port}/api/health`,
    cwd: root,
    env: { ...environment, ...env },
    stdout: 'ignore',
  } as const;
}
