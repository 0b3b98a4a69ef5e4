import type { Page } from '@playwright/test';
import { dayInIndia } from '../lib/time';
import { amountOf } from './content';
import { expect, expectAccessible, expectNoSideways, test } from './fixtures';
import { linkIn } from './inbox';
import { makeToken, readToken } from './link-tokens.mjs';
import { postOrder, postTo, type OrderOptions } from './order-request';
import { atHumanPace } from './pace';
import { ownerEmail, ports } from './servers';
import { ownSite, startSite } from './site';

/** The owner's day: all that can be done from a mail, and all that must not happen by one. */
const secret = 'canary-app-secret-of-32-characters-or-more';

const london = { country: 'United Kingdom', city: 'London', pincode: 'W1 1AA' };

// The recorder of traces would run its script in the mail's frame too, whose refusal is noise.
test.use({ trace: 'off' });

test.describe.configure({ mode: 'default', timeout: 120_000 });

const own = ownSite({ APP_SECRET: secret }, /canary|@example\.com|eyJ/);

/** An order, with its mails. */
async function order(options: OrderOptions = {}, url = own.site.url) {
  const { body, buyer } = await postOrder(url, options);
  const id = String(body.order?.invoiceId);
  const mails = () =>
    own.standIn.inbox.filter(
      ({ to, replyTo, subject }) => [to, replyTo].includes(buyer) || subject.includes(id),
    );
  const steps = mails().find(({ subject }) => subject === `Your buttons for order ${id}`);
  return {
    buyer,
    link: String(body.link),
    id,
    mails,
    forBuyer: mails().find(({ to }) => to === buyer),
    /** The address of a button in the owner's second mail. */
    button: (label: string) => linkIn(steps?.text, label),
    /** What came to the buyer after the order. */
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

test('a payment is confirmed with a sentence of the owner’s, which a mail that fails leaves on the page, once', async ({
  page,
}) => {
  const { button, buyer, id, followUps, mails } = await order();
  await page.goto(button('Payment received'));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  await expect(page.getByText('We have your payment, Asha')).toBeVisible();
  await expect(mailFrame(page).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  // It has no rights at all.
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
  await page.getByLabel('A sentence of your own').fill('Thank you, <b>Asha</b>.\nSee you soon.');
  await page.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(mailFrame(page).getByText('Thank you, <b>Asha</b>.')).toBeVisible();
  own.standIn.behave({ mode: 'refuse' });
  await confirm(page);
  const news = page.getByRole('alert').filter({ hasText: 'Not sent' });
  await expect(news).toContainText('Nothing is marked as done, and what you wrote is still on');
  expect(followUps()).toEqual([]);

  own.standIn.behave({ mode: 'ok' });
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Sent to Asha' })).toBeFocused();
  const [mail, ...more] = followUps();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'We have your payment, Asha', replyTo: ownerEmail });
  expect(mail?.to).toBe(buyer);
  expect(mail?.text).toContain('> Thank you, <b>Asha</b>.\n> See you soon.');
  expect(mail?.text).toContain('WHAT HAPPENS NEXT');
  const told = mails().filter(({ subject }) => subject === `The payment was confirmed (${id})`);
  expect(told).toMatchObject([{ to: ownerEmail, replyTo: ownerEmail }]);
  expect(told[0]?.text).toContain('> Thank you, <b>Asha</b>.\n> See you soon.');

  await page.reload();
  await expect(page.getByRole('status')).toContainText('The payment was confirmed on');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeHidden();
  expect(followUps()).toHaveLength(1);
});

test('what was done stands on the order’s page, which a link opens on any device', async ({
  page,
}) => {
  const { button, link, id, forBuyer, followUps } = await order();
  expect(linkIn(forBuyer?.text, 'Pay and tell us what the reading needs')).toBe(link);
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url().replace(/#.*/, ''), request.headers().referer ?? '');
  });
  const pay = page.getByRole('heading', { name: `Pay ${amountOf([3])}` });
  await page.goto(link);
  await expect(pay).toBeVisible();
  await expect(page.getByText(id).first()).toBeVisible();
  await expect(page.getByText('12 Sample Road')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link to this order' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByText('This browser keeps the order')).toBeHidden();

  await post('/api/owner', { token: tokenOf(button('Payment received')) });
  await page.reload();
  await expect(page.getByRole('article', { name: `Paid ${amountOf([3])}` })).toBeVisible();
  await expect(pay).toBeHidden();
  await expect(page.getByText(/IFSC code|UPI ID/)).toHaveCount(0);
  const times = { day1: day(3), time1: '18:30' };
  await post('/api/owner', { token: tokenOf(button('Propose a time')), ...times });
  await page.reload();
  await expect(page.getByText(/^We proposed times on/)).toBeVisible();
  const choice = tokenOf(linkIn(followUps()[1]?.text, 'Take this time'));
  await post('/api/choice', { token: choice, choice: 0 });
  await page.reload();
  await expect(page.getByText(/^You chose .* 6:30 PM in India\./)).toBeVisible();
  const delivered = { token: tokenOf(button('Reading sent')), by: 'whatsapp' };
  expect((await post('/api/owner', delivered)).status).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Your reading was given on WhatsApp on/)).toBeVisible();
  expect(followUps().at(-1)?.text).toContain('was given on WhatsApp');
  await expectAccessible(page);
  expect(sent.join()).not.toContain(tokenOf(link));

  // Where nothing is kept, it is known by what the newest mail holds.
  const newest = linkIn(followUps().at(-1)?.text, 'Your order as it stands');
  const other = await startSite({ SITE_URL: own.site.url, APP_SECRET: secret });
  await page.goto(newest.replace(own.site.url, other.url));
  await expect(page.getByText(/^Your reading was given on WhatsApp on/)).toBeVisible();
  await other.stop();
});

