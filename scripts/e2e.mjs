// `npm run test:e2e`: finds or installs a browser, Postgres and nginx, then runs Playwright on the production build.
// Further arguments go to Playwright: `npm run test:e2e -- order.spec.ts`.
import { spawnSync } from 'node:child_process';
import { findBrowser, installBrowser } from '../e2e/browser.mjs';
import { findNginx, installNginx } from '../e2e/nginx.mjs';
import { findPostgres, installPostgres } from '../e2e/postgres.mjs';

if (!(findBrowser() ?? installBrowser())) {
  console.error(
    'The end-to-end tests need a browser and none could be found or installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
  );
  process.exit(1);
}

if (!(findPostgres() ?? installPostgres()))
  console.warn(
    '\n*** Postgres could not be found or installed: THE TESTS THAT NEED IT ARE SKIPPED. ***\n',
  );

if (!(findNginx() ?? installNginx()))
  console.warn(
    '\n*** nginx could not be found or installed: THE TESTS OF ITS CONFIGURATION ARE SKIPPED. ***\n',
  );

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
