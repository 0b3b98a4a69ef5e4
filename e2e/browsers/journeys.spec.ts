import { amountOf, business, titleOf } from '../content';
import { linkIn, type Inbox, type Mail } from '../inbox';
import { postOrder, postTo, sampleCustomer, typedBy } from '../order-request';
import { ports } from '../servers';
import { journey } from './fixtures';
import type { Reader } from './text-visitor';
import type { Visitor } from './visitor';

// Journeys through the steps in which browsers differ: fields, folds, windows, storage. Tests of
// the newest Chrome check the results of each step. The second part of a journey is for clients
// that can't do the first.

const site = `http://localhost:${ports.site}`;

journey(
  'home',
  async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.fill('Day', '29');
    await visitor.fill('Month', '11');
    await visitor.fill('Year', '1983');
    await visitor.press('Find my numbers');
    await visitor.sees('29 → 11 → 2');
  },
  async ({ visitor }) => {
    await visitor.goto('/');
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
  // The button first makes way for the content below it.
  await visitor.atHumanPace();
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

journey(
  'cart',
  async ({ visitor }) => {
    await visitor.goto('/services');
    await visitor.press(`Add To Cart ${titleOf(3)}`);
    await visitor.goto('/usdservice');
    await visitor.finds('a', 'Cart, 1 service');
    await visitor.press(`Add To Cart ${titleOf(10)}`);
    await visitor.sees('One order, one currency');
    await visitor.press('Leave it out');
    await visitor.lacks('button', 'Leave it out');
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
}

journey(
  'two services',
  async ({ visitor, buyer }) => {
    await visitor.goto('/');
    for (const id of [3, 5]) await visitor.press(`Add To Cart ${titleOf(id)}`);
    await visitor.press('Cart, 2 services');
    await visitor.at('/checkout');
    await fillIn(visitor, buyer);
    await visitor.press('Complete Order');
    await visitor.sees(`Pay ${amountOf([3, 5])}`);
    await visitor.finds('a', 'Cart, empty. See services');
  },
  byMessage,
);

journey(
  'failure and retry',
  async ({ visitor, buyer, inbox }) => {
    await inbox.behave('down');
    await order(visitor, buyer);
    await visitor.sees('Not sent yet. Your details are saved.');
    await inbox.behave('ok');
    await visitor.press('Try now');
    await visitor.sees(received);
  },
  byMessage,
);

const received = 'Thank you! Your order has been received.';

journey(
  'receipt',
  async ({ visitor, buyer }) => {
    await order(visitor, buyer);
    await visitor.sees(received);
    await visitor.goto('/orderreceived');
    await visitor.press('Billing address');
    await visitor.sees(sampleCustomer.address);
    await visitor.press('Remove this order from this device');
    await visitor.press('Remove it from this device');
    await visitor.sees('There is no order to show');
  },
  needsScripts('/orderreceived'),
);

journey(
  'print',
  async ({ visitor, buyer }) => {
    const { body } = await postOrder(site, { buyer });
    await visitor.goto(body.link);
    await visitor.sees(body.order.invoiceId);
    await visitor.run(paper);
    await visitor.press('Print this order');
    await visitor.eventually(`window.paper?.includes(${JSON.stringify(amountOf([3]))})`);
  },
  needsScripts('/orderreceived'),
);

/**
 * Notes what would be printed, in this window or one that it opens, without waiting, as phones do.
 */
const paper = `
  const watch = (page) => {
    page.print = () => void (window.paper = page.document.body.innerText);
    return page;
  };
  watch(window);
  const open = window.open;
  window.open = (...given) => watch(open.apply(window, given));`;

const selecting = 'values can be selected';

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
    await visitor.sees(business.bank.accountNumber);
    return selecting;
  },
  seeing('/checkout?service=3', [business.bank.accountNumber], selecting),
);