test('three times are proposed, the buyer takes one, and both have its file', async ({
  page,
  browser,
}) => {
  const { button, buyer, id, followUps, mails } = await order({ customer: london });
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
  expect(followUps()).toEqual([]);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Sent to Asha' })).toBeVisible();

  const [proposal] = followUps();
  expect(proposal?.subject).toBe('Choose a time, Asha');
  const text = proposal?.text ?? '';
  for (const hour of ['4:30 PM in India', '5:30 PM in India', '6:30 PM in India'])
    expect(text).toContain(hour);
  expect(text.match(/United Kingdom time/g)).toHaveLength(3);
  const files = [...text.matchAll(/<(http\S+\.ics)>/g)].map(([, address = '']) => address);
  expect(files).toHaveLength(3);
  for (const address of files) {
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/DTSTART:\d{8}T1[123]0000Z\r\n[^]*STATUS:TENTATIVE/);
  }

  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: 'Europe/Berlin',
  });
  const buyers = await phone.newPage();
  await buyers.goto(linkIn(text, 'Choose a time'));
  const label = /^[A-Z][a-z]+day \d+ [A-Z][a-z]+, \d+:00 PM your time; 5:30 PM in India$/;
  await buyers.getByRole('radio', { name: label }).check();
  await expectAccessible(buyers);
  expect(mails().filter(({ subject }) => /chose/.test(subject))).toEqual([]);
  await buyers.getByRole('button', { name: /^Take .* PM$/ }).click();
  await expect(buyers.getByText('That time is yours, and we have been told.')).toBeVisible();
  const file = await buyers.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href');

  const chosen = mails().filter(({ subject }) => /chose a time/.test(subject));
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toMatchObject({ to: ownerEmail, replyTo: buyer });
  expect(chosen[0]?.subject).toContain('5:30 PM');
  const own = chosen[0]?.text.match(/<(http\S+\.ics)>/)?.[1] ?? '';
  const event = await (await fetch(own)).text();
  const same = await (await fetch(file ?? '')).text();
  expect(same.replace(/DTSTAMP.*/, '')).toBe(event.replace(/DTSTAMP.*/, ''));
  expect(event).toContain(`DTSTART:${day(5).replaceAll('-', '')}T120000Z`);
  expect(event).toContain('STATUS:CONFIRMED');
  expect(event).toContain(id);
  expect(event).not.toMatch(/Asha|Sample Road/);
  expect(event).not.toContain(buyer);

  await buyers.reload();
  await expect(buyers.getByText('You have chosen this time before')).toBeVisible();
  await phone.close();
  const again = await post('/api/choice', {
    token: tokenOf(linkIn(text, 'Choose a time')),
    choice: 0,
  });
  expect(await again.json()).toMatchObject({ repeated: true });
  expect(mails().filter(({ subject }) => /chose a time/.test(subject))).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('link', { name: 'Propose other times' })).toBeVisible();
});

