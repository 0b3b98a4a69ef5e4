import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dayInIndia } from '../lib/time';
import { amountOf } from './content';
import { expect, expectAccessible, expectNoSideways, test } from './fixtures';
import { linkIn } from './inbox';
import { makeToken, readToken } from './link-tokens.mjs';
import { postOrder, postTo, type OrderOptions } from './order-request';
import { atHumanPace } from './pace';
import { ownerEmail } from './servers';
import { ownSite } from './site';
import { newStore } from './store';

/**
 * Buttons of mails in a browser. Rules and mails of each step: take-step.test.ts, buyer.test.ts,
 * links.test.ts.
 */
const secret = 'canary-app-secret-of-32-characters-or-more';

const london = { country: 'United Kingdom', city: 'London', pincode: 'W1 1AA' };

// The recorder of traces would run its script in the mail's frame, whose refusal is noise.
test.use({ trace: 'off' });

test.describe.configure({ mode: 'default', timeout: 120_000 });

const own = ownSite({ APP_SECRET: secret, DATABASE_URL: newStore() }, /canary|@example\.com|eyJ/);

/** An order, with its mails. */
async function order(options: OrderOptions = {}) {
  const { body, buyer } = await postOrder(own.site.url, options);
  const id = String(body.order?.invoiceId);
  const mails = () =>
    own.standIn.inbox.filter(
      ({ to, replyTo, subject }) => [to, replyTo].includes(buyer) || subject.includes(id),
    );
  const steps = mails().find(({ subject }) => subject === `Your buttons for order ${id}`);
  return {
    link: String(body.link),
    id,
    mails,
    forBuyer: mails().find(({ to }) => to === buyer),
    /** The address of a button in the owner's second mail. */
    button: (label: string) => linkIn(steps?.text, label),
    /** Mails to the buyer after the order. */
    followUps: () => mails().filter(({ to, subject }) => to === buyer && !/^Thank/.test(subject)),
  };
}

const tokenOf = (link: string) => new URL(link).hash.replace(/^#(order=)?/, '');

const post = (path: string, body: object) => postTo(own.site.url + path, body);

const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm: / }).click();
const mailFrame = (page: Page) => page.frameLocator('iframe[title="The email as it will be sent"]');

