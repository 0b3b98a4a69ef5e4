// Finds a browser for the end-to-end tests, and installs one where none is.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * How Playwright launches the browser: an installed one, or Playwright's own build; undefined where neither is.
 * CHROMIUM_PATH, when set, is taken without question.
 * @returns {import('@playwright/test').LaunchOptions | undefined}
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH };
  if (existsSync(chromium.executablePath())) return { channel: 'chromium' };
  const executablePath = [
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => installed.map((name) => join(folder, name))),
    ...macApps,
  ].find(isExecutable);
  return executablePath ? { executablePath } : undefined;
}

/**
 * As findBrowser, after trying to get one: Playwright's own download first, then, for root on Debian
 * or Ubuntu, the package chromium. Undefined when neither can be had.
 */
export function installBrowser() {
  console.log('No Chromium or Chrome here: trying to download the one that Playwright ships.');
  run('npx', ['playwright', 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('That could not be downloaded: installing the package chromium.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ]);
  }
  return findBrowser();
}

/** Output is shown only when the command fails to leave a browser behind; ten minutes at most. */
function run(command, args, env = {}) {
  spawnSync(command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
  });
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
