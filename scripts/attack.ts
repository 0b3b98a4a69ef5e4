// `npm run attack -- -g flood`: packs the server, or takes the one in E2E_SERVER, and attacks it.
import { execFileSync } from 'node:child_process';
import { findBrowser, installBrowser } from '../e2e/browser.mjs';
import { findPostgres, installPostgres } from '../e2e/postgres.mjs';
import { need, playwright } from './programs';

need('Chromium or Chrome (CHROMIUM_PATH names one)', findBrowser() ?? installBrowser());
need('Postgres', findPostgres() ?? installPostgres());
const { E2E_SERVER: packed = 'dist/server' } = process.env;
if (!process.env.E2E_SERVER) execFileSync('npm', ['run', 'package'], { stdio: 'inherit' });
playwright('e2e/attack', { E2E_SERVER: packed });