/** Days from today in India, as a date field takes them. */
const day = (days: number) => dayInIndia(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

async function fillTimes(page: Page) {
  for (const n of [1, 2, 3]) {
    const slot = page.getByRole('group', { name: `Time ${n}` });
    await slot.getByLabel('Day').fill(day(n + 3));
    await slot.getByLabel('Time in India').fill(`1${n + 5}:30`);
  }
}

/** A page is for everybody. A mail's frame lets no script in, so axe can't look into it. */
async function look(page: Page) {
  await page.evaluate(() => document.querySelector('iframe')?.remove());
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSideways(page);
  await expectAccessible(page);
}

test('a payment is confirmed in words of the owner’s own, once, and what speaks against it is shown before', async ({
  page,
  context,
}) => {
  const { button, id, followUps } = await order();
  const other = await context.newPage();
  await other.goto(button('Decline'));
  await expect(other.getByRole('button', { name: /^Confirm: decline/ })).toBeVisible();
  await page.goto(button('Payment received'));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  await expect(mailFrame(page).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  // The site's memory holds no bill yet.
  await expect(page.getByText(/^This will be bill \d{4}-\d\d\/1, the first of/)).toBeVisible();
  // The frame has no rights at all.
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
  await page.getByLabel('A sentence of your own').fill('Thank you, <b>Asha</b>.\nSee you soon.');
  await page.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(mailFrame(page).getByText('Thank you, <b>Asha</b>.')).toBeVisible();
  own.standIn.behave({ mode: 'refuse' });
  await confirm(page);
  const news = page.getByRole('alert').filter({ hasText: 'Not sent' });
  await expect(news).toContainText('Nothing is marked as done, and what you wrote is still on');
  own.standIn.behave({ mode: 'ok' });
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Sent to Asha' })).toBeFocused();
  expect(followUps()).toMatchObject([{ subject: 'We have your payment, Asha' }]);
  expect(followUps()[0]?.text).toContain('> Thank you, <b>Asha</b>.\n> See you soon.');
  await page.reload();
  await expect(page.getByRole('status')).toContainText('The payment was confirmed on');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeHidden();

  // The other tab was opened before, and has not been warned.
  await other.getByLabel('Why, in a sentence').fill('I am ill.');
  await confirm(other);
  await expect(other.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
  await expect(other.getByText(/^The payment was confirmed on .+ If you decline/)).toBeVisible();
  await expect(other.getByLabel('Why, in a sentence')).toHaveValue('I am ill.');
  expect(followUps()).toHaveLength(1);
  await confirm(other);
  await expect(other.getByRole('heading', { name: 'Sent to Asha' })).toBeVisible();
  expect(followUps()[1]?.text).toContain('> I am ill.');

  await other.goto(button('Reading sent'));
  await expect(other.getByText(/^The order was declined on .+ If you go on/)).toBeVisible();
  await confirm(other);
  await expect(other.getByText('Choose how the reading was given')).toBeVisible();
  await look(other);
});

test('what was done stands on the order’s page, which a link opens on any device', async ({
  page,
}) => {
  const { button, link, forBuyer, followUps } = await order();
  expect(linkIn(forBuyer?.text, 'Pay, and send your details')).toBe(link);
  const pay = page.getByRole('heading', { name: `Pay ${amountOf([3])}` });
  await page.goto(link);
  await expect(pay).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link to this order' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await post('/api/owner', { token: tokenOf(button('Payment received')) });
  await post('/api/owner', { token: tokenOf(button('Reading sent')), by: 'whatsapp' });
  await page.reload();
  await expect(page.getByRole('article', { name: `Paid ${amountOf([3])}` })).toBeVisible();
  await expect(page.getByText(/^Your reading was given on WhatsApp on/)).toBeVisible();
  await expect(pay).toBeHidden();
  await expect(page.getByText(/IFSC code|UPI ID/)).toHaveCount(0);
  await expectAccessible(page);

  // The newest mail tells what was done, where the server has never seen the order.
  const newest = tokenOf(linkIn(followUps().at(-1)?.text, 'Your order as it stands'));
  const { value, until } = readToken(newest, secret, 'order', own.site.url);
  const unknown = { value: { ...value, id: randomUUID() }, until };
  await page.goto(
    `${own.site.url}/orderreceived#order=${makeToken(unknown, secret, 'order', own.site.url)}`,
  );
  await expect(page.getByText(/^Your reading was given on WhatsApp on/)).toBeVisible();
});

test('three times are proposed, the buyer takes one, and both have its file', async ({
  page,
  browser,
}) => {
  const { button, id, followUps, mails } = await order({ customer: london });
  await page.goto(button('Propose a time'));
  await confirm(page);
  const first = page.getByRole('group', { name: 'Time 1' });
  await expect(first.getByLabel('Day')).toBeFocused();
  await expect(first.getByLabel('Day')).toHaveAccessibleDescription(/Choose a day/);
  await fillTimes(page);
  await expect(first.getByText(/4:30 PM in India/)).toBeVisible();
  await expect(first.getByText(/United Kingdom time/)).toBeVisible();
  await page.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(mailFrame(page).getByRole('heading', { name: 'Choose a time, Asha' })).toBeVisible();
  await first.getByLabel('Day').fill('2020-01-01');
  await confirm(page);
  await expect(page.getByText('Choose a time that is still to come')).toBeVisible();
  await look(page);
  expect(followUps()).toEqual([]);
  await fillTimes(page);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Sent to Asha' })).toBeVisible();
  const [{ text } = { text: '' }] = followUps();
  expect(text).not.toContain('.ics');

  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: 'Europe/Berlin',
  });
  const buyers = await phone.newPage();
  await buyers.goto(/<(\S+&time=0)>/.exec(text)?.[1] ?? '');
  await expect(buyers.getByRole('radio', { checked: true })).toHaveCount(1);
  const label = /^[A-Z][a-z]+day \d+ [A-Z][a-z]+, \d+:00 PM your time; 5:30 PM in India$/;
  await buyers.getByRole('radio', { name: label }).check();
  await expectAccessible(buyers);
  await buyers.getByRole('button', { name: /^Take .* PM$/ }).click();
  await expect(buyers.getByText('That time is yours, and we have been told.')).toBeVisible();
  const chosen = mails().filter(({ subject }) => /chose a time.*5:30 PM/.test(subject));
  expect(chosen.map(({ to }) => to)).toEqual([ownerEmail]);
  const confirmed = followUps().at(-1);
  expect(confirmed?.subject).toMatch(/^[A-Z][a-z]+day .*: your time is fixed$/);
  const calendar = buyers.getByRole('link', { name: 'Add to my calendar' });
  const file = await fetch((await calendar.getAttribute('href')) ?? '');
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const event = await file.text();
  expect(event).toContain(`DTSTART:${day(5).replaceAll('-', '')}T120000Z`);
  for (const part of ['STATUS:CONFIRMED', id]) expect(event).toContain(part);
  expect(event).not.toMatch(/Asha|Sample Road|buyer-/);
  await buyers.reload();
  await expect(buyers.getByText('You have chosen this time before')).toBeVisible();
  await phone.close();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Propose other times' })).toBeVisible();
});

test('only the newest times can be taken, and none that is past', async ({ page, context }) => {
  const { button, id, mails, followUps } = await order();
  const [newest, older] = [day(5), day(4)];
  const propose = (href: string, day1: string) =>
    post('/api/owner', { token: tokenOf(href), day1, time1: '18:30' });
  await propose(button('Propose a time'), older);
  const earlier = linkIn(followUps()[0]?.text, '6:30 PM');
  await page.goto(earlier);
  await expect(page.getByRole('radio')).toBeChecked();

  const told = mails().find(({ subject }) => subject === `The times were sent (${id})`);
  await propose(linkIn(told?.text, 'Propose a time'), newest);
  await page.getByRole('button', { name: /^Take / }).click();
  const refusal = 'We have sent you newer times since then: please choose from the newest email.';
  await expect(page.getByRole('alert')).toContainText(refusal);
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(refusal);
  await expect(page.getByRole('radio')).toHaveCount(0);

  const [offered = ''] = tokenOf(linkIn(followUps()[1]?.text, '6:30 PM')).split('&');
  const { value, until } = readToken(offered, secret, 'choice', own.site.url);
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  const linkTo = (...times: number[]) => {
    const content = { value: { ...value, times }, until };
    return `${own.site.url}/choose#${makeToken(content, secret, 'choice', own.site.url)}`;
  };
  const others = await context.newPage();
  await others.goto(linkTo(yesterday, ...value.times));
  await expect(others.getByRole('radio', { name: /This time is past\.$/ })).toBeDisabled();
  await expect(others.getByRole('radio').last()).toBeEnabled();
  await expectAccessible(others);
  expect((await post('/api/choice', { token: tokenOf(others.url()), choice: 0 })).status).toBe(409);

  await page.goto(linkTo(yesterday));
  await expect(page.getByRole('status')).toContainText('are past');
  const ask = page.getByRole('link', { name: 'Ask for other times' });
  await expect(ask).toHaveAttribute('href', /^mailto:.*Another%20time%20for%20order%20INV-/);
  await expectAccessible(page);
  expect(mails().filter(({ subject }) => subject.includes('chose a time'))).toEqual([]);
});

test('a link does nothing when it is fetched, and one that is forged or too old says so in plain words', async ({
  page,
}) => {
  const { mails, button, link, followUps } = await order();
  const found = mails().flatMap(({ text }) => [...text.matchAll(/<(http[^>]+)>/g)]);
  const ours = found.map(([, href = '']) => href).filter((href) => href.startsWith(own.site.url));
  expect(ours.length).toBeGreaterThan(5);
  for (const href of ours) expect((await fetch(href)).status, href).toBe(200);
  const token = tokenOf(button('Payment received'));
  const opened = await post('/api/owner/open', { token });
  expect((await opened.json()).steps).toEqual([]);
  expect(followUps()).toEqual([]);

  const { value } = readToken(token, secret, 'action', own.site.url);
  const old = makeToken({ value, until: Date.now() - 1000 }, secret, 'action', own.site.url);
  for (const [path, says] of [
    [`owner#${token.slice(0, -9)}`, 'This link is not whole'],
    [`owner#${old}`, 'This link has expired'],
    [`choose#${token}`, 'This link is not whole'],
    [`orderreceived#order=${tokenOf(link).slice(0, -9)}`, 'This link is not whole'],
  ] as const) {
    await page.goto(`${own.site.url}/${path}`);
    await expect(page.getByRole('main')).toContainText(says);
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('news of the book is asked for twice', async ({ page, buyer }) => {
  await page.goto(own.site.url);
  await page.getByRole('button', { name: /^I.m Interested$/ }).click();
  await page.getByLabel('Enter your Name').fill('Ravi Example');
  await page.getByLabel('Enter your email').fill(buyer);
  await atHumanPace(page);
  await page.getByRole('button', { name: 'Stay Updated' }).click();
  await expect(page.getByText('One thing is left: an email is on its way to you.')).toBeVisible();
  const [, forVisitor] = own.standIn.inbox;
  await page.goto(linkIn(forVisitor?.text, 'Yes, write to me'));
  await expect(page.getByRole('heading', { level: 1, name: 'News of the book' })).toBeVisible();
  await expectAccessible(page);
  expect(own.standIn.inbox).toHaveLength(2);
  for (const news of ['Thank you, that is settled', 'Already confirmed']) {
    await page.reload();
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect(page.getByRole('heading', { name: news })).toBeVisible();
    expect(own.standIn.inbox).toHaveLength(3);
  }
});
