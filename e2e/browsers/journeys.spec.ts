import { expect } from '@playwright/test';
import { calculators } from '../calculators';
import { amountOf, business, cardPriceOf, titleOf } from '../content';
import { linkIn, type Inbox } from '../inbox';
import { postOrder, sampleCustomer, typedBy } from '../order-request';
import { ownerEmail, ports } from '../servers';
import { journey } from './journey';
import type { Reader } from './text-visitor';
import type { Visitor } from './visitor';

// Everything that people do here, in the words of what they see. Where a client can't do it, the second part of a
// journey is what it can do.

journey(
  'home',
  async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.sees('Unlock Your Future Insights');
    await visitor.sees(cardPriceOf(3));
    await visitor.fill('Day', '29');
    await visitor.fill('Month', '11');
    await visitor.fill('Year', '1983');
    await visitor.press('Find my numbers');
    await visitor.sees('29 → 11 → 2');
  },
  async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.sees('Unlock Your Future Insights');
    await visitor.sees(cardPriceOf(3));
    await visitor.press('Find your number');
    await visitor.at('/tools/mulank-bhagyank');
    return 'a link leads to the calculator’s page';
  },
);

async function menu({ visitor }: { visitor: Reader }) {
  await visitor.goto('/about');
  await visitor.lacks('header a', 'Blogs');
  await visitor.press('Menu');
  await visitor.press('Services in India');
  await visitor.at('/services');
  await visitor.lacks('header a', 'Services in India');
  await visitor.goto('/about');
  await visitor.press('Book your appointment');
  // Outside the hours of calls it says when they begin.
  await visitor.finds('a', /^Call Now/);
  await visitor.press('Book your appointment');
  await visitor.lacks('a', /^Call Now/);
}

journey('menu', menu, menu, async ({ visitor }) => {
  await visitor.goto('/about');
  await visitor.press('Services in India');
  await visitor.at('/services');
  return 'its links stand on the page';
});

const cart = (count: number) => (count === 1 ? 'Cart, 1 service' : `Cart, ${count} services`);

journey(
  'cart',
  async ({ visitor }) => {
    await visitor.goto('/services');
    await visitor.press(`Add To Cart ${titleOf(3)}`);
    await visitor.finds('a', cart(1));
    await visitor.goto('/usdservice');
    await visitor.press(`Add To Cart ${titleOf(10)}`);
    await visitor.sees('One order, one currency');
    await visitor.press('Leave it out');
    await visitor.misses('One order, one currency');
    await visitor.goto('/checkout');
    await visitor.press(`Remove ${titleOf(3)}`);
    await visitor.press(`Undo and put ${titleOf(3)} back`);
    await visitor.sees(amountOf([3]));
  },
  byMessage,
);

/** The checkout without scripts, which every service leads to. */
async function byMessage({ visitor }: { visitor: Reader }) {
  await visitor.goto('/subcard/3');
  await visitor.press('Book Your Appointment');
  await visitor.at('/checkout');
  for (const way of ['This form needs JavaScript', business.phone.display, 'WhatsApp'])
    await visitor.sees(way);
  return 'by phone, WhatsApp or email';
}

async function fillIn(visitor: Visitor, email: string) {
  for (const [label, value] of Object.entries(typedBy(email))) await visitor.fill(label, value);
  await visitor.tick('I confirm that all information is correct.');
  await visitor.atHumanPace();
}

async function order(visitor: Visitor, email: string) {
  await visitor.goto('/checkout?service=3');
  await fillIn(visitor, email);
  await visitor.press('Complete Order');
  await visitor.at('/orderreceived');
  await visitor.sees('Thank you! Your order has been received.');
}

journey(
  'two services',
  async ({ visitor, buyer, inbox }) => {
    await visitor.goto('/');
    for (const id of [3, 5]) await visitor.press(`Add To Cart ${titleOf(id)}`);
    await visitor.press(cart(2));
    await visitor.at('/checkout');
    await fillIn(visitor, buyer);
    await visitor.press('Complete Order');
    await visitor.sees(`Pay ${amountOf([3, 5])}`);
    await visitor.finds('a', 'Cart, empty. See services');
    expect(await inbox.mails()).toHaveLength(2);
  },
  byMessage,
);

journey(
  'failure and retry',
  async ({ visitor, buyer, inbox }) => {
    await inbox.behave('down');
    await visitor.goto('/checkout?service=3');
    await fillIn(visitor, buyer);
    await visitor.press('Complete Order');
    await visitor.sees('Not sent yet. Your details are saved.');
    await visitor.finds('a', /^WhatsApp/);
    await inbox.behave('ok');
    await visitor.press('Try now');
    await visitor.sees('Thank you! Your order has been received.');
    expect((await inbox.mails()).filter(({ to }) => to === ownerEmail)).toHaveLength(1);
  },
  byMessage,
);

