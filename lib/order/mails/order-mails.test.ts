import { parse } from 'node-html-parser';
import { billSeries } from '../bill';
import { billBlocks, orderForBuyer } from './order-for-buyer';
import { cancellingLine, orderForOwner, spreadsheetLine, stepsForOwner } from './order-for-owner';
import { letterText } from '../../mail/letter';
import type { Message } from '../../mail/message';
import { outline } from '../../mail/test-kit';
import { sampleBusiness, sampleContext, sampleCustomer, sampleOrder } from './sample-order';

function expectInBoth(mail: Message, facts: readonly string[]) {
  for (const fact of facts) {
    expect(mail.text).toContain(fact);
    expect(parse(mail.html).querySelector('body')?.text).toContain(fact);
  }
}

const links = {
  order: 'https://navank.example/orderreceived#order=token',
  actions: [{ text: 'Payment received', href: 'https://navank.example/owner#token' }],
};
const linked = { ...sampleContext, links };
/** Of a service whose day is agreed on with the buyer. */
const withoutDay = {
  ...sampleContext,
  services: [{ id: 3, duration: 'By a day agreed with you', intake: [] }],
};
const [asha, owner] = ['asha@example.com', 'owner@example.com'];

test.each<[string, () => Message, string, string, string]>([
  [
    'order-buyer',
    () => orderForBuyer(sampleOrder(), linked),
    asha,
    owner,
    'Pay, and +1, The link, WHAT HAPPENS +4, PAY INTO +11, Order ID: +3, ORDER SUMMARY +4, Refunds: sales',
  ],
  [
    'order-owner',
    () => orderForOwner(sampleOrder(), linked),
    owner,
    asha,
    'THE BUYER +9, THE ORDER +4, ORDER SUMMARY +4, THE BANK +8, FOR YOUR +1, November 20,, If this',
  ],
  [
    'order-steps',
    () => stepsForOwner(sampleOrder(), linked),
    owner,
    owner,
    'Buyer: Asha, Payment received: +1, Each button, ORDER SUMMARY +4, The order +1',
  ],
])('the mail %s has its parts and its reader, in the thread of its order', (...row) => {
  const [mail, write, to, replyTo, parts] = row;
  const message = write();
  expect(outline(message).join(', ')).toBe(parts);
  expect(message).toMatchObject({ to, replyTo, thread: { order: sampleContext.id, mail } });
});

test.each([
  ['buyer', orderForBuyer, []],
  ['owner', orderForOwner, Object.values(sampleCustomer)],
])('both parts of the mail to the %s hold the whole order', (_, write, typed) => {
  const mail = write(sampleOrder(), sampleContext);
  expectInBoth(mail, [
    ...['INV-7C2EA90D4', 'INV7C2EA90D4', 'November 20, 2026', 'Direct Bank Transfer'],
    ...['Mobile Number Selection', '₹1,900.00', 'Name spelling change or Baby name suggestion'],
    ...['₹2,800.00', 'Subtotal', '₹4,700.00'],
    ...[...Object.values(sampleBusiness.bank), 'sample@upi', ...typed],
  ]);
  expect(mail.text).not.toContain('Charges');
});

describe('of a buyer with one name, whose address has neither state nor pincode', () => {
  const order = sampleOrder('USD', { firstName: '', lastName: 'Madhavan', state: '', pincode: '' });

  test('the owner’s mail has no row for what is not there', () => {
    const { text } = orderForOwner(order, sampleContext);
    expect(text).toMatch(/^Name: Madhavan$/m);
    expect(text).not.toMatch(/^(State|Pincode):/m);
    expect(spreadsheetLine(order)).toContain('\tMadhavan\t');
  });

  test('the bill names the buyer without gaps', () => {
    const [panel] = billBlocks(order, sampleBusiness, { number: '2026-27/1', date: 'today' });
    expect(JSON.stringify(panel)).toContain('"Madhavan, 12 Sample Road, Wardha, India"');
  });
});

test('dollars begin with the Swift code, and ask for charges to be OUR', () => {
  const mail = orderForBuyer(sampleOrder('USD'), sampleContext);
  expectInBoth(mail, ['$60.00', 'XXXXINXXXXX', 'OUR']);
  expect(mail.text.indexOf('Swift code')).toBeLessThan(mail.text.indexOf('Account number'));
  expect(mail.text).toMatch(/Reference: +INV7C2EA90D4/);
  expect(mail.text + mail.html).not.toMatch(/UPI|₹/);
});

test('nothing typed by a stranger stands in the mail to the buyer but a plain first name', () => {
  const typed = Object.fromEntries(
    Object.keys(sampleCustomer).map((name) => [name, `typed ${name} http://evil.example/prize`]),
  );
  const named = sampleOrder('INR', { ...typed, email: asha, firstName: 'Asha' });
  const mail = orderForBuyer(named, sampleContext);
  expect(mail.subject).toBe('Thank you Asha! Your order has been received');
  expect(mail.html + mail.text).not.toMatch(/evil|typed|prize/);
  const shouted = sampleOrder('INR', { firstName: 'URGENT your bank account is blocked' });
  const unnamed = orderForBuyer(shouted, sampleContext);
  expect(unnamed.subject).toBe('Thank you! Your order has been received');
  expect(JSON.stringify(unnamed)).not.toContain('URGENT');
});