test('a step that speaks against an earlier one says so before it is taken', async ({
  page,
  context,
}) => {
  const { button, followUps } = await order();
  const second = await context.newPage();
  await second.goto(button('Decline'));
  await expect(second.getByRole('button', { name: /^Confirm: decline/ })).toBeVisible();
  await page.goto(button('Payment received'));
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Sent to Asha' })).toBeVisible();

  // The other tab was opened before, and has not been warned.
  await second.getByLabel('Why, in a sentence').fill('I am ill.');
  await confirm(second);
  await expect(second.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
  await expect(second.getByText(/^You confirmed the payment on/)).toBeVisible();
  await expect(second.getByLabel('Why, in a sentence')).toHaveValue('I am ill.');
  expect(followUps()).toHaveLength(1);
  await confirm(second);
  await expect(second.getByRole('heading', { name: 'Sent to Asha' })).toBeVisible();
  expect(followUps()[1]?.text).toContain('> I am ill.');
  expect(followUps()[1]?.text).toContain('goes back to you.');
  expect(followUps()[1]?.text).not.toContain('nothing to pay');
});

test('a link that a scanner fetches does nothing', async () => {
  const { mails, button, followUps } = await order();
  const all = mails().flatMap(({ html, text }) => [
    ...[...html.matchAll(/href="(http[^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
    ...[...text.matchAll(/<(http[^>]+)>/g)].map(([, href = '']) => href),
  ]);
  const ours = [...new Set(all)].filter((href) => href.startsWith(own.site.url));
  expect(ours.length).toBeGreaterThan(5);
  for (const href of ours)
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(href, { method })).status, `${method} ${href}`).toBe(200);
  for (const path of ['/api/owner', '/api/owner/open', '/api/choice', '/api/interest/confirm'])
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`${own.site.url}${path}`, { method })).status).toBe(405);
  expect(followUps()).toEqual([]);
  const opened = await post('/api/owner/open', { token: tokenOf(button('Decline')) });
  expect((await opened.json()).steps).toEqual([]);
});