journey(
  'receipt',
  async ({ visitor, buyer }) => {
    await order(visitor, buyer);
    const id = await visitor.read('document.body.innerText.match(/INV-[0-9A-F]{9}/)[0]');
    await visitor.reload();
    await visitor.sees(String(id));
    await visitor.press('Billing address');
    await visitor.sees(sampleCustomer.address);
    await visitor.press('Remove this order from this device');
    await visitor.sees('There is no order to show');
  },
  needsScripts('/orderreceived'),
);

journey(
  'print',
  async ({ visitor, buyer }) => {
    await order(visitor, buyer);
    await visitor.run(paper);
    await visitor.press('Print this order');
    await visitor.eventually(`window.paper?.text.includes(${JSON.stringify(amountOf([3]))})`);
    await new Promise((done) => setTimeout(done, 1_000));
    await visitor.eventually('!window.paper.page.closed', 'the page to print waits for the paper');
    await visitor.run('window.paper.page.dispatchEvent(new Event("afterprint"))');
    if (await visitor.read('window.paper.page !== window'))
      await visitor.eventually('window.paper.page.closed', 'the window closes after printing');
  },
  needsScripts('/orderreceived'),
);

/** Notes what would go on paper, in this window or one that it opens, and does not wait for it, as phones don't. */
const paper = `
  const watch = (page) => {
    page.print = () => {
      window.paper = { page, text: page.document.body.innerText };
    };
    return page;
  };
  watch(window);
  const open = window.open;
  window.open = (...given) => {
    const opened = open.apply(window, given);
    return opened && watch(opened);
  };`;

journey(
  'copy',
  async ({ visitor }) => {
    await visitor.goto('/checkout?service=3');
    await visitor.press('See our bank account');
    await visitor.press(/^Copy account number/);
    await visitor.eventually(`document.getElementById('said')?.textContent === 'Copied'`);
  },
  async ({ visitor }) => {
    await visitor.goto('/checkout?service=3');
    await visitor.press('See our bank account');
    return valueIsThere({ visitor });
  },
  async ({ visitor }) => {
    await visitor.goto('/checkout?service=3');
    return valueIsThere({ visitor });
  },
);

async function valueIsThere({ visitor }: { visitor: Reader }) {
  await visitor.sees(business.bank.accountNumber);
  return 'values can be selected';
}

journey('contact', async ({ visitor, buyer, inbox }) => {
  await visitor.goto('/contact');
  await visitor.atHumanPace();
  await visitor.send('/api/contact', {
    Name: 'Asha Example',
    Email: buyer,
    Phone: sampleCustomer.phone,
    Message: 'Is 22 special?',
  });
  await visitor.sees('Thank you');
  expect(await inbox.mails()).toHaveLength(1);
});

journey(
  'interest',
  async ({ visitor, buyer, inbox }) => {
    await visitor.goto('/');
    await visitor.press("I'm Interested");
    await visitor.atHumanPace();
    await visitor.send('/api/interest', { 'Enter your Name': 'Ravi', 'Enter your email': buyer });
    await visitor.sees('One thing is left: an email is on its way to you.');
    expect(await inbox.mails()).toHaveLength(2);
  },
  async ({ visitor, buyer, inbox }) => {
    await visitor.goto('/');
    await visitor.send('/api/interest', { 'Enter your Name': 'Ravi', 'Enter your email': buyer });
    await visitor.sees('Thank you');
    expect(await inbox.mails()).toHaveLength(2);
  },
);

journey(
  'videos',
  async ({ visitor }) => {
    await visitor.goto('/videos');
    await visitor.press(/^Play: /);
    await visitor.press(/^Stop: /);
    await visitor.lacks('button', /^Stop: /);
  },
  async ({ visitor }) => {
    await visitor.goto('/videos');
    await visitor.finds('a', /^Watch (?!Now)/);
    return 'each leads to where it stands';
  },
);

journey(
  'calculators',
  async ({ visitor }) => {
    for (const { path, typed, verdict } of calculators) {
      await visitor.goto(path);
      const seen: Record<string, number> = {};
      for (const [label, value] of typed) {
        seen[label] = (seen[label] ?? -1) + 1;
        await visitor.fill(label, value, seen[label]);
      }
      await visitor.press('Work it out');
      await visitor.sees(verdict);
    }
  },
  async ({ visitor }) => {
    for (const { path } of calculators) {
      await visitor.goto(path);
      await visitor.sees('This calculator needs JavaScript');
      await visitor.sees('A worked example');
    }
    return 'a worked example, and the rules';
  },
);

