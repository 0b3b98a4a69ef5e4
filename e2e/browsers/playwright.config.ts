import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { clients } from './clients.mjs';
import { webServers } from '../servers';

const today = 'Chrome today';

/** Each client is a project, but for those that WITHOUT names, because they are not on this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  reporter: [['list'], ['./table.ts']],
  workers: 2,
  timeout: 180_000,
  // A machine that is busy is slow; what never comes fails all the same.
  expect: { timeout: 30_000 },
  use: { launchOptions: findBrowser() },
  projects: [...Object.keys(clients), 'w3m']
    .filter((name) => !process.env.WITHOUT?.split(',').includes(name))
    .map((name) => ({ name, testMatch: name === today ? '*.spec.ts' : 'journeys.spec.ts' })),
  webServer: webServers({ APP_SECRET: 'a-secret-of-the-tests-with-32-characters' }),
});
