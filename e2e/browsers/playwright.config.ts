import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { clients } from './clients.mjs';
import { ports, standInEnv, startServer } from '../servers';

const browser = findBrowser();
const today = 'Chrome today';
const { args, env } = startServer(ports.site);

/** Each client is a project, but for those that WITHOUT names, because they are not on this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  reporter: [['list'], ['./table.ts']],
  workers: 2,
  timeout: 180_000,
  // A machine that is busy is slow; what never comes fails all the same.
  expect: { timeout: 30_000 },
  use: { channel: browser?.channel, launchOptions: { executablePath: browser?.path } },
  projects: [...Object.keys(clients), 'w3m']
    .filter((name) => !process.env.WITHOUT?.split(',').includes(name))
    .map((name) => ({ name, testMatch: name === today ? '*.spec.ts' : 'journeys.spec.ts' })),
  webServer: [
    {
      command: `node e2e/stand-in.mjs ${ports.standIn}`,
      url: `http://localhost:${ports.standIn}/inbox`,
      cwd: '../..',
    },
    {
      command: `node ${args.join(' ')}`,
      url: `http://localhost:${ports.site}/api/health`,
      cwd: '../..',
      env: { ...standInEnv, ...env, APP_SECRET: 'a-secret-of-the-tests-with-32-characters' },
      stdout: 'ignore',
    },
  ],
});