journey(
  'search',
  async ({ visitor }) => {
    await visitor.goto('/about');
    await visitor.press('Search');
    await visitor.finds('input', 'Search the site');
    await visitor.key('Escape');
    await visitor.lacks('input', 'Search the site');
    await visitor.press('Search');
    await visitor.fill('Search the site', 'moolank 4');
    await visitor.finds('[role=option]', /Mulank 4/);
    await visitor.key('Enter');
    await visitor.at('/mulank4');
  },
  async ({ visitor }) => {
    await visitor.goto('/about');
    await visitor.lacks('button', 'Search');
    return 'no button; every page is one or two links away';
  },
);

journey(
  'theme',
  async ({ visitor }) => {
    const ground = () => visitor.read('getComputedStyle(document.body).backgroundColor');
    await visitor.goto('/about');
    await visitor.press('light');
    await visitor.eventually(`document.documentElement.dataset.theme === 'light'`);
    const light = await ground();
    await visitor.press('dark');
    await expect.poll(ground).not.toBe(light);
    await visitor.goto('/services');
    expect(await ground()).not.toBe(light);
  },
  async ({ visitor }) => {
    await visitor.goto('/about');
    await visitor.lacks('button', 'dark');
    return 'the device’s own';
  },
);

journey(
  'Back',
  async ({ visitor }) => {
    await visitor.goto('/services');
    await visitor.press('Menu');
    await visitor.press('About');
    await visitor.at('/about');
    await visitor.back();
    await visitor.at('/services');
    await visitor.lacks('header a', 'Blogs');
    await visitor.press(titleOf(3));
    await visitor.at('/subcard/3');
    await visitor.goto('/');
    await visitor.press(`Add To Cart ${titleOf(3)}`);
    await visitor.finds('a', cart(1));
    await visitor.back();
    await visitor.at('/subcard/3');
    await visitor.finds('a', cart(1));
    await visitor.back();
    await visitor.at('/services');
    await visitor.finds('a', cart(1));
    await visitor.finds('a', `In your cart ${titleOf(3)}, go to checkout`);
  },
  async ({ visitor }) => {
    await visitor.goto('/about');
    await visitor.press('Privacy Policy');
    await visitor.at('/privacypolicy');
    await visitor.back();
    await visitor.at('/about');
  },
);

const site = `http://localhost:${ports.site}`;

/** The address of a button in the mail that the owner gets about a new order. */
async function ownersButton(label: string, buyer: string, inbox: Inbox) {
  const { body } = await postOrder(site, { buyer });
  const about = `Your buttons for order ${body.order.invoiceId}`;
  const mail = (await inbox.all()).find(({ subject }) => subject === about);
  return linkIn(mail?.text, label);
}

journey(
  'owner’s page',
  async ({ visitor, buyer, inbox }) => {
    await visitor.goto(await ownersButton('Payment received', buyer, inbox));
    await visitor.sees('We have your payment, Asha');
    await visitor.fill(/^A sentence of your own/, 'Thank you.');
    await visitor.press(/^Confirm: /);
    await visitor.sees('Sent to Asha');
    expect((await inbox.mails()).filter(({ to }) => to === buyer)).toHaveLength(2);
  },
  needsScripts('/owner'),
);

journey(
  'choosing a time',
  async ({ visitor, buyer, inbox }) => {
    await visitor.goto(await ownersButton('Propose a time', buyer, inbox));
    const day = new Date(Date.now() + 4 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await visitor.set('Day', day);
    await visitor.set('Time in India', '17:30');
    await visitor.press(/^Confirm: /);
    await visitor.sees('Sent to Asha');
    const proposal = (await inbox.mails()).find(({ subject }) =>
      subject.startsWith('Choose a time'),
    );
    await visitor.goto(linkIn(proposal?.text, 'Take this time'));
    await visitor.tick(/5:30/);
    await visitor.press(/^Take .* PM$/);
    await visitor.sees('That time is yours, and we have been told.');
    await visitor.finds('a', 'Add to my calendar');
  },
  needsScripts('/choose'),
);

/** A page that is about one order and says what it needs, with the ways to reach us. */
function needsScripts(path: string) {
  return async ({ visitor }: { visitor: Reader }) => {
    await visitor.goto(path);
    await visitor.sees('JavaScript');
    await visitor.sees('Contact Us');
    return 'says what it needs, and how to reach us';
  };
}