async function contact({ visitor, buyer }: { visitor: Reader; buyer: string }) {
  await visitor.goto('/contact');
  await visitor.atHumanPace();
  await visitor.send('/api/contact', {
    Name: 'Asha Example',
    Email: buyer,
    Phone: sampleCustomer.phone,
    Message: 'Is 22 special?',
  });
  await visitor.sees('Thank you');
}

journey('contact', contact, contact);

journey(
  'interest',
  async ({ visitor, buyer }) => {
    await visitor.goto('/');
    await visitor.press("I'm Interested");
    await visitor.atHumanPace();
    await visitor.send('/api/interest', interest(buyer));
    await visitor.sees('One thing is left: an email is on its way to you.');
  },
  async ({ visitor, buyer }) => {
    await visitor.goto('/');
    await visitor.send('/api/interest', interest(buyer));
    await visitor.sees('Thank you');
  },
);

const interest = (email: string) => ({ 'Enter your Name': 'Ravi', 'Enter your email': email });

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

const calculator = '/tools/name-number';

journey(
  'calculators',
  async ({ visitor }) => {
    await visitor.goto(calculator);
    // Engines may take letters with marks apart in different ways.
    await visitor.fill('Name', 'Ràvi Kumár');
    await visitor.press('Work it out');
    await visitor.sees('Chaldean 7, Pythagorean 6');
  },
  seeing(
    calculator,
    ['This calculator needs JavaScript', 'A worked example'],
    'a worked example, and the rules',
  ),
);

journey(
  'search',
  async ({ visitor }) => {
    await visitor.goto('/about');
    await visitor.press('Search');
    await visitor.fill('Search the site', 'moolank 4');
    await visitor.finds('[role=option]', /Mulank 4/);
    await visitor.key('Enter');
    await visitor.at('/mulank4');
    await visitor.press('Search');
    await visitor.finds('input', 'Search the site');
    await visitor.key('Escape');
    await visitor.lacks('input', 'Search the site');
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
    const ground = 'getComputedStyle(document.body).backgroundColor';
    await visitor.goto('/about');
    await visitor.press('light');
    await visitor.run(`sessionStorage.light = ${ground}`);
    await visitor.press('dark');
    await visitor.eventually(`${ground} !== sessionStorage.light`);
    await visitor.goto('/services');
    await visitor.eventually(`${ground} !== sessionStorage.light`);
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
    await visitor.finds('a', 'Cart, 1 service');
    await visitor.back();
    await visitor.at('/subcard/3');
    await visitor.finds('a', 'Cart, 1 service');
    await visitor.back();
    await visitor.at('/services');
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

/** The address of a button in the owner's mail about a new order. */
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
    await visitor.fill(/^A sentence of your own/, 'Thank you.');
    await visitor.press(/^Confirm: /);
    await visitor.sees('Sent to Asha');
  },
  needsScripts('/owner'),
);

journey(
  'choosing a time',
  async ({ visitor, buyer, inbox }) => {
    const { hash } = new URL(await ownersButton('Propose a time', buyer, inbox));
    const day1 = new Date(Date.now() + 4 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await postTo(`${site}/api/owner`, { token: hash.slice(1), day1, time1: '17:30' });
    const isProposal = ({ subject }: Mail) => subject.startsWith('Choose a time');
    const proposal = (await inbox.mails()).find(isProposal);
    await visitor.goto(linkIn(proposal?.text, 'Take this time'));
    await visitor.tick(/5:30/);
    await visitor.press(/^Take .* PM$/);
    await visitor.sees('That time is yours, and we have been told.');
  },
  needsScripts('/choose'),
);

/** A page about one order says what it needs, with the ways to reach us. */
function needsScripts(path: string) {
  const how = 'says what it needs, and how to reach us';
  return seeing(path, ['JavaScript', 'Contact Us'], how);
}

/** The words on the page say how a journey degrades. */
function seeing(path: string, words: string[], how: string) {
  return async ({ visitor }: { visitor: Reader }) => {
    await visitor.goto(path);
    for (const word of words) await visitor.sees(word);
    return how;
  };
}
