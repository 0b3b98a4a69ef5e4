import { titleOf } from './content';
import { expect, test } from './fixtures';

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
