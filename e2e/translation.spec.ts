import type { Page } from '@playwright/test';
import { calculators } from './calculators';
import type { CheckoutPage } from './checkout-page';
import { amountOf, clients, titleOf } from './content';
import { expect, test } from './fixtures';
import type { Inbox } from './inbox';
import { postOrder } from './order-request';
import { atHumanPace, untilAwake } from './pace';
import { startSite } from './site';
import { translate, untilTranslated } from './translation';

// Browsers translate a page by putting two elements in the place of each text, and go on with what changes. Every kind of
// page that has islands is used so: nothing may fail, and every count and total has to be the right one.

type Use = (given: {
  page: Page;
  /** Comes back when no text is left as it was drawn. */
  translated: () => Promise<void>;
  checkout: CheckoutPage;
  inbox: Inbox;
  buyer: string;
}) => Promise<void>;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** A provider that does not answer is asked again before the page hears of it. */
const slowly = { timeout: 30_000 };

const uses: Record<string, Use> = {
  home: async ({ page, translated }) => {
    await page.goto('/');
    await translated();
    const range = page.getByRole('status').filter({ hasText: `of ${clients.length}` });
    for (const shown of ['5-8', '9-12']) {
      await press(page, 'Next clients');
      await expect(range).toHaveText(`${shown} of ${clients.length}`);
      await translated();
    }
    for (const [count, id] of [3, 5].entries()) {
      await press(page, `Add To Cart ${titleOf(id)}`);
      const news = page.getByRole('status').filter({ hasText: 'Added to your cart' });
      await expect(news).toContainText(titleOf(id));
      await expect(news).toContainText(count === 0 ? '1 service in all' : '2 services in all');
      await translated();
      await news.getByRole('button', { name: 'Keep looking' }).click();
      await expect(news).toHaveCount(0);
    }
  },

  'the interest form': async ({ page, translated, buyer }) => {
    await page.goto('/');
    await translated();
    await press(page, "I'm Interested");
    await translated();
    await press(page, 'Stay Updated');
    await expect(page.getByLabel('Enter your Name')).toHaveAttribute('aria-invalid', 'true');
    await translated();
    await page.getByLabel('Enter your Name').fill('Ravi');
    await page.getByLabel('Enter your email').fill(buyer);
    await expect(page.getByLabel('Enter your Name')).not.toHaveAttribute('aria-invalid');
    await atHumanPace(page);
    await press(page, 'Stay Updated');
    await expect(page.getByText('Registration Successful!')).toBeVisible();
  },

  services: async ({ page, translated }) => {
    await page.goto('/services');
    await translated();
    const first = page.getByRole('main').getByRole('heading', { level: 3 }).first();
    for (const [option, id, news] of [
      ['Latest', 15, 'latest first'],
      ['Price: Low to High', undefined, 'low to high'],
      ['Latest', 15, 'latest first'],
    ] as const) {
      await page.getByRole('combobox').first().selectOption(option);
      if (id) await expect(first).toHaveText(titleOf(id));
      await expect(page.getByRole('status').filter({ hasText: news })).toBeAttached();
      await translated();
    }
    const title = await page.locator('h1 font').first().elementHandle();
    await press(page, `Add To Cart ${titleOf(3)}`);
    await translated();
    await expect(page.getByRole('link', { name: `In your cart ${titleOf(3)}` })).toBeVisible();
    expect(await title?.evaluate((one) => one.isConnected), 'the rest stays translated').toBe(true);
  },

  'services in dollars': async ({ page, translated }) => {
    await holdInCart(page, [3, 5]);
    await page.goto('/usdservice');
    await translated();
    await press(page, `Add To Cart ${titleOf(10)}`);
    const question = page.getByRole('dialog', { name: 'One order, one currency' });
    await expect(question).toContainText('Your cart holds 2 services in rupees.');
    await translated();
    await press(page, 'Leave it out');
    await expect(question).toHaveCount(0);
    await translated();
    await press(page, `Add To Cart ${titleOf(10)}`);
    await press(page, 'Replace the cart');
    await expect(page.getByText('1 service in all')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 service' })).toBeVisible();
  },

  'the checkout': async ({ page, translated, checkout, inbox }) => {
    await holdInCart(page, [1, 3, 5]);
    await page.goto('/checkout');
    await expect(page.getByText(amountOf([1, 3, 5]))).toBeVisible();
    await translated();
    const total = page.getByText('Total', { exact: true }).locator('xpath=ancestor::p');
    for (const [name, left] of [
      [`Remove ${titleOf(3)}`, [1, 5]],
      [`Undo and put ${titleOf(3)} back`, [1, 3, 5]],
      [`Remove ${titleOf(1)}`, [3, 5]],
      [`Remove ${titleOf(5)}`, [3]],
    ] as const) {
      await press(page, name);
      await expect(total).toContainText(amountOf(left));
      await translated();
    }
    await expect(page.getByRole('main').getByRole('heading', { name: titleOf(5) })).toHaveCount(0);
    await press(page, 'Complete Order');
    await expect(page.getByRole('alert')).toContainText('Please fill in');
    await expect(page.getByText('Enter your email')).toBeVisible();
    await translated();
    await checkout.fill();
    await checkout.field('What should we know?').pressSequentially('Born in 1983.');
    await expect(page.getByText('13 of', { exact: false })).toBeVisible();
    await expect(page.getByText('Enter your email')).toHaveCount(0);
    await translated();
    await checkout.confirm();
    await inbox.behave('down');
    await checkout.complete();
    await expect(page.getByText('Not sent yet. Your details are saved.')).toBeVisible(slowly);
    await expect(page.getByText(/Trying again in 3 second/)).toBeVisible();
    await translated();
    await expect(page.getByText(/Trying again in 1 second/)).toBeVisible();
    await press(page, 'Stop trying');
    await expect(page.getByText('It is no longer tried by itself.')).toBeVisible();
    await translated();
    await inbox.behave('ok');
    await press(page, 'Complete Order');
    await expect(page.getByRole('heading', { name: `Pay ${amountOf([3])}` })).toBeVisible();
    expect(await inbox.mails()).toHaveLength(2);
  },

  'an order received': async ({ page, translated, checkout }) => {
    await checkout.order();
    await translated();
    await expect(page.getByRole('heading', { name: `Pay ${amountOf([3])}` })).toBeVisible();
    await page.getByLabel(/UTR or bank reference/).fill('412345678901');
    await translated();
    await expect(page.getByRole('link', { name: /Send on WhatsApp/ })).toHaveAttribute(
      'href',
      /412345678901/,
    );
    await press(page, /^Copy /);
    await expect(page.getByText('Copied').first()).toBeAttached();
    await translated();
    await press(page, 'Remove this order from this device');
    await expect(page.getByText('There is no order to show on this device.')).toBeVisible();
  },

  'the contact form': async ({ page, translated, inbox, buyer }) => {
    await page.goto('/contact');
    await translated();
    const form = page.getByRole('main').locator('form');
    await press(page, 'Send Message');
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await translated();
    await form.getByLabel('Name').fill('Asha');
    await form.getByLabel('Email').fill(buyer);
    await form.getByLabel('Phone').fill('+91 98000 00000');
    await form.getByLabel('Message').fill('Is 22 special?');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await inbox.behave('down');
    await atHumanPace(page);
    await press(page, 'Send Message');
    await expect(page.getByText('Not sent yet. What you wrote is still here.')).toBeVisible(slowly);
    await translated();
    await inbox.behave('ok');
    await press(page, 'Try again');
    await expect(page.getByText('Thank you, Asha. Your message is with us.')).toBeVisible();
    expect(await inbox.mails()).toHaveLength(1);
  },

  videos: async ({ page, translated }) => {
    await page.route('https://**', (route) => route.abort());
    await page.goto('/videos');
    await translated();
    for (const index of [0, 1]) {
      const tile = page.getByRole('button', { name: /^Play: / }).nth(index);
      await tile.click();
      await expect(page.getByRole('button', { name: /^Stop: / })).toHaveCount(1);
      await translated();
    }
    await press(page, /^Stop: /);
    await expect(page.getByRole('button', { name: /^Stop: / })).toHaveCount(0);
    await translated();
    await press(page, 'Page 2');
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('status').filter({ hasText: 'Page 2 of' })).toBeAttached();
  },

  'the search': async ({ page, translated }) => {
    await page.goto('/services');
    await translated();
    await press(page, 'Search');
    const field = page.getByRole('combobox', { name: 'Search the site' });
    const hits = page.getByRole('dialog').getByRole('option');
    await field.fill('moolank 5');
    await expect(hits.first()).toContainText('Mulank 5');
    await translated();
    await field.fill('wxyjkl');
    await expect(page.getByRole('heading', { name: 'Nothing found for ‘wxyjkl’' })).toBeVisible();
    await translated();
    await field.fill('wxyjkl vbn');
    await expect(page.getByRole('heading', { name: 'for ‘wxyjkl vbn’' })).toBeVisible();
    await field.fill('29');
    await expect(hits.first()).toContainText('2 + 9 = 11, 1 + 1 = 2, so Mulank 2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mulank2$/);
  },

  'the owner’s page, and choosing a time': async ({ page, translated, inbox, buyer }) => {
    const site = await startSite({ APP_SECRET: 'a-secret-of-the-tests-with-32-characters' });
    try {
      const { body } = await postOrder(site.url, { buyer });
      const linkIn = async (subject: string, label: string) => {
        const mail = (await inbox.all()).find((one) => one.subject.startsWith(subject));
        return new RegExp(`${label}:\\n<([^>]+)>`).exec(mail?.text ?? '')?.[1] ?? 'no link';
      };
      const id = body.order.invoiceId;
      await page.goto(await linkIn(`Your buttons for order ${id}`, 'Propose a time'));
      await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
      await translated();
      await press(page, /^Confirm: /);
      const first = page.getByRole('group', { name: 'Time 1' });
      await expect(first.getByText('Choose a day')).toBeVisible();
      await translated();
      const day = new Date(Date.now() + 4 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      await first.getByLabel('Day').fill(day);
      for (const [hour, said] of [
        ['16:30', '4:30 PM in India'],
        ['17:30', '5:30 PM in India'],
      ] as const) {
        await first.getByLabel('Time in India').fill(hour);
        await expect(first).toContainText(said);
        await translated();
      }
      await press(page, /^Confirm: /);
      await expect(page.getByRole('heading', { name: 'Sent to Asha' })).toBeVisible();

      const mails = (await inbox.mails()).filter(({ to }) => to === buyer);
      const proposal = mails.find(({ subject }) => subject.startsWith('Choose a time'));
      await page.goto(/Take this time:\n<([^>]+)>/.exec(proposal?.text ?? '')?.[1] ?? 'no link');
      await expect(page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible();
      await translated();
      await page.getByLabel(/5:30/).check();
      await translated();
      await press(page, /^Take .* PM$/);
      await expect(page.getByText('That time is yours, and we have been told.')).toBeVisible();
    } finally {
      await site.stop();
    }
  },
};

for (const { path, typed, shows } of calculators)
  uses[path] = async ({ page, translated }) => {
    await page.goto(path);
    await translated();
    const send = page.locator('main form button[type=submit]').first();
    const result = page.getByRole('region', { name: 'Your result' });
    await send.click();
    await expect(page.locator('main form [aria-invalid]').first()).toBeVisible();
    await translated();
    const fields = page.getByRole('main').getByRole('textbox');
    for (const [index, [, value]] of typed.entries()) await fields.nth(index).fill(value);
    await send.click();
    for (const text of shows) await expect(result).toContainText(text);
    await translated();
    // Another result over the first.
    const [label, value] = another(typed);
    await page.getByLabel(label, { exact: true }).first().fill(value);
    await send.click();
    await expect(result).not.toContainText(shows.at(-1) ?? '');
    await translated();
    await page.getByLabel(/^Yes, put these lines into/).check();
    await expect(page.getByLabel(/^Yes, put these lines into/)).toBeChecked();
  };

/** Something else to type into the first field. */
function another(typed: [label: string, value: string][]) {
  const [label, value] = typed[0] ?? ['', ''];
  const last = value.replace(/\d$/, (digit) => `${(Number(digit) + 1) % 10}`);
  return [label, label === 'Name' ? 'Meera Joshi' : last] as const;
}

const holdInCart = (page: Page, services: number[]) =>
  page.addInitScript(
    (cart) => {
      if (!localStorage.getItem('cart')) localStorage.setItem('cart', cart);
    },
    JSON.stringify({ currency: 'INR', services }),
  );

// The recorder of traces would run its script in the frame of the owner's page, whose refusal is noise.
test.use({ trace: 'off' });

for (const [kind, use] of Object.entries(uses))
  test(`translated, ${kind} can be used`, async ({ page, checkout, inbox, buyer }) => {
    page.on('domcontentloaded', () => void page.evaluate(translate).catch(() => undefined));
    const failed = page.getByText('This part of the page failed');
    const translated = async () => {
      await untilAwake(page);
      await untilTranslated(page);
      await expect(failed).toHaveCount(0);
    };
    await use({ page, translated, checkout, inbox, buyer });
    await expect(failed).toHaveCount(0);
  });
