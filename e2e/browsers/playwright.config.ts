import { defineConfig } from '@playwright/test';
import { clients } from './clients.mjs';
import { webServers } from '../servers';

/** Each client is a project, except those in WITHOUT, which are not on this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  reporter: 'list',
  workers: 2,
  timeout: 180_000,
  // A busy machine is slow; an answer that never comes fails all the same.
  expect: { timeout: 30_000 },
  projects: [...Object.keys(clients), 'w3m']
    .filter((name) => !process.env.WITHOUT?.split(',').includes(name))
    .map((name) => ({ name })),
  webServer: webServers({ APP_SECRET: 'a-secret-of-the-tests-with-32-characters' }),
});
