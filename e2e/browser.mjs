// Finds a browser for the end-to-end tests, and installs one where none is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installPackages } from './programs.mjs';

const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Options of Playwright for an installed browser or its own build; undefined without either.
 * CHROMIUM_PATH, when set, is taken without question.
 * @returns {import('@playwright/test').LaunchOptions | undefined}
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH };
  if (existsSync(chromium.executablePath())) return { channel: 'chromium' };
  const executablePath = [...installed.map(findProgram), ...macApps.filter(existsSync)].find(
    Boolean,
  );
  return executablePath ? { executablePath } : undefined;
}

/** Tries Playwright's own download first, then Debian's package. */
export function installBrowser() {
  console.log('No Chromium or Chrome here: trying to download the one that Playwright ships.');
  // The output says why it failed; ten minutes at most.
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
  });
  if (!findBrowser()) installPackages('chromium', 'fonts-liberation');
  return findBrowser();
}