test('a link that is forged, cut, foreign or too old is refused in plain words', async ({
  page,
}) => {
  const { button, link, followUps } = await order();
  const token = tokenOf(button('Payment received'));
  const content = readToken(token, secret, 'action', own.site.url);
  const tampered = token.slice(0, 90) + (token[90] === 'A' ? 'B' : 'A') + token.slice(91);
  const bad = { tampered, 'of another purpose': tokenOf(link) };
  for (const [why, broken] of Object.entries(bad))
    for (const path of ['/api/owner/open', '/api/owner', '/api/owner/mail'])
      expect((await post(path, { token: broken })).status, `${why} at ${path}`).toBe(422);
  const old = makeToken({ ...content, until: Date.now() - 1000 }, secret, 'action', own.site.url);
  expect((await post('/api/owner', { token: old })).status).toBe(410);
  // Made anew unchanged it would be taken: the refusals above have their reasons.
  expect(
    (await post('/api/owner/open', { token: makeToken(content, secret, 'action', own.site.url) }))
      .status,
  ).toBe(200);
  expect(followUps()).toEqual([]);

  for (const [path, says] of [
    [`owner#${tampered}`, 'This link is not whole'],
    [`owner#${old}`, 'This link has expired'],
    [`choose#${token}`, 'This link is not whole'],
    [`orderreceived#order=${tokenOf(link).slice(0, -9)}`, 'This link is not whole'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${own.site.url}/${path}`);
    await expect(page.getByRole('main')).toContainText(says);
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('news of the book is asked for twice, and the owner is told once', async ({ page, buyer }) => {
  await page.goto(own.site.url);
  await page
    .getByRole('button', { name: 'I’m Interested' })
    .or(page.getByRole('button', { name: "I'm Interested" }))
    .click();
  await page.getByLabel('Enter your Name').fill('Ravi Example');
  await page.getByLabel('Enter your email').fill(buyer);
  await atHumanPace(page);
  await page.getByRole('button', { name: 'Stay Updated' }).click();
  await expect(page.getByText('One thing is left: an email is on its way to you.')).toBeVisible();
  const [forOwner, forVisitor] = own.standIn.inbox;
  expect(forOwner).toMatchObject({ to: ownerEmail, replyTo: buyer });
  expect(forOwner?.text).toMatch(/Confirmed: +not yet/);
  expect(forOwner?.text).toContain(`mailto:${buyer}?subject=The%20numerology%20book`);
  expect(forVisitor?.to).toBe(buyer);

  await page.goto(linkIn(forVisitor?.text, 'Yes, write to me'));
  await expect(page.getByRole('heading', { level: 1, name: 'News of the book' })).toBeVisible();
  await expectAccessible(page);
  expect(own.standIn.inbox).toHaveLength(2);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, that is settled' })).toBeVisible();
  expect(own.standIn.inbox).toHaveLength(3);
  expect(own.standIn.inbox[2]).toMatchObject({
    to: ownerEmail,
    subject: 'Confirmed: news of the numerology book',
  });
  await page.reload();
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByRole('heading', { name: 'Already confirmed' })).toBeVisible();
  expect(own.standIn.inbox).toHaveLength(3);
});

test('a reading to give, with a warning and a fault, and times to propose with one, are for everybody', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { button } = await order({ customer: london });
  await page.goto(button('Propose a time'));
  await fillTimes(page);
  await page.getByRole('group', { name: 'Time 1' }).getByLabel('Day').fill('2020-01-01');
  await confirm(page);
  await expect(page.getByText('Choose a time that is still to come')).toBeVisible();
  await look(page);
  await post('/api/owner', { token: tokenOf(button('Decline')) });
  await page.goto('about:blank');
  await page.goto(button('Reading sent'));
  await expect(page.getByText(/^You declined this order on/)).toBeVisible();
  await confirm(page);
  await expect(page.getByText('Choose how the reading was given')).toBeVisible();
  await look(page);
});

async function look(page: Page) {
  // A mail's frame lets no script in, so nothing can look into it: the mail is looked at elsewhere.
  await page.evaluate(() => document.querySelector('iframe')?.remove());
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSideways(page);
  await expectAccessible(page);
}

test('without a secret there are no links, and nothing that would open one', async ({
  inbox,
  buyer,
}) => {
  // That of the other tests.
  const baseURL = `http://localhost:${ports.site}`;
  const { link } = await order({ buyer }, baseURL);
  expect(link).toBe('undefined');
  for (const { text, html } of await inbox.mails())
    expect(text + html).not.toMatch(/received#|owner#|What would you like/);
  for (const path of ['/api/owner', '/api/owner/open', '/api/order/open', '/api/choice'])
    expect((await postTo(baseURL + path, { token: 'x' })).status).toBe(404);
});
