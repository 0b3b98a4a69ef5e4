import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { calculators, date } from './calculators';
import { cardPriceOf, lowestPrice, titleOf } from './content';
import { expect, expectAccessible, expectNoSideways, test } from './fixtures';
import { untilAwake } from './pace';
import { ownerEmail } from './servers';

const result = (page: Page) => page.getByRole('region', { name: 'Your result' });

const workOut = (page: Page) => page.getByRole('button', { name: 'Work it out' }).click();

/** A page whose island is awake. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await untilAwake(page);
}

async function fillDate(page: Page, day: string, month: string, year: string) {
  for (const [label, value] of date(day, month, year))
    await page.getByLabel(label, { exact: true }).first().fill(value);
}

for (const { path, typed, verdict, shows, also = [] } of calculators)
  test(`${path} is asked in a phone's first screen and answers at once: by keyboard, offline, for everybody`, async ({
    page,
    context,
  }) => {
    const phone = { width: 360, height: 740 };
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await expect(page.getByRole('button', { name: 'Work it out' })).toBeInViewport({ ratio: 1 });
    const requests: string[] = [];
    page.on('request', (request) => {
      // The browser asks for the tab's picture when it pleases, and for pictures that the result brings near.
      if (!/\/icon\.svg|\/art\//.test(request.url())) requests.push(request.url());
    });
    await context.setOffline(true);

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

    // The verdict, its number and the path to it, without scrolling; what explains it is folded.
    const answer = result(page).getByRole('heading', { level: 2 }).first();
    await expect(answer).toHaveText(verdict);
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(result(page).locator('[role=img], table').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status').first()).not.toBeEmpty();
    await expect(result(page).locator('details[open]')).toHaveCount(0);
    for (const part of ['A worked example', 'How it works', 'The rule and its table'])
      await expect(page.getByRole('group').filter({ hasText: part }).first()).not.toHaveAttribute(
        'open',
      );
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / phone.height, 'phone screens').toBeLessThanOrEqual(9);
    for (const text of shows) await expect(result(page)).toContainText(text);
    expect(requests).toEqual([]);
    expect(new URL(page.url()).search).toBe('');

    // Free steps first, then the service with its price.
    const ways = await result(page).getByRole('link').allInnerTexts();
    const at = (words: RegExp) => ways.findIndex((way) => words.test(way));
    expect(at(/^Send it on WhatsApp/)).toBeGreaterThanOrEqual(0);
    expect(at(/^Send it by email/)).toBeGreaterThan(at(/^Send it on WhatsApp/));
    expect(at(/^Book .+₹[\d,]+$/)).toBeGreaterThan(at(/^Send it by email/));
    for (const name of ['Send it on WhatsApp', 'WhatsApp Now']) {
      const link = page.getByRole('link', { name, includeHidden: true }).first();
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.searchParams.get('text')).toContain(verdict);
    }

    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSideways(page);
    for (const width of [360, 1440]) await expectAccessible(page, width);

    for (const { typed: next, says } of also) {
      for (const [label, value] of next) await page.getByLabel(label, { exact: true }).fill(value);
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toContainText(says);
    }
  });

test('a result scrolls politely: in one step where less motion is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const positions = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/tools/mulank-bhagyank');
    await fillDate(page, '29', '11', '1983');
    await page.evaluate(() => {
      const seen = new Set<number>();
      addEventListener('scroll', () => seen.add(scrollY));
      const count = new Promise((resolve) =>
        addEventListener('scrollend', () => resolve(seen.size), { once: true }),
      );
      Object.assign(window, { count });
    });
    await workOut(page);
    await expect(result(page).getByRole('heading').first()).toBeInViewport();
    return page.evaluate(() => (window as unknown as { count: Promise<number> }).count);
  };
  expect(await positions('reduce')).toBe(1);
  expect(await positions('no-preference')).toBeGreaterThan(1);
});

test('what is wrong stands beside its field, and goes when it is right', async ({ page }) => {
  await open(page, '/tools/mulank-bhagyank');
  await fillDate(page, '31', '2', '1983');
  await workOut(page);
  const day = page.getByLabel('Day', { exact: true });
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(day).toHaveAccessibleDescription(/February 1983 has 28 days/);
  await expect(result(page)).toHaveCount(0);
  await day.fill('28');
  await expect(page.getByText('February 1983 has 28 days')).toHaveCount(0);
  await day.press('Enter');
  await expect(result(page)).toContainText('Mulank 1');
});

test('a name in Devanagari waits for the spelling that the visitor gives', async ({ page }) => {
  await open(page, '/tools/name-number');
  await page.getByLabel('Name', { exact: true }).fill('प्रिया शर्मा');
  await workOut(page);
  await expect(result(page)).toHaveCount(0);
  const spelling = page.getByLabel('The same name in Latin letters');
  await expect(spelling).toBeFocused();
  await expect(spelling).toHaveValue('');
  await spelling.fill('Priya Sharma');
  await page.getByRole('button', { name: 'Count this spelling' }).click();
  await expect(result(page)).toContainText('Chaldean 2');
  await expect(result(page)).toContainText('Pythagorean 3');
  await expect(result(page)).toContainText('The spelling that you gave for प्रिया शर्मा.');
});

test('an accent is kept as its letter and told, and no letter means no number', async ({
  page,
}) => {
  await open(page, '/tools/name-number');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('José');
  await name.press('Enter');
  await expect(result(page)).toContainText('é counts as E');
  await expect(result(page)).toContainText('16 → 7');
  await name.fill('123 !');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/There is no letter here to count/);
  await expect(result(page)).toHaveCount(0);
});

test.describe('a result is shared by a link', () => {
  test('with the date of birth only when the box is ticked', async ({ page, context }) => {
    await open(page, '/tools/mobile-number');
    await page.getByLabel('Mobile number').fill('98234 56710');
    await fillDate(page, '15', '3', '1992');
    await workOut(page);
    expect(await copiedLink(page)).toMatch(/\/tools\/mobile-number#mobile=98234\+56710$/);
    await page.getByLabel('Put the date of birth into picture and link.').check();
    const link = await copiedLink(page);
    expect(link).toMatch(/#mobile=98234\+56710&day=15&month=3&year=1992$/);

    const other = await context.newPage();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    await expect(result(other)).toContainText('6 counts 9 as neutral');
    await expect(other.getByLabel('Year')).toHaveValue('1992');
    expect(asked.filter((url) => /98234|1992/.test(url))).toEqual([]);
  });

  test('that leads to the empty calculator while the date stays out of it', async ({ page }) => {
    await open(page, '/tools/mulank-bhagyank');
    await fillDate(page, '29', '11', '1983');
    await workOut(page);
    const link = await copiedLink(page);
    expect(link).toMatch(/\/tools\/mulank-bhagyank$/);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('');
    await expect(result(page)).toHaveCount(0);
  });

  test('in any script, with the spelling that was given', async ({ page }) => {
    const typed = new URLSearchParams({ name: 'प्रिया शर्मा', spelling: 'Priya Sharma' });
    await page.goto(`/tools/name-number#${typed}`);
    await expect(result(page)).toContainText('Chaldean 2');
  });

  test('that somebody has spoiled, without harm', async ({ page }) => {
    await page.goto('/tools/mulank-bhagyank#day=99&month=<b>&year=%E0%A4%A');
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('99');
    await expect(page.getByText(/Write the month and year in digits/)).toBeVisible();
    await expect(result(page)).toHaveCount(0);
  });
});

test('a result is there again after Reload and Back, and its date reaches nobody', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer}`));
  await open(page, '/tools/mulank-bhagyank');
  await fillDate(page, '29', '11', '1983');
  await workOut(page);
  const answer = result(page).getByRole('heading', { name: 'Mulank 2, bhagyank 7' });
  await expect(answer).toBeVisible();
  await expect(page.getByText(/Reload and Back bring it again/)).toBeVisible();
  await page.reload();
  await expect(answer).toBeVisible();
  await page.getByRole('link', { name: 'Read about Mulank 2' }).click();
  await expect(page).toHaveURL('/mulank2');
  await page.goBack();
  await expect(answer).toBeVisible();
  expect(asked.filter((line) => line.includes('1983'))).toEqual([]);
});

test.describe('a result becomes a picture', () => {
  const press = (page: Page) => page.getByRole('button', { name: 'Save as a picture' }).click();

  for (const of of [
    'compatibility#day=14&month=8&year=1992&day2=9&month2=12&year2=1973',
    'lo-shu-grid#day=15&month=3&year=1990',
    'name-number#name=Ravi+Kumar',
  ])
    test(`of a phone’s screen, drawn and saved on the device: ${of}`, async ({ page }) => {
      await page.goto(`/tools/${of}`);
      const saved = page.waitForEvent('download');
      await press(page);
      expect((await saved).suggestedFilename()).toBe(`${of.replace(/#.*/, '')}.png`);
      const picture = readFileSync(await (await saved).path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1920]);
    });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('it goes into the sheet by which the phone shares', async ({ page }) => {
      await page.addInitScript(() => {
        const share = async ({ files: [file] = [] }: ShareData) =>
          Object.assign(window, { shared: `${file?.name} ${file?.type}` });
        Object.assign(navigator, { canShare: () => true, share });
      });
      await page.goto('/tools/personal-year#day=14&month=8&forYear=2026');
      await press(page);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { shared?: string }).shared))
        .toBe('personal-year.png image/png');
    });
  });

  test('or says that it could not', async ({ page, context }) => {
    await page.goto('/tools/personal-year#day=14&month=8&forYear=2026');
    await expect(result(page)).toBeVisible();
    await context.setOffline(true);
    await press(page);
    await expect(page.getByRole('alert').filter({ hasText: 'could not be drawn' })).toBeVisible();
  });
});

async function copiedLink(page: Page) {
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: /Copied/ })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('a question about a result', () => {
  const consent = 'Yes, put these lines into the note of my order form.';
  const book = `Book ${titleOf(5)}, ${cardPriceOf(5)}`;

  async function countName(page: Page) {
    await page.goto('/tools/name-number#name=Ravi+Kumar');
    await expect(result(page)).toBeVisible();
  }

  test('goes along into the note when it is ticked, after what stands there, once', async ({
    page,
    checkout,
  }) => {
    await checkout.open();
    await checkout.field('What should we know?').fill('Please call after six.');
    for (const round of ['first', 'second']) {
      await test.step(`${round} time`, async () => {
        await countName(page);
        await page.getByLabel(consent).check();
        await page.getByRole('link', { name: book }).click();
        await expect(page).toHaveURL(/\/checkout\?service=5$/);
        const note = checkout.field('What should we know?');
        await expect(note).toHaveValue(
          /^Please call after six\.\n\nFrom the calculator ".+":\nName: RAVI KUMAR\nChaldean: 10 \+ 15 = 25, 2 \+ 5 = 7\nPythagorean: 23 \+ 19 = 42, 4 \+ 2 = 6$/,
        );
      });
    }
  });

  test('passes nothing on without the tick', async ({ page, checkout }) => {
    await countName(page);
    await page.getByRole('link', { name: book }).click();
    await expect(page).toHaveURL(/\/checkout\?service=5$/);
    await expect(checkout.field('What should we know?')).toHaveValue('');
  });

  test('arrives in the owner’s mail with the order', async ({ page, checkout, inbox }) => {
    await countName(page);
    await page.getByLabel(consent).check();
    await page.getByRole('link', { name: book }).click();
    await checkout.fill();
    await checkout.confirm();
    await checkout.complete();
    await expect(page.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible();
    const mails = await inbox.mails();
    const toOwner = mails.find(({ to }) => to === ownerEmail);
    expect(toOwner?.text).toContain('Chaldean: 10 + 15 = 25, 2 + 5 = 7');
  });

  test('says so where the note has no room, and stays on the page', async ({ page, checkout }) => {
    await checkout.open();
    await checkout.field('What should we know?').fill('x'.repeat(1990));
    await countName(page);
    await page.getByLabel(consent).check();
    await page.getByRole('link', { name: book }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'has no room' })).toBeVisible();
    await expect(page).toHaveURL(/\/tools\/name-number/);
  });
});

test('a birthday is the same number on both sides of the date line', async ({ browser }) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.goto('/tools/mulank-bhagyank#day=1&month=1&year=1990');
    await expect(result(page)).toContainText('Mulank 1, bhagyank 3');
    await context.close();
  }
});

test('the list leads to every calculator', async ({ page }) => {
  await page.goto('/tools');
  for (const { path } of calculators)
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
});

test('the page of a birth number asks for a date too, and opens the calculator by it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/mulank4');
  await fillDate(page, '29', '11', '1983');
  await page.getByRole('button', { name: 'Find my numbers' }).click();
  await expect(page).toHaveURL(/\/tools\/mulank-bhagyank#day=29&month=11&year=1983$/);
  await expect(result(page)).toContainText('Mulank 2, bhagyank 7');
  expect(asked.filter((url) => url.includes('1983'))).toEqual([]);
});

for (const path of ['/', '/tools'])
  test(`${path} asks for a birthday in its first screen and answers there`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const day = page.getByLabel('Day');
    const button = page.getByRole('button', { name: 'Find my numbers' });
    await expect(day).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await day.pressSequentially('31');
    await page.getByLabel('Month').pressSequentially('2');
    await page.getByLabel('Year').pressSequentially('1983');
    await button.click();
    await expect(day).toBeFocused();
    await expect(page.getByText('February 1983 has 28 days.')).toBeInViewport();
    await day.fill('29');
    await page.getByLabel('Month').fill('11');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Mulank 2' })).toBeAttached();
    for (const text of ['Mulank 2', '29 → 11 → 2', 'Bhagyank 7', '34 → 7'])
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeInViewport({
        ratio: 1,
      });
    await expectAccessible(page, 360);
    await page.getByRole('link', { name: 'See it worked out' }).click();
    await expect(page).toHaveURL(/\/tools\/mulank-bhagyank#day=29&month=11&year=1983$/);
    await expect(result(page)).toContainText('Mulank 2, bhagyank 7');
    await page.goBack();
    await expect(day).toBeVisible();
  });

test('an answer in the first screen names the lowest price of the list', async ({ page }) => {
  await page.goto('/');
  for (const [label, value] of date('29', '11', '1983')) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Find my numbers' }).click();
  const link = page.getByRole('link', { name: `Readings from ${lowestPrice}` });
  await expect(link).toHaveAttribute('href', '/services');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the question in the first screen leads to the calculator', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Find my numbers' })).toBeHidden();
    await page.getByRole('link', { name: 'Find your number' }).click();
    await expect(page).toHaveURL(/\/tools\/mulank-bhagyank$/);
  });

  test('every calculator says so, and has its example, table and text', async ({ page }) => {
    for (const { path } of calculators) {
      await page.goto(path);
      const needs = page.locator('noscript p');
      await expect(needs, path).toContainText('This calculator needs JavaScript');
      await expect(needs, path).toBeVisible();
      await expect(page.getByRole('button', { name: 'Work it out' }), path).toBeHidden();
      for (const name of ['A worked example', 'How it was worked out'])
        await expect(page.getByRole('heading', { name }), path).toBeVisible();
      await expect(page.getByRole('table').last(), path).toBeVisible();
      const advice = page
        .getByRole('main')
        .getByRole('link', { name: /medical, legal or financial/ });
      await expect(advice, path).toBeVisible();
    }
  });
});
