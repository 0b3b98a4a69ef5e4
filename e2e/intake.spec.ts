import { cardPriceOf, intakeOf } from './content';
import { expect, test, violations } from './fixtures';
import { ownerEmail } from './servers';
import { ownSite } from './site';

// Faults of typed values, and the news of a change: order-received.test.tsx, buyer.test.ts.
const secret = 'canary-app-secret-of-32-characters-or-more';
const own = ownSite({ APP_SECRET: secret }, /canary|@example\.com|eyJ|1983/);

test('what a reading needs outlives a lost connection and a lost answer, and is one mail', async ({
  page,
  context,
  checkout,
  buyer,
}) => {
  await page.goto(
    `${own.site.url}/tools/mobile-number#mobile=98765+43210&day=29&month=11&year=1983`,
  );
  await page.getByRole('link', { name: `Order this reading, ${cardPriceOf(3)}` }).click();
  await checkout.fill();
  await checkout.complete();
  const form = page.getByRole('region', { name: 'What your reading needs' });
  await expect(form).toBeVisible();
  expect(own.standIn.inbox[0]).toMatchObject({
    to: ownerEmail,
    text: expect.stringContaining('> Mobile number 98765 43210: 9 + 8 + 7'),
  });

  const [date, list] = intakeOf(3).map(({ label }) => label);
  const born = form.getByRole('group', { name: date });
  const numbers = form.getByLabel(list ?? '');
  const agreed = form.getByRole('checkbox', { name: /^I agree/ });
  const send = form.getByRole('button', { name: 'Send to the practice' });
  const news = form.getByRole('alert');
  await expect(numbers).toHaveValue('98765 43210');
  await numbers.fill('98765 43210\n98765 canary');
  await agreed.check();
  await context.setOffline(true);
  await send.click();
  await expect(news).toContainText('You are offline');
  await context.setOffline(false);
  await page.reload();
  for (const [box, value] of Object.entries({ Day: '29', Month: '11', Year: '1983' }))
    await expect(born.getByLabel(box)).toHaveValue(value);
  await expect(numbers).toHaveValue('98765 43210\n98765 canary');
  await agreed.check();

  // The post arrives, and its answer does not.
  await page.route('**/api/intake', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(news).toContainText('Not sent');
  await page.unroute('**/api/intake');
  await send.click();
  await expect(form.getByRole('status')).toContainText('It is with the practice now');
  const needed = own.standIn.inbox.filter(({ subject }) => /what the reading needs/.test(subject));
  // Its buttons would be quoted in an answer to the buyer.
  expect(needed).toMatchObject([{ to: ownerEmail, replyTo: ownerEmail }]);
  expect(needed[0]?.text).toContain(buyer);
  expect(needed[0]?.text).toContain(`${list}: 98765 43210; 98765 canary`);
  expect(await violations(page)).toEqual([]);
});