test('the buyer reads what is missing, by which day it comes, how to reach us, and one button on', () => {
  const mail = orderForBuyer(sampleOrder(), linked);
  expectInBoth(mail, [
    'Still missing for your reading: Your date of birth; Mobile numbers.',
    'With payment and details here on 20 November 2026, your reading comes by 20',
    ...['the screenshot', '1-2 days', '+91 00000 00000', 'hello@example.com', '6-9 PM'],
  ]);
  expect(mail.html.match(/href="[^"]*#order=/g)).toHaveLength(1);
  const other = orderForBuyer(sampleOrder(), withoutDay);
  expect(other.text).toContain('by the day that we agree with you before you pay');
  expect(other.text).not.toContain('Still missing');
});

test.each([
  ['bank', 'INR'],
  ['bank', 'USD'],
  ['upi', 'INR'],
] as const)(
  'a sample for %s asks a buyer in %s not to send money, and the owner for the real one',
  (sample, currency) => {
    const business = { ...sampleBusiness, samples: [sample] };
    const order = sampleOrder(currency);
    const context = { ...sampleContext, business };
    expectInBoth(orderForBuyer(order, context), ['Please do not send any money.']);
    expectInBoth(orderForOwner(order, context), ['Put the real ones into content/business.yaml.']);
  },
);

test('real details warn nobody, nor does a sample that no buyer of the currency sees', () => {
  const business = { ...sampleBusiness, samples: ['upi' as const] };
  for (const write of [orderForBuyer, orderForOwner]) {
    expect(write(sampleOrder(), sampleContext).text).not.toMatch(/samples/);
    expect(write(sampleOrder('USD'), { ...sampleContext, business }).text).not.toMatch(/samples/);
  }
});

test('the owner can answer, call and write on WhatsApp with one tap', () => {
  const mail = orderForOwner(sampleOrder('INR', { email: 'a?cc=b@example.com' }), sampleContext);
  expect(mail.html).toContain('href="mailto:a%3Fcc%3Db@example.com"');
  expect(mail.html).toContain('href="tel:+919876543210"');
  expect(mail.text).toContain('https://wa.me/919876543210?text=Hello%20Asha');
});

test('the owner finds the whole key and the note, marked line by line, and is told of a filled decoy', () => {
  const more = { note: 'Born 29-11-1983\n\nPAID', flagged: true };
  const mail = orderForOwner(sampleOrder(), { ...sampleContext, ...more });
  expect(mail.text).toContain('> Born 29-11-1983\n> \n> PAID');
  expect(mail.html).toContain('Born 29-11-1983<br/><br/>PAID');
  expectInBoth(mail, [sampleContext.key, 'No email goes to the buyer']);
  expect(mail.text).not.toContain('second email');
  const agreed = orderForOwner(sampleOrder(), withoutDay);
  expect(agreed.text).not.toContain('The calendar file');
  const whole = ['goes straight to the buyer', 'The calendar file', 'are in a second email'];
  expectInBoth(orderForOwner(sampleOrder(), linked), whole);
  expectInBoth(stepsForOwner(sampleOrder(), linked), ['please keep it to yourself']);
});

test('an order becomes one line of nine cells, whose breaks start no other', () => {
  const order = sampleOrder('INR', { firstName: 'Asha\r\n=1', country: 'In\tdia' });
  expect(spreadsheetLine(order).split('\t')).toEqual([
    'November 20, 2026',
    'INV-7C2EA90D4',
    'Asha =1 Example',
    'asha@example.com',
    "'+919876543210",
    'In dia',
    'Mobile Number Selection; Name spelling change or Baby name suggestion',
    'INR',
    '4700.00',
  ]);
});

test('a cancelled order is the same line of its day, with the amount as a negative number', () => {
  const line = cancellingLine(sampleOrder(), new Date('2026-11-24T06:30:00Z'));
  const placed = spreadsheetLine(sampleOrder()).split('\t').slice(1, -1);
  expect(line.split('\t')).toEqual(['November 24, 2026', ...placed, '-4700.00']);
});

test.each(['=1+1', '+91 98765 43210', '-1', '@cmd', '\t=1+1', '"open'])(
  'a spreadsheet reads %j as text, in its own cell',
  (typed) => {
    const cells = spreadsheetLine(sampleOrder('INR', { country: typed })).split('\t');
    expect([cells.length, cells[5]]).toEqual([9, `'${typed.trim()}`]);
  },
);

test.each([
  [undefined, 'India\n  Not registered for GST'],
  ['27ABCDE1234F1Z5', 'India, GSTIN 27ABCDE1234F1Z5'],
])('a bill names who sells, with the GSTIN %s, and who buys', (gstin, seller) => {
  const business = { ...sampleBusiness, legal: { ...sampleBusiness.legal, gstin } };
  const written = (bill?: { number: string; date: string }) => {
    const blocks = billBlocks(sampleOrder(), business, bill);
    return letterText({ sender: '', preview: '', heading: '', foot: [], blocks });
  };
  expect(written({ number: '2026-27/1', date: '20 November 2026' })).toContain(`YOUR BILL
Bill number: 2026-27/1
Date: 20 November 2026
Seller: Asha Rao, 12, Station Road, Wardha, Maharashtra 442001, ${seller}
Buyer: Asha Example, 12 Sample Road, Wardha, Maharashtra 442001, India
Paid: ₹4,700.00
  For order INV-7C2EA90D4

WHAT THE BILL IS FOR
Mobile Number Selection: ₹1,900.00`);
  expect(written()).toMatch(/^Your bill, with its own number, comes in a sep.+\n\nORDER SUMMARY/);
});

test('bills are numbered anew in April of India', () => {
  expect(billSeries(new Date('2027-03-31T18:29:00Z'))).toBe('2026-27');
  expect(billSeries(new Date('2027-03-31T18:30:00Z'))).toBe('2027-28');
});
