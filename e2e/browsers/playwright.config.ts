import { defineConfig } from '@playwright/test';
import { clients } from './clients.mjs';
import { ports, standInEnv, startServer } from '../servers';

const { args, env } = startServer(ports.site);

/** Each client is a project; those that are not on this machine are named in WITHOUT. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  reporter: [['list'], ['./table.ts']],
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  projects: Object.keys(clients).map((name) => ({ name })),
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
