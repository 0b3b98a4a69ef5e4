import { amountOf, titleOf } from './content';
import { expect, test } from './fixtures';
import { atHumanPace, untilAwake } from './pace';
import { ownerEmail } from './servers';

const orderId = /INV-[0-9A-F]{9}/;

test('a rupee order reaches the owner first, then the buyer', async ({
  page,
  checkout,
  inbox,
  buyer,
}) => {
  await page.goto('/services');
  await page.getByRole('link', { name: titleOf(3), exact: true }).click();
  await page.getByRole('link', { name: 'Book Your Appointment' }).first().click();
  await checkout.fill();
  await checkout.field('What should we know?').fill('Three numbers to choose from.');
  await checkout.complete();

  await expect(page.getByText('Thank you! Your order has been received.')).toBeVisible();
  const id = (await page.getByText(orderId).first().innerText()).match(orderId)?.[0] ?? '';
  await expect(page.getByText(amountOf([3])).first()).toBeVisible();
  // A desk has a code to point a phone at, and no button for an app.
  await expect(page.getByRole('img', { name: /^UPI QR code/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open my UPI app' })).toBeHidden();

  const [forOwner, forBuyer, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect([forOwner?.to, forBuyer?.to]).toEqual([ownerEmail, buyer]);
  for (const mail of [forOwner, forBuyer])
    for (const fact of [id, amountOf([3]), titleOf(3)]) expect(mail?.text).toContain(fact);
  expect(forOwner?.text).toContain('Three numbers to choose from.');
});

test('a dollar order, by the keyboard alone, is priced in dollars', async ({
  page,
  checkout,
  inbox,
  buyer,
}) => {
  await page.goto('/usdservices/13');
  await page.getByRole('link', { name: 'Book Your Appointment' }).first().press('Enter');
  await untilAwake(page);
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
  expect((await inbox.mails())[1]?.text).toContain(amountOf([13], 'USD'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a service is two presses away, and what matters stands in one view', async ({
    page,
    checkout,
  }) => {
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
      await checkout.fill();
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
    });
  });
});
