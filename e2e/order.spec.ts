import { readdir, readFile } from 'node:fs/promises';
import { amountOf, business, titleOf } from './content';
import { expect, test } from './fixtures';
import { atHumanPace, untilAwake } from './pace';
import { ownerEmail, ports } from './servers';

const orderId = /INV-[0-9A-F]{9}/;

test('a rupee order reaches the owner first, then the buyer, who is told nothing that was typed but a first name', async ({
  page,
  checkout,
  inbox,
  buyer,
}) => {
  await page.goto('/services');
  await page.getByRole('link', { name: titleOf(3), exact: true }).click();
  await page.getByRole('link', { name: 'Book Your Appointment' }).first().click();
  await checkout.fill();
  await checkout
    .field('What should we know?')
    .fill('Born on 29 November 1983.\nThree numbers to choose from.');
  await checkout.confirm();
  await checkout.complete();

  await expect(page.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible();
  await expect(page.getByText('Thank you! Your order has been received.')).toBeVisible();
  const id = (await page.getByText(orderId).first().innerText()).match(orderId)?.[0] ?? '';
  await expect(page.getByText(amountOf([3])).first()).toBeVisible();

  const [forOwner, forBuyer, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(forOwner?.to).toBe(ownerEmail);
  expect(forOwner?.subject).toBe('Great news! Your new service order has been received.');
  expect(forOwner?.replyTo).toBe(buyer);
  expect(forBuyer?.to).toBe(buyer);
  expect(forBuyer?.subject).toBe('Thank you Asha! Your order has been received');
  expect(forBuyer?.replyTo).toBe(ownerEmail);
  for (const mail of [forOwner, forBuyer])
    for (const part of [mail?.text, mail?.html])
      for (const fact of [id, id.replace('-', ''), amountOf([3]), titleOf(3)])
        expect(part).toContain(fact);
  for (const typed of ['Maharashtra', '442001']) {
    expect(forOwner?.text).toContain(typed);
    expect(`${forBuyer?.text}${forBuyer?.html}`).not.toContain(typed);
  }
  expect(forOwner?.text).toContain('Three numbers to choose from.');
});

test('a dollar order is priced in dollars and tells the buyer how to pay from abroad', async ({
  page,
  checkout,
  inbox,
}) => {
  await page.goto('/usdservices/13');
  await page.getByRole('link', { name: 'Book Your Appointment' }).first().click();
  await untilAwake(page);
  await checkout.field('Country').focus();
  const offered = () =>
    checkout
      .field('Country')
      .evaluate((field: HTMLInputElement) => [...(field.list?.options ?? [])].map((o) => o.value));
  await expect.poll(offered).toContain('United Arab Emirates');
  await checkout.fill({
    Country: 'United Arab Emirates',
    Phone: '+971 50 123 4567',
    Pincode: '00000',
  });
  await checkout.confirm();
  await checkout.complete();

  await expect(page.getByRole('heading', { name: `Pay ${amountOf([13], 'USD')}` })).toBeVisible();
  const [, forBuyer] = await inbox.mails();
  expect(forBuyer?.text).toContain(amountOf([13], 'USD'));
  expect(forBuyer?.text).toContain('OUR');
});

test("the first service of the list is named on a phone's first screen, and goes into the cart", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeInViewport({
    ratio: 1,
  });
  const add = page.getByRole('button', { name: /^Add To Cart/ }).first();
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
});

test('an order can be placed with the keyboard alone', async ({ page, checkout, inbox, buyer }) => {
  await checkout.open();
  await checkout.field('Email').focus();
  const values = [
    buyer,
    'Asha',
    'Example',
    '+91 98000 00000',
    '12 Sample Road',
    'India',
    'Wardha',
    'Maharashtra',
    '442001',
  ];
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('By keyboard.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Privacy Policy' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('See our bank account')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('I confirm that all information is correct.')).toBeChecked();
  await atHumanPace(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible();
  expect(await inbox.mails()).toHaveLength(2);
});

test('without any configuration both mails are files in the outbox', async ({
  page,
  checkout,
  buyer,
}) => {
  await page.goto(`http://localhost:${ports.outbox}/checkout?service=3`);
  await checkout.fill();
  await checkout.confirm();
  await checkout.complete();
  await expect(page.getByText('Thank you! Your order has been received.')).toBeVisible();

  const messages = [];
  for (const folder of (await readdir('test-results/outbox')).sort())
    messages.push(JSON.parse(await readFile(`test-results/outbox/${folder}/message.json`, 'utf8')));
  const mine = messages.filter(({ to, replyTo }) => [to, replyTo].includes(buyer));
  expect(mine.map(({ subject }) => subject)).toEqual([
    'Great news! Your new service order has been received.',
    'Thank you Asha! Your order has been received',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a visitor finds a service through the menu and orders it', async ({
    page,
    checkout,
    inbox,
  }) => {
    await page.goto('/');
    await page.locator('#menu > summary').click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Services in India' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await page.getByRole('link', { name: titleOf(10), exact: true }).click();
    await page.getByRole('link', { name: 'Book Your Appointment' }).first().click();
    await checkout.fill();
    await checkout.confirm();
    await checkout.complete();
    await expect(page.getByRole('heading', { name: `Pay ${amountOf([10])}` })).toBeVisible();
    expect(await inbox.mails()).toHaveLength(2);
  });

  test('the total, the tick and the button stand in one view', async ({ page, checkout }) => {
    await checkout.open();
    await expect(checkout.field('Country')).toHaveValue('India');
    await page.getByText('Total', { exact: true }).evaluate((total) => {
      // Below the header, which stays at the top.
      scrollTo({ top: total.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' });
    });
    for (const part of [
      page.getByText('Total', { exact: true }),
      page.getByLabel('I confirm that all information is correct.'),
      page.getByRole('button', { name: 'Complete Order' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('IFSC code').first()).toBeHidden();
  });

  test('the first view of an order has the amount, what comes now, and the button that pays', async ({
    page,
    checkout,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await checkout.order();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByText('Thank you! Your order has been received.'),
      page.locator('[aria-current=step]'),
      page.getByRole('heading', { name: `Pay ${amountOf([3])}` }),
      page.getByRole('link', { name: 'Open my UPI app' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    // A third less than the 5,364 px that payment and reading took in two forms.
    const tall = await page
      .getByRole('main')
      .evaluate((main) => main.getBoundingClientRect().height);
    expect(tall).toBeLessThan(3576);
  });

  test('a receipt begins with UPI and its app, and breaks no address within a word', async ({
    page,
    checkout,
  }) => {
    const email = 'asha.deshpande.kulkarni.of.wardha@numerology-practice.example.com';
    await checkout.order('?service=3', { Email: email });
    const ways = page.getByRole('heading', { level: 3 });
    await expect(ways.first()).toHaveText('By UPI');
    await expect(page.getByRole('link', { name: 'Open my UPI app' })).toBeVisible();
    await page.getByRole('heading', { name: 'By bank transfer' }).click();
    await page.getByRole('heading', { name: 'Billing address' }).click();
    const main = page.getByRole('main');
    const isWhole = (value: string) =>
      main.getByText(value, { exact: true }).first().evaluate(endsBetweenWords);
    for (const value of [email, business.email, business.upi?.id ?? '', business.bank.ifsc])
      expect(await isWhole(value), value).toBe(true);
    expect(await isWhole(business.bank.accountNumber)).toBe(true);
  });
});

/** Whether every line of a text but its last ends after a space, '@' or a dot. */
function endsBetweenWords(element: Element) {
  const letters = [...element.childNodes].flatMap((node) =>
    [...(node.textContent ?? '')].map((letter, index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return { letter, top: Math.round(range.getBoundingClientRect().top) };
    }),
  );
  return letters.every(
    ({ top }, index) =>
      index === 0 ||
      top === letters[index - 1]?.top ||
      / |@|\./.test(letters[index - 1]?.letter ?? ''),
  );
}

test('a desk shows no button for an app that it has not', async ({ page, checkout }) => {
  await checkout.order();
  await expect(page.getByRole('img', { name: /^UPI QR code/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open my UPI app' })).toBeHidden();
});

/** What browsers do that keep nothing: some refuse, others take it without a word and forget it. */
const storages = {
  refuses: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The test blocks it.', 'SecurityError');
      },
    }),
  forgets: () => (Storage.prototype.setItem = () => undefined),
};

for (const [does, behave] of Object.entries(storages))
  test(`where the storage ${does}, the cart says so and leads to an order of one service`, async ({
    page,
    checkout,
    inbox,
  }) => {
    await page.addInitScript(behave);
    await page.goto('/services');
    await page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` }).click();
    const news = page.getByRole('status').filter({ hasText: 'Added to your cart' });
    await expect(news).toContainText('This browser keeps nothing from page to page');
    await news.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page).toHaveURL(/\/checkout\?service=3$/);
    await checkout.fill();
    await checkout.confirm();
    await checkout.complete();
    const placed = page.getByRole('status').filter({ hasText: 'Your order has been received.' });
    await expect(placed).toContainText(/INV-[0-9A-F]{9}/);
    await expect(placed).toContainText('please note the Order ID');
    expect(await inbox.mails()).toHaveLength(2);
  });
