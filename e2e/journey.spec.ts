import type { BrowserContext, Page } from '@playwright/test';
import { dayInIndia } from '../lib/time';
import { expect, expectNoSideways, test } from './fixtures';
import { linkIn } from './inbox';
import { postTo } from './order-request';
import { untilAwake } from './pace';
import { ownerEmail } from './servers';
import { ownSite } from './site';
import { newStore } from './store';

/** The whole way of an order, as its buyer and its owner go it; what can go wrong: owner.spec.ts. */
const secret = 'canary-app-secret-of-32-characters-or-more';
const own = ownSite({ APP_SECRET: secret, DATABASE_URL: newStore() }, /canary|@example\.com|eyJ/);

test.use({ viewport: { width: 360, height: 640 } });
test.describe.configure({ mode: 'default', timeout: 60_000 });

const abroad = { Country: 'United Kingdom', City: 'London', State: 'London', Pincode: 'W1 1AA' };
const day = (days: number) => dayInIndia(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

/** Closes the tab: only what the browser keeps is left. */
async function newTab(context: BrowserContext, before: Page, path: string) {
  const page = await context.newPage();
  await before.close();
  await page.goto(own.site.url + path);
  await untilAwake(page);
  return page;
}

for (const [market, path, differences] of [
  ['rupees', '/subcard/9', {}],
  ['dollars', '/usdservices/13', abroad],
] as const)
  test(`an order in ${market} is never lost on its way to the reading, and asked for nothing twice`, async ({
    page: first,
    context,
    checkout,
    buyer,
  }) => {
    const mails = (to: string) => own.standIn.inbox.filter((mail) => mail.to === to);
    const last = (to: string) => mails(to).at(-1);
    /** A press of the owner's, on the page that the newest mail's button opens. */
    const press = async (label: string, typed: object = {}) => {
      const withButton = mails(ownerEmail)
        .filter(({ text }) => text.includes(`\n${label}:\n<`))
        .at(-1);
      const token = new URL(linkIn(withButton?.text, label)).hash.slice(1);
      const answer = await postTo(`${own.site.url}/api/owner`, { token, ...typed });
      expect(answer.status, await answer.text()).toBe(200);
    };
    const title = (tab: Page, name: string | RegExp) =>
      expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();

    await first.goto(own.site.url + path);
    await first.getByRole('link', { name: 'Book Your Appointment' }).first().click();
    await checkout.fill(differences);
    await checkout.complete();
    await title(first, 'Order Received');
    await untilAwake(first);
    const news = () => first.evaluate(() => localStorage.getItem('order-news'));
    await expect.poll(news).not.toBeNull();
    expect(last(buyer)?.subject).toBe('Thank you Asha! Your order has been received');

    let page = await newTab(context, first, '/');
    await page.getByRole('link', { name: /^Your order:/ }).click();
    await title(page, 'Order Received');
    page = await newTab(context, page, '/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search the site' }).fill('my order');
    await page.getByRole('option', { name: /^Your order/ }).click();
    await title(page, 'Order Received');

    const form = page.getByRole('region', { name: 'What your reading needs' });
    for (const [box, value] of Object.entries({ Day: '29', Month: '11', Year: '1983' }))
      await form.getByLabel(box, { exact: true }).fill(value);
    for (const field of await form.getByRole('textbox').all())
      if ((await field.inputValue()) === '') await field.fill('Wardha');
    await form.getByLabel(/reference/i).fill('412345678901');
    for (const chip of ['Weekdays', '7-8 PM', 'Hindi'])
      await form.getByLabel(chip, { exact: true }).check({ force: true });
    await form.getByRole('checkbox', { name: /^I agree/ }).check();
    await form.getByRole('button', { name: 'Send to the practice' }).click();
    await title(page, 'Everything is with us');
    await expectNoSideways(page);
    expect(last(ownerEmail)?.text).toMatch(/Hours that suit you for the call: Weekdays, 7-8 PM/);
    expect(last(buyer)?.text).toContain('You told us that you paid');

    await press('Payment received');
    expect(last(buyer)?.text).toContain('there is nothing to send');
    await page.reload();
    await title(page, 'Your payment is here');
    await press('Propose a time', { day1: day(4), time1: '18:30', day2: day(5), time2: '19:30' });
    await page.goto(/<(\S+&time=1)>/.exec(last(buyer)?.text ?? '')?.[1] ?? '');
    await page.getByRole('button', { name: /^Take / }).click();
    await expect(page.getByText(/We call you on the number that ends in 0000\./)).toBeVisible();
    expect(last(buyer)?.subject).toMatch(/: your time is fixed$/);
    const call = linkIn(last(buyer)?.text, 'Move the call');
    expect(call).toMatch(/^mailto:.+Another%20time/);

    await press('Propose a time', { day1: day(6), time1: '20:00' });
    await page.goto(/<(\S+&time=0)>/.exec(last(buyer)?.text ?? '')?.[1] ?? '');
    await page.getByRole('button', { name: /^Take / }).click();
    await expect(page.getByText('That time is yours, and we have been told.')).toBeVisible();
    expect(last(buyer)?.subject).toMatch(/^Moved to /);
    page = await newTab(context, page, '/orderreceived');
    await title(page, / [AP]M$/);
    await expect(page.getByRole('article', { name: 'We call you' })).toContainText('45 minutes');
    await expect(page.getByRole('link', { name: 'Add to my calendar' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Move the call on WhatsApp/ })).toBeVisible();
    await expectNoSideways(page);

    await press('Reading sent', { by: 'call' });
    const again = linkIn(last(buyer)?.text, 'Order again');
    await page.reload();
    await title(page, 'Your reading is with you');
    await press('Ask how it was');
    await page.goto(linkIn(last(buyer)?.text, 'Write three lines'));
    await page.getByLabel('What did you take home?').fill('A clear no.');
    await page.getByLabel('No, they are for you alone').check();
    await page.getByRole('button', { name: 'Send' }).click();
    await title(page, 'Thank you, Asha');
    expect(last(ownerEmail)?.text).toContain('A clear no.');
    const opened = page.waitForResponse('**/api/order/open');
    await page.goto(again);
    await opened;
    await page
      .getByRole('region', { name: 'Choose a service' })
      .getByRole('link', { name: /Consultation$/ })
      .first()
      .click();
    await expect(page.getByLabel(/^Email/)).toHaveValue(buyer);

    // The first mail asks for all that a reading needs, and none that follows.
    const asked = mails(buyer).map(({ text }) => /Still missing|Send your details/i.test(text));
    expect(asked).toEqual([
      true,
      ...mails(buyer)
        .slice(1)
        .map(() => false),
    ]);
  });
