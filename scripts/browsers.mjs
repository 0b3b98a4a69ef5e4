// `npm run test:browsers`: installs the browsers that apt has and what drives them, and tries the site's journeys in
// each. Further arguments go to Playwright: `npm run test:browsers -- --project Firefox`.
import { spawnSync } from 'node:child_process';
import { findBrowser, installBrowser } from '../e2e/browser.mjs';
import { findMiniBrowser } from '../e2e/browsers/clients.mjs';
import { findProgram, installPackages } from '../e2e/programs.mjs';

/** What a client needs, by the name of the client. */
const programs = {
  Firefox: () => findProgram('firefox-esr') ?? findProgram('firefox'),
  WebKit: () => findProgram('WebKitWebDriver') && findProgram('Xvfb') && findMiniBrowser(),
  w3m: () => findProgram('w3m'),
};
const packages = { Firefox: ['firefox-esr'], WebKit: ['webkit2gtk-driver', 'xvfb'], w3m: ['w3m'] };

if (!(findBrowser() ?? installBrowser())) {
  console.error('No Chromium or Chrome could be found or installed: set CHROMIUM_PATH to one.');
  process.exit(1);
}
const without = Object.keys(programs).filter((client) => {
  if (programs[client]()) return false;
  installPackages(...packages[client]);
  return !programs[client]();
});
for (const client of without)
  console.warn(
    `\n*** ${client} is not here, and apt could not bring ${packages[client].join(' and ')}: ITS JOURNEYS ARE LEFT OUT. ***\n`,
  );

const run = (command, args, env = {}) => {
  const options = { stdio: /** @type {const} */ ('inherit'), env: { ...process.env, ...env } };
  return spawnSync(command, args, options).status ?? 1;
};
// No script of these packages needs to run: what they would download comes from elsewhere.
const drivers = ['ci', '--prefix', 'e2e/browsers', '--ignore-scripts', '--no-audit', '--no-fund'];
process.exit(
  run('npm', drivers) ||
    run(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/browsers',
        ...process.argv.slice(2),
      ],
      { WITHOUT: without.join() },
    ),
);
