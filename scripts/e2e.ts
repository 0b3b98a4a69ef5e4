// `npm run test:e2e -- order.spec.ts`: further arguments go to Playwright.
import { findBrowser, installBrowser } from '../e2e/browser.mjs';
import { findNginx, installNginx } from '../e2e/nginx';
import { findPostgres, installPostgres } from '../e2e/postgres.mjs';
import { need, playwright } from './programs';

need('Chromium or Chrome (CHROMIUM_PATH names one)', findBrowser() ?? installBrowser());
need('Postgres', findPostgres() ?? installPostgres(), 'the tests of several instances');
need('nginx', findNginx() ?? installNginx(), 'the tests of its configuration');
playwright('e2e');
