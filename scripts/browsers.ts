// `npm run test:browsers -- --project Firefox`: further arguments go to Playwright.
import { findBrowser, installBrowser } from '../e2e/browser.mjs';
import { findMiniBrowser } from '../e2e/browsers/clients.mjs';
import { findProgram, installPackages } from '../e2e/programs.mjs';
import { installTools, need, playwright } from './programs';

type BrowserClient = { packages: string[]; find: () => unknown };

const clients: Record<string, BrowserClient> = {
  Firefox: {
    packages: ['firefox-esr'],
    find: () => findProgram('firefox-esr') ?? findProgram('firefox'),
  },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => findProgram('WebKitWebDriver') && findProgram('Xvfb') && findMiniBrowser(),
  },
  w3m: { packages: ['w3m'], find: () => findProgram('w3m') },
};

need('Chromium or Chrome (CHROMIUM_PATH names one)', findBrowser() ?? installBrowser());
const missingClients = Object.entries(clients).filter(([client, { packages, find }]) => {
  if (!find()) installPackages(...packages);
  return !need(packages.join(' and '), find(), `the journeys of ${client}`);
});

installTools('browsers');
playwright('e2e/browsers', { WITHOUT: missingClients.map(([client]) => client).join() });
