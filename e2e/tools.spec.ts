import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { calculators, date } from './calculators';
import { cardPriceOf } from './content';
import { expect, expectAccessible, expectWholeWhenLarge, test } from './fixtures';
import { untilAwake } from './pace';

test.use({ viewport: { width: 360, height: 740 } });

const result = (page: Page) => page.getByRole('region', { name: 'Your result' });

/** Resolves when the island is awake. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await untilAwake(page);
}

async function fillDate(page: Page, day: string, month: string, year: string) {
  for (const [label, value] of date(day, month, year))
    await page.getByLabel(label, { exact: true }).first().fill(value);
}

for (const { path, typed, verdict } of calculators)
  test(`${path} asks in a phone's first screen, and answers in one, by the keyboard, for everybody`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole('button', { name: 'Work it out' })).toBeInViewport({ ratio: 1 });
    const [first] = typed;
    await page
      .getByLabel(first?.[0] ?? '', { exact: true })
      .first()
      .focus();
    for (const [index, [label, value]] of typed.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(label);
      await page.keyboard.insertText(value);
    }
    await page.keyboard.press('Enter');
    const answer = result(page).getByRole('heading', { level: 2 }).first();
    await expect(answer).toHaveText(verdict);
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(result(page).locator('[role=img], table').first()).toBeInViewport({ ratio: 1 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 740, 'phone screens').toBeLessThanOrEqual(9);
    await expectAccessible(page, path, 'section[aria-label="Your result"]');
    await expectWholeWhenLarge(page);
  });

test('an answer takes the focus in one step, folds what explains it, leads on and asks nobody', async ({
  page,
  context,
}) => {
  await open(page, '/tools/personal-year');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser asks for the tab's picture when it pleases, and for pictures near the result.
    if (!/\/icon\.svg|\/art\//.test(request.url())) requests.push(request.url());
  });
  await context.setOffline(true);
  await page.evaluate(() => {
    const seen = new Set<number>();
    addEventListener('scroll', () => seen.add(scrollY));
    Object.assign(window, { scrolled: () => seen.size });
  });
  await page.getByLabel('Day', { exact: true }).fill('14');
  await page.getByLabel('Month', { exact: true }).fill('8');
  const year = page.getByLabel('For which year?');
  await year.fill('2026');
  await year.press('Enter');
  const verdict = '2026 is a personal year 5';
  await expect(result(page).getByRole('heading', { name: verdict })).toBeFocused();
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  await expect(result(page).locator('details[open]')).toHaveCount(0);
  for (const part of ['A worked example', 'How it works', 'The rule and its table'])
    await expect(page.getByRole('group').filter({ hasText: part }).first()).not.toHaveAttribute(
      'open',
    );
  // Where less motion is asked for.
  const steps = () => (window as unknown as { scrolled: () => number }).scrolled();
  expect(await page.evaluate(steps)).toBeLessThanOrEqual(1);
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe('');

  // One button with its price, then the steps that are free.
  const ways = (await result(page).getByRole('link').allInnerTexts()).join('\n');
  expect(ways).toMatch(/₹[\d,]+$[^]*^Leave them out$[^]*^WhatsApp/m);
  for (const name of ['WhatsApp (opens', 'WhatsApp Now']) {
    const link = page.getByRole('link', { name, includeHidden: true }).first();
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.searchParams.get('text')).toContain(verdict);
  }
  await year.fill('2027');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('2027 is a personal year 6');
});

test("a year's page takes a birthday to the calculator, which answers for that year", async ({
  page,
}) => {
  await page.goto('/year/2027');
  await page.getByLabel('Day', { exact: true }).fill('14');
  await page.getByLabel('Month', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Work out my 2027' }).click();
  await expect(result(page)).toContainText('2027 is a personal year 6');
  expect(new URL(page.url()).pathname).toBe('/tools/personal-year');
});

const lists: { path: string; typed: [label: string, list: string][]; rows: number; bad: string }[] =
  [
    {
      path: '/tools/mobile-number',
      typed: [
        [
          'More numbers, one on each line',
          `SIMs today:
1) +91 98234 56711 ₹500
2) 98234-56712 Rs. 1,200
• 0 98234 56713
98234 56714 - 500/-
+91-9823456715
9823456716,
09823456718
98234 56719
+919823456710`,
        ],
      ],
      rows: 9,
      bad: 'SIMs today: Write the number in digits',
    },
    {
      path: '/tools/name-number',
      typed: [
        ['Name', 'प्रिया'],
        ['More spellings, one on each line', 'प्रिया Priya\nPreeya\nPria\nPriyaa\nप्रीया'],
      ],
      rows: 4,
      bad: 'प्रीया: These letters have no fixed Latin spelling',
    },
    {
      path: '/tools/house-number',
      typed: [
        ['House or flat numbers, one on each line', 'A-1204\n12B\nFlat no 7, Wing C\nRose Villa'],
      ],
      rows: 3,
      bad: 'Rose Villa: There is no number',
    },
    {
      path: '/tools/business-name',
      typed: [['Business names, one on each line', 'Patang Dor\nPatang Dor Stores\n???']],
      rows: 2,
      bad: '???: There is no letter',
    },
  ];

for (const { path, typed, rows, bad } of lists)
  test(`${path} turns a list from a message into a table in one press, bad lines said`, async ({
    page,
  }) => {
    await open(page, path);
    const fold = page.getByText(/^Compare several /);
    if (await fold.count()) await fold.click();
    for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(result(page).getByRole('listitem').getByRole('img')).toHaveCount(rows);
    await expect(result(page)).toContainText(bad);
    await expectWholeWhenLarge(page);
  });

test('a whole date that is pasted into one box fills three, on a page that only sends it on too', async ({
  page,
}) => {
  for (const path of ['/mulank4', '/', '/tools/compatibility']) {
    await page.goto(path);
    await page.getByLabel('Month', { exact: true }).first().fill('29 November 1983');
    for (const [label, value] of date('29', '11', '1983'))
      await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
  }
});

test('a name in Devanagari waits for the spelling that the visitor gives, which a link brings back', async ({
  page,
}) => {
  await open(page, '/tools/name-number');
  await page.getByLabel('Name', { exact: true }).fill('प्रिया शर्मा');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveCount(0);
  const spelling = page.getByLabel('The same name in Latin letters');
  await expect(spelling).toBeFocused();
  await expect(spelling).toHaveValue('');
  await spelling.fill('Priya Sharma');
  await page.getByRole('button', { name: 'Count this spelling' }).click();
  await expect(result(page)).toContainText('Chaldean 2');
  await page.reload();
  await expect(result(page)).toContainText('The spelling that you gave for प्रिया शर्मा.');
});

test('a result is shared by a link, with the date of birth only when the box is ticked', async ({
  page,
  context,
}) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = async (link: RegExp) => {
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect.poll(copied).toMatch(link);
  };
  await open(page, '/tools/mobile-number');
  await page.getByLabel('Mobile number').fill('98234 56710');
  await fillDate(page, '15', '3', '1992');
  await page.keyboard.press('Enter');
  await copy(/\/tools\/mobile-number#mobile=98234\+56710$/);
  await page.getByLabel('Put the date of birth into picture and link.').check();
  await copy(/#mobile=98234\+56710&day=15&month=3&year=1992$/);

  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(await copied());
  await expect(result(other)).toContainText('6 counts 9 as neutral');
  await expect(other.getByLabel('Year').first()).toHaveValue('1992');
  expect(asked.filter((url) => /98234|1992/.test(url))).toEqual([]);
  // Spoiled by somebody.
  await other.goto('/tools/mulank-bhagyank#day=99&month=<b>&year=%E0%A4%A');
  await expect(other.getByLabel('Day', { exact: true })).toHaveValue('99');
  await expect(other.getByText(/Write the month and year in digits/)).toBeVisible();
  await expect(result(other)).toHaveCount(0);
});

test('a name in a link stands in its field, and as a heading only when the visitor asks', async ({
  page,
}) => {
  const name = page.getByLabel('Name', { exact: true });
  const news = page.getByText('A link has filled this in. Press ‘Work it out’ to see the result.');
  await open(page, '/tools/name-number#name=Asha+Refund+Department');
  await expect(name).toHaveValue('Asha Refund Department');
  await expect(page.getByRole('status').and(news)).toBeVisible();
  await expect(page.getByRole('heading', { name: /refund/i })).toHaveCount(0);
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(result(page)).toContainText('ASHA REFUND DEPARTMENT');
  await expect(news).toHaveCount(0);
});

test('a long name is there again after Reload, and not in the link that is shared', async ({
  page,
}) => {
  await open(page, '/tools/name-number');
  await page.getByLabel('Name', { exact: true }).fill('A P J Abdul Kalam');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('A P J ABDUL KALAM');
  await expect(result(page)).toContainText('it leads to the empty calculator');
  await page.reload();
  await expect(result(page)).toContainText('A P J ABDUL KALAM');
});

test('a result is there again after Reload and Back, and its date reaches nobody', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer}`));
  // The page of a birth number asks for a date too, and opens the calculator by it.
  await page.goto('/mulank4');
  await fillDate(page, '29', '11', '1983');
  await page.getByRole('button', { name: 'Find my numbers' }).click();
  await expect(page).toHaveURL(/\/tools\/mulank-bhagyank#day=29&month=11&year=1983$/);
  const answer = result(page).getByRole('heading', { name: 'Mulank 2, bhagyank 7' });
  await expect(answer).toBeVisible();
  await expect(page.getByText(/Reload and Back bring this result again/)).toBeVisible();
  await page.reload();
  await expect(answer).toBeVisible();
  await page.getByRole('link', { name: 'Read about Mulank 2' }).click();
  await expect(page).toHaveURL('/mulank2');
  await page.goBack();
  await expect(answer).toBeVisible();
  expect(asked.filter((line) => line.includes('1983'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a result becomes a picture of its screen, which is saved or goes into its sheet', async ({
    page,
    context,
  }) => {
    await page.goto('/tools/lo-shu-grid#day=15&month=3&year=1990');
    await expect(result(page)).toBeVisible();
    const press = () => page.getByRole('button', { name: 'Save as a Picture' }).click();
    await context.setOffline(true);
    await press();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be drawn' })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
    const saved = page.waitForEvent('download');
    await press();
    expect((await saved).suggestedFilename()).toBe('lo-shu-grid.png');
    const picture = readFileSync(await (await saved).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1920]);

    // A press no longer counts when letters come late.
    await page.evaluate(() => {
      Object.assign(navigator, { canShare: () => true });
      Object.defineProperty(navigator, 'userActivation', {
        value: { isActive: false },
        writable: true,
      });
    });
    await press();
    await expect(page.getByText('The picture is ready. Press the button once more.')).toBeVisible();
    const shared = page.evaluate(
      () =>
        new Promise((done) => {
          const share = async ({ files: [file] = [] }: ShareData) => done([file?.name, file?.type]);
          Object.assign(navigator, { share, userActivation: { isActive: true } });
        }),
    );
    await press();
    expect(await shared).toEqual(['lo-shu-grid.png', 'image/png']);
    await expect(page.getByText('Press the button once more')).toHaveCount(0);

    await page.evaluate(() => {
      const share = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.assign(navigator, { share });
    });
    const file = page.waitForEvent('download');
    await press();
    expect((await file).suggestedFilename()).toBe('lo-shu-grid.png');
    await expect(page.getByText('it is saved as a file in your downloads')).toBeVisible();
  });
});

test('a result goes along into the note, after what stands there, where it has room', async ({
  page,
  checkout,
}) => {
  const note = checkout.field('What should we know?');
  const link = page.getByRole('link', { name: `Order this reading, ${cardPriceOf(5)}` });
  const plain = page.getByRole('link', { name: 'Leave them out' });
  const long = 'x'.repeat(1990);
  await checkout.open();
  await note.fill(long);
  await page.goto('/tools/name-number#name=Ravi+Kumar');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await link.click();
  await expect(page.getByRole('alert').filter({ hasText: 'has no room' })).toBeVisible();
  await expect(page).toHaveURL(/\/tools\/name-number/);
  await plain.click();
  await expect(page).toHaveURL(/\/checkout\?service=5$/);
  await expect(note).toHaveValue(long);
  await note.fill('Please call after six.');
  await page.goto('/tools/name-number#name=Ravi+Kumar');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await link.click();
  await expect(note).toHaveValue(
    /^Please call after six\.\n\nFrom the calculator ".+":\nName: RAVI KUMAR\nChaldean: 10 \+ 15 = 25, 2 \+ 5 = 7\nPythagorean: 23 \+ 19 = 42, 4 \+ 2 = 6$/,
  );
});

test('home and the list of calculators ask for a birthday in the first screen, and home answers in it', async ({
  page,
}) => {
  for (const path of ['/tools', '/']) {
    await page.goto(path);
    for (const part of [page.getByLabel('Day'), page.getByRole('button', { name: 'Find my' })])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  await untilAwake(page);
  await fillDate(page, '29', '11', '1983');
  await page.keyboard.press('Enter');
  for (const text of ['Mulank 2', '29 → 11 → 2', 'Bhagyank 7', '34 → 7'])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeInViewport({
      ratio: 1,
    });
  await expectAccessible(page, '', '[data-island="calculators/birth-numbers"]');
});
