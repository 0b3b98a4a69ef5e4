/**
 * Browsers of `npm run test:browsers`. Playwright speaks to Chromes of any age, Puppeteer to
 * Debian's Firefox (by WebDriver BiDi), Selenium to WebKitGTK (by WebDriver).
 */
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { findProgram } from '../programs.mjs';
import { untilItAnswers } from '../until-it-answers.mjs';

/**
 * An open page. `body` and `element` are JavaScript: a function's body, and an expression.
 * @typedef {{
 *   goto: (address: string) => Promise<unknown>,
 *   run: (body: string) => Promise<unknown>,
 *   click: (element: string) => Promise<unknown>,
 *   type: (element: string, text: string) => Promise<unknown>,
 *   key: (name: 'Enter' | 'Escape') => Promise<unknown>,
 *   resize: (width: number, height: number) => Promise<unknown>,
 *   errors: string[],
 *   close: () => Promise<unknown>,
 * }} Client
 * @typedef {{ open: () => Promise<Client>, quit: () => Promise<unknown> }} Browser
 */

export const tools = resolve('.tools/browsers');
const requireTool = createRequire(`${tools}/`);

/** @type {Record<string, () => Promise<Browser>>} */
export const clients = {
  Firefox: startFirefox,
  WebKit: startWebKit,
  'Chrome 109': async () => startChrome({ executablePath: await unpackedChrome() }),
  'Chrome today': () => startChrome(findBrowser()),
  'no JavaScript': () => startChrome(findBrowser(), { javaScriptEnabled: false }),
};

/** Chrome as people have it, with the back-forward cache that Playwright turns off. */
async function startChrome(launch, context = {}) {
  const browser = await chromium.launch({
    ...launch,
    args: ['--no-zygote', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const permissions = ['clipboard-read', 'clipboard-write'];
  return opensPages(
    browser,
    () => browser.newContext({ permissions, ...context }),
    (page, size) => page.setViewportSize(size),
  );
}

async function startFirefox() {
  const { launch } = requireTool('puppeteer-core');
  const executablePath = findProgram('firefox-esr') ?? findProgram('firefox');
  const browser = await launch({ browser: 'firefox', executablePath });
  return opensPages(
    browser,
    () => browser.createBrowserContext(),
    (page, size) => page.setViewport(size),
  );
}

/** Pages of Playwright and of Puppeteer are alike here; each has a context of its own. */
const opensPages = (browser, newContext, resize) => ({
  async open() {
    const own = await newContext();
    const page = await own.newPage();
    const errors = [];
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => errors.push(error.message));
    const found = async (element) => (await page.evaluateHandle(element)).asElement();
    return {
      goto: (address) => page.goto(address),
      run: (body) => page.evaluate(`(() => {${body}})()`),
      click: async (element) => (await found(element)).click(),
      type: async (element, text) => (await found(element)).type(text),
      key: (name) => page.keyboard.press(name),
      resize: (width, height) => resize(page, { width, height }),
      errors,
      close: () => own.close(),
    };
  },
  quit: () => browser.close(),
});

/**
 * WebKitGTK needs a display, hence Xvfb. Each page has a driver, since one that serves a second
 * session while the first one's browser still ends may never answer.
 */
async function startWebKit() {
  const { Builder, Capabilities, Key } = requireTool('selenium-webdriver');
  const number = (await freePort()) % 1000;
  const display = spawn('Xvfb', [`:${number}`, '-screen', '0', '1600x1000x24'], {
    stdio: 'ignore',
  });
  const env = { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' };
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const capabilities = new Capabilities({ 'webkitgtk:browserOptions': options });
  return {
    async open() {
      const port = await freePort();
      const server = `http://127.0.0.1:${port}`;
      const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
      await untilItAnswers(`${server}/status`);
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities(capabilities.setBrowserName('MiniBrowser'))
        .build();
      const found = (element) => driver.executeScript(`return ${element}`);
      return {
        goto: (address) => driver.get(address),
        run: (body) => driver.executeScript(body),
        click: async (element) => (await found(element)).click(),
        type: async (element, text) => (await found(element)).sendKeys(text),
        key: (name) => driver.actions().sendKeys(Key[name.toUpperCase()]).perform(),
        resize: (width, height) => driver.manage().window().setRect({ width, height }),
        errors: [],
        async close() {
          await driver.quit();
          driverProcess.kill();
        },
      };
    },
    quit: async () => display.kill(),
  };
}

/** Debian keeps it beside the library. */
export const findMiniBrowser = () =>
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);

/** Unpacks an old Chromium from its npm package, compressed for platforms that take few bytes. */
async function unpackedChrome() {
  const program = `${tools}/node_modules/chromium-109/bin/chromium`;
  if (existsSync(program)) return program;
  const part = `${program}.${process.pid}`;
  const packed = createReadStream(`${program}.br`);
  await pipeline(packed, createBrotliDecompress(), createWriteStream(part, { mode: 0o755 }));
  renameSync(part, program);
  return program;
}

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => found(port));
    });
  });
