import { amountOf, business, titleOf } from './content';
import { expect, test } from './fixtures';
import { atHumanPace, untilAwake } from './pace';
import { ownerEmail } from './servers';

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
  await checkout.complete();

  await expect(page.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible();
  await expect(page.getByText('Thank you! Your order has been received.')).toBeVisible();
  const id = (await page.getByText(orderId).first().innerText()).match(orderId)?.[0] ?? '';
  await expect(page.getByText(amountOf([3])).first()).toBeVisible();
  // A desk has a code to point a phone at, and no button for an app that it has not.
  await expect(page.getByRole('img', { name: /^UPI QR code/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open my UPI app' })).toBeHidden();

  const [forOwner, forBuyer, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(forOwner).toMatchObject({
    to: ownerEmail,
    subject: 'Great news! Your new service order has been received.',
    replyTo: buyer,
  });
  expect(forBuyer).toMatchObject({
    to: buyer,
    subject: 'Thank you Asha! Your order has been received',
    replyTo: ownerEmail,
  });
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

test('a dollar order, by the keyboard alone, is priced in dollars and tells the buyer how to pay from abroad', async ({
  page,
  checkout,
  inbox,
  buyer,
}) => {
  await page.goto('/usdservices/13');
  await page.getByRole('link', { name: 'Book Your Appointment' }).first().press('Enter');
  await untilAwake(page);
  const country = checkout.field('Country');
  await country.focus();
  const offered = () =>
    country.evaluate((field: HTMLInputElement) =>
      [...(field.list?.options ?? [])].map(({ value }) => value),
    );
  await expect.poll(offered).toContain('United Arab Emirates');
  await checkout.field('Email').focus();
  for (const value of [
    buyer,
    'Asha',
    'Example',
    '+971 50 123 4567',
    '12 Sample Road',
    'United Arab Emirates',
    'Dubai',
    'Dubai',
    '00000',
    'By keyboard.',
  ]) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('link', { name: 'Privacy Policy' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('See our bank account')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('I confirm that all information is correct.')).toBeChecked();
  await atHumanPace(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Pay ${amountOf([13], 'USD')}` })).toBeVisible();
  const [, forBuyer] = await inbox.mails();
  expect(forBuyer?.text).toContain(amountOf([13], 'USD'));
  expect(forBuyer?.text).toContain('OUR');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a service is two presses away, what matters stands in one view, and the order begins with UPI', async ({
    page,
    checkout,
  }) => {
    const email = 'asha.deshpande.kulkarni.of.wardha@numerology-practice.example.com';
    const main = page.getByRole('main');
    const tick = page.getByLabel('I confirm that all information is correct.');

    await test.step('the menu leads to the services, and a third press to those that one asks about', async () => {
      await page.goto('/');
      await page.locator('#menu > summary').click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu.getByText('Services', { exact: true })).toBeInViewport();
      await menu.getByRole('link', { name: 'Services in India' }).click();
      await expect(page).toHaveURL(/\/services$/);
      const ways = page.getByRole('navigation', { name: /^Not sure which/ });
      await expect(ways).toBeInViewport({ ratio: 1 });
      for (const link of await ways.getByRole('link').all()) await expect(link).toBeInViewport();
      await ways.getByRole('link', { name: 'Names' }).click();
      const names = page.getByRole('region', { name: 'Names' });
      await expect(names.getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(names.getByText('Delivered in 25-30 Days').first()).toBeInViewport();
    });

    await test.step('a service goes into the cart, and from there into the checkout', async () => {
      await page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` }).click();
      await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to checkout', exact: true }).click();
      await expect(page).toHaveURL(/\/checkout$/);
    });

    await test.step('the total, the tick and the button stand in one view', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const total = page.getByText('Total', { exact: true });
      const button = page.getByRole('button', { name: 'Complete Order' });
      await expect(checkout.field('Country')).toHaveValue('India');
      await checkout.fill({ Email: email });
      await total.evaluate((line) => {
        // Below the header, which stays at the top.
        scrollTo({ top: line.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' });
      });
      for (const part of [total, tick, button]) await expect(part).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('IFSC code').first()).toBeHidden();
    });

    await test.step('the first view of an order has the amount, what comes now, and the button that pays', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await checkout.complete();
      const title = page.getByRole('heading', { level: 1, name: 'Order Received' });
      await expect(title).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const part of [
        title,
        page.getByText('Thank you! Your order has been received.'),
        page.locator('[aria-current=step]'),
        page.getByRole('heading', { name: `Pay ${amountOf([3])}` }),
        page.getByRole('link', { name: 'Open my UPI app' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      // A third less than the 5,364 px that payment and reading took in two forms.
      const tall = await main.evaluate((one) => one.getBoundingClientRect().height);
      expect(tall).toBeLessThan(3576);
    });

    await test.step('UPI comes first, and no address is broken within a word', async () => {
      await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('By UPI');
      await page.getByRole('heading', { name: 'By bank transfer' }).click();
      await page.getByRole('heading', { name: 'Billing address' }).click();
      const { bank, upi } = business;
      for (const value of [email, business.email, upi?.id ?? '', bank.ifsc, bank.accountNumber])
        expect(
          await main.getByText(value, { exact: true }).first().evaluate(endsBetweenWords),
          value,
        ).toBe(true);
    });
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

test('where the storage forgets, the cart says so and leads to an order of one service', async ({
  page,
  checkout,
  inbox,
}) => {
  // Some browsers take it without a word; others refuse, which add-to-cart.test.tsx tries.
  await page.addInitScript(() => (Storage.prototype.setItem = () => undefined));
  await page.goto('/services');
  await page.getByRole('button', { name: `Add To Cart ${titleOf(3)}` }).click();
  const news = page.getByRole('status').filter({ hasText: 'Added to your cart' });
  await expect(news).toContainText('This browser keeps nothing from page to page');
  await news.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?service=3$/);
  await checkout.fill();
  await checkout.complete();
  const placed = page.getByRole('status').filter({ hasText: 'Your order has been received.' });
  await expect(placed).toContainText(/INV-[0-9A-F]{9}/);
  await expect(placed).toContainText('please note the Order ID');
  expect(await inbox.mails()).toHaveLength(2);
});
