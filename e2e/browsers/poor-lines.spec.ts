import { expect, test, type Page } from '@playwright/test';
import { business, titleOf } from '../content';
import { ports } from '../servers';
import { startLine } from './line.mjs';

// What Chrome makes of slow phones and of lines that lose half of what is asked for.

const site = `http://localhost:${ports.site}`;

test.setTimeout(600_000);

type Step = (page: Page) => Promise<void>;

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const cartHolds = (page: Page, ids: number[]) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.cart ?? '{}').services ?? []))
    .toEqual(ids);

/** Ten presses on four kinds of page before it is awake, and what has to come of them. */
const early: Record<string, { path: string; press: Step[]; ends: Step[] }> = {
  home: {
    path: '/',
    press: [
      (page) => button(page, "I'm Interested"),
      (page) => button(page, `Add To Cart ${titleOf(3)}`),
      (page) => button(page, `Add To Cart ${titleOf(5)}`),
    ],
    ends: [
      (page) => expect(page.getByLabel('Enter your Name')).toBeVisible(),
      (page) => cartHolds(page, [3, 5]),
      (page) => expect(page.getByRole('link', { name: 'Cart, 2 services' })).toBeVisible(),
    ],
  },
  services: {
    path: '/services',
    press: [
      async (page) => void (await page.getByRole('combobox').first().selectOption('Latest')),
      (page) => button(page, `Add To Cart ${titleOf(3)}`),
      (page) => button(page, `Add To Cart ${titleOf(10)}`),
    ],
    ends: [
      (page) =>
        expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
          titleOf(15),
        ),
      (page) => cartHolds(page, [3, 10]),
    ],
  },
  'a calculator': {
    path: '/tools/name-number',
    press: [
      (page) => page.getByLabel('Name', { exact: true }).fill('Ravi Kumar'),
      (page) => button(page, 'Work it out'),
    ],
    ends: [
      (page) =>
        expect(page.getByRole('region', { name: 'Your result' })).toContainText('Chaldean 7'),
    ],
  },
  'another calculator': {
    path: '/tools/vehicle-number',
    press: [
      (page) => page.getByLabel('Vehicle number', { exact: true }).fill('MH 31 AB 1234'),
      (page) => button(page, 'Work it out'),
    ],
    ends: [
      (page) =>
        expect(page.getByRole('region', { name: 'Your result' })).toContainText('Vehicle number 1'),
    ],
  },
  videos: {
    path: '/videos',
    press: [
      (page) =>
        page
          .getByRole('button', { name: /^Play: / })
          .first()
          .click(),
    ],
    ends: [(page) => expect(page.getByRole('button', { name: /^Stop: / })).toHaveCount(1)],
  },
  'services in dollars': {
    path: '/usdservice',
    press: [(page) => button(page, `Add To Cart ${titleOf(10)}`)],
    ends: [(page) => cartHolds(page, [10])],
  },
};

for (const [name, { path, press, ends }] of Object.entries(early))
  test(`on slow 3G, with a sixth of the processor, what is pressed early on ${name} is done`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2_000,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    // However busy the machine is, the line brings the module after the presses.
    let isPressed = () => {};
    const pressed = new Promise<void>((resolve) => (isPressed = resolve));
    await page.route('**/chunks/islands/*', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(`${site}${path}`, { waitUntil: 'commit', timeout: 60_000 });
    for (const step of press) await step(page);
    isPressed();
    await expect(page.locator('[data-props]')).toHaveCount(0, { timeout: 120_000 });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    for (const step of ends) await step(page);
  });

test('with every second request dropped, twenty checkouts work or say how to order', async ({
  browser,
}) => {
  const load = async (number: number) => {
    const line = await startLine(ports.site);
    let asked = number;
    line.drops = () => asked++ % 2 === 0;
    const context = await browser.newContext();
    const page = await context.newPage();
    // A page that does not come is asked for again by whoever wants it.
    await expect(async () => {
      await page.goto(`${line.url}/checkout?service=3`, { waitUntil: 'commit' });
    }).toPass();
    const said = page.getByText(business.phone.display).filter({ visible: true }).first();
    const whatsapp = page.locator('main a[href*="wa.me"]').filter({ visible: true }).first();
    const isAwake = async () => (await page.locator('[data-props]').count()) === 0;
    let end = 'is dead';
    await expect
      .poll(
        async () => {
          if ((await page.getByText('Complete Order').count()) > 0 && (await isAwake()))
            end = 'works';
          else if ((await said.isVisible()) && (await whatsapp.isVisible())) end = 'says how';
          return end;
        },
        { timeout: 45_000 },
      )
      .not.toBe('is dead')
      .catch(() => undefined);
    if (end === 'works') {
      await page.getByRole('button', { name: 'Complete Order' }).click();
      await expect(page.getByRole('alert').first()).toContainText('Please fill in');
    }
    await context.close();
    line.stop();
    return end;
  };
  const ends: string[] = [];
  for (let number = 0; number < 20; number += 4)
    ends.push(...(await Promise.all([0, 1, 2, 3].map((more) => load(number + more)))));
  console.log(`Twenty checkouts: ${ends.join(', ')}.`);
  expect(ends).not.toContain('is dead');
});
