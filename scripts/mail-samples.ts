/** Every mail of the site with sample data, for `npm run mail` and for tests. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { yamlSchemas } from '../lib/content/list-schemas';
import { emptyForm } from '../lib/contact/fields';
import { errorFault, faultForOwner, ordersWait } from '../lib/mail/faults';
import {
  contactForOwner,
  interestConfirmed,
  interestForOwner,
  interestConfirm,
} from '../lib/contact/mails';
import { intakeChanged, intakeReceived } from '../lib/owner-steps/intake-mails';
import { emailCorrected, emailMoved } from '../lib/owner-steps/correction-mails';
import { intakeForOwner, stepTaken, timeChosen } from '../lib/owner-steps/owner-mails';
import { timeConfirmed } from '../lib/owner-steps/time-confirmed';
import type { Message } from '../lib/mail/message';
import { home, othersThan } from '../lib/markets/currency';
import { currencies, markets, type Currency } from '../lib/markets/markets';
import { calendarEvent } from '../lib/order/calendar';
import { orderForBuyer } from '../lib/order/mails/order-for-buyer';
import { orderForOwner, stepsForOwner } from '../lib/order/mails/order-for-owner';
import { sampleBusiness, sampleContext, sampleOrder } from '../lib/order/mails/sample-order';
import { hasEffect, ownerStepNames, type OwnerStepName } from '../lib/order/steps';
import { stepButtons } from '../lib/owner-steps/buttons';
import { followUp } from '../lib/owner-steps/steps';
import { saidForOwner } from '../lib/owner-steps/said';
import { workOut } from '../lib/owner-steps/worked-sums';

export type SampleMail = { when: string; message: Message };
type NamedMessage = [when: string, message: Message];

const site = 'https://navank.example';

const links = {
  order: `${site}/orderreceived#order=sample`,
  actions: ownerStepNames.map((name) => ({
    text: stepButtons[name].label,
    href: `${site}/owner#sample`,
  })),
};

const times = ['2026-11-27T13:00Z', '2026-11-28T12:30Z', '2026-12-01T14:00Z'].map((moment) => ({
  start: Date.parse(moment),
  minutes: 45,
  calendar: `${site}/api/time/sample.ics`,
}));

/** Buyers outside the home market have another time zone. */
const ofMarket = (currency: Currency) =>
  currency === home
    ? sampleOrder()
    : sampleOrder(currency, {
        firstName: 'Maya',
        email: 'maya@example.com',
        phone: '+442079460000',
        country: 'United Kingdom',
        city: 'London',
        state: 'London',
        pincode: 'W1 1AA',
      });

const contextOf = (currency: Currency) => ({
  ...sampleContext,
  id: sampleContext.id.replace('41d8', `41d${(8 + currencies.indexOf(currency)).toString(16)}`),
  links,
  steps: [],
  at: '2026-11-23T05:12:00Z',
  words: 'Thank you for your patience.\nI look forward to your questions.',
  bill: { number: '2026-27/12', date: '23 November 2026' },
  proposal: {
    minutes: 45,
    times: times.map(({ start }, choice) => ({
      start,
      take: `${site}/choose#sample&time=${choice}`,
    })),
  },
  say: `${site}/said#sample`,
});

const context = contextOf(home);
const [away = home] = othersThan(home);

const ordersOf = (currency: Currency): NamedMessage[] => {
  const { money } = markets[currency];
  const flagged = currency !== home;
  const owners = { ...contextOf(currency), now: sampleContext.now, note, flagged };
  return [
    [
      `An order in ${money}${flagged ? ' that may come from a program' : ''}, to the owner`,
      orderForOwner(ofMarket(currency), owners),
    ],
    [`An order in ${money}, to the buyer`, orderForBuyer(ofMarket(currency), contextOf(currency))],
  ];
};

const ofStep = (name: OwnerStepName, currency: Currency, ...after: (OwnerStepName | 'intake')[]) =>
  followUp(name, ofMarket(currency), {
    ...contextOf(currency),
    by: 'email',
    mail: [name, ...after, '1'].join('-'),
    steps: after.map((before) => ({ name: before, at: '2026-11-21T05:12:00Z' })),
  });

const settling = ownerStepNames.filter((name) =>
  hasEffect({ name, at: '' }, 'paid', 'delivered', 'declined'),
);

/** A mail per currency, and one after each step that settles an order. */
const stepsOf = (name: OwnerStepName): NamedMessage[] => {
  const { label } = stepButtons[name];
  return [
    ...currencies.map((currency): NamedMessage => {
      const where = currency === home ? '' : `, in ${markets[currency].money}`;
      return [`${label}${where}`, ofStep(name, currency)];
    }),
    ...settling
      .filter((before) => before !== name)
      .map((before): NamedMessage => [
        `${label} after ${stepButtons[before].label}`,
        ofStep(name, home, before),
      ]),
  ];
};

const answers = {
  '3 Your date of birth': '1983-11-29',
  '3 Mobile numbers': '98765 43210\n98765 43211',
};

const note = 'Born on 29 November 1983.\nThree numbers to choose from.';

const form = {
  business: sampleBusiness,
  ownerEmail: sampleContext.ownerEmail,
  now: new Date('2026-11-20T10:35:00Z'),
};

const ravi = { ...emptyForm, name: 'Ravi Example', email: 'ravi@example.com' };

const message = {
  ...ravi,
  phone: '+919876543210',
  message: 'Two names are on the table.\n\nWhich one?',
};

const faults = [
  { ...errorFault(new TypeError(), '/api/order/route'), times: 3, last: form.now },
  { ...ordersWait, times: 1, last: form.now },
];

// Straight from the files: nothing has compiled the content yet when mails are looked at.
const read = (name: string): unknown => parse(readFileSync(`content/${name}.yaml`, 'utf8'));
const tables = {
  numbers: yamlSchemas.numerology.parse(read('numerology')).mulanks,
  letters: yamlSchemas.tools.parse(read('tools')).letters,
};
const worked = workOut(sampleContext.services, answers, tables, { day: 23, month: 11, year: 2026 });

const intakeOf = (mail: string, changed?: string[]) =>
  intakeForOwner(
    sampleOrder(),
    sampleContext.services,
    { answers, changed },
    { ...sampleContext, links, mail, worked },
  );

const said = {
  came: 'Three SIM numbers, and a board half painted.',
  took: 'One number, and a spelling that I could check at home.',
  unclear: 'Why the 8 asks for patience.',
  print: 'yes' as const,
  name: 'A shop owner in Nagpur',
};

const mistyped = sampleOrder('INR', { email: 'other@example.com' });
const correction = { ...sampleContext, links, mail: 'email-sample' };

const intakeReceivedOf = (mail: string) =>
  intakeReceived(
    sampleOrder(),
    sampleContext.services,
    { at: '2026-11-23T05:12:00Z', answers, isPaymentTold: true, steps: [] },
    { ...sampleContext, links, mail },
  );

const intakeChangedOf = (mail: string, changed?: string[]) =>
  intakeChanged(
    sampleOrder(),
    sampleContext.services,
    { at: '2026-11-23T05:12:00Z', changed },
    { ...sampleContext, links, mail },
  );

const confirmedOf = (currency: Currency, mail: string, earlier?: number) =>
  timeConfirmed(
    ofMarket(currency),
    {
      event: calendarEvent(ofMarket(currency), {
        start: Date.parse('2026-11-28T12:30Z'),
        minutes: 45,
        settled: true,
        round: earlier ? 2 : 1,
      }),
      calendar: `${site}/api/time/sample.ics`,
      earlier,
    },
    { ...contextOf(currency), mail, now: form.now },
  );

export function sampleMails(): SampleMail[] {
  const taken = {
    action: 'paid' as const,
    at: '2026-11-23T05:12:00Z',
    words: context.words,
    sent: ofStep('paid', home),
    bill: { series: '2026-27', n: 12, made: Date.parse('2026-11-23T05:12:00Z') },
  };
  const [, chosen = { start: 0, minutes: 45, calendar: site }] = times;
  const samples: NamedMessage[] = [
    ...currencies.flatMap(ordersOf),
    [
      'The buttons for an order, to the owner',
      stepsForOwner(sampleOrder(), { ...sampleContext, links }),
    ],
    ...ownerStepNames.flatMap(stepsOf),
    ['Payment received, with the details here', ofStep('paid', home, 'intake')],
    [
      'A time was chosen, to the owner',
      timeChosen(ofMarket(away), chosen, { ...contextOf(away), mail: 'time-chosen-1' }),
    ],
    ...currencies.map((currency): NamedMessage => [
      `A time was chosen, to the buyer, in ${markets[currency].money}`,
      confirmedOf(currency, 'time-confirmed-1'),
    ]),
    [
      'Another time was chosen, to the buyer',
      confirmedOf(home, 'time-confirmed-2', Date.parse('2026-11-27T13:00Z')),
    ],
    ['What a reading needs, to the owner', intakeOf('intake-1')],
    ['What a reading needs has changed, to the owner', intakeOf('intake-2', ['3 Mobile numbers'])],
    ['What a reading needs has come, to the buyer', intakeReceivedOf('intake-1-told')],
    [
      'What a reading needs has changed, to the buyer',
      intakeChangedOf('intake-2-told', ['3 Mobile numbers']),
    ],
    [
      'What a reading needs came from another device, to the buyer',
      intakeChangedOf('intake-3-told'),
    ],
    [
      'What a reading needs came again as it was, to the buyer',
      intakeChangedOf('intake-4-told', []),
    ],
    [
      'An email address was corrected, to the owner',
      emailCorrected(sampleOrder(), mistyped, correction),
    ],
    [
      'An email address was corrected, to the old one',
      emailMoved(mistyped, { ...correction, mail: 'email-sample-told' }),
    ],
    ['A step was taken, to the owner', stepTaken(sampleOrder(), taken, context)],
    [
      'A payment was confirmed with the first bill of a year, to the owner',
      stepTaken(
        sampleOrder(),
        { ...taken, sent: ofStep('paid', home, 'decline'), bill: { ...taken.bill, n: 1 } },
        context,
      ),
    ],
    [
      'An order was declined whose bill was given, to the owner',
      stepTaken(
        sampleOrder(),
        { ...taken, action: 'decline', sent: ofStep('decline', home, 'paid'), wasPaid: true },
        context,
      ),
    ],
    ['How it was, to be printed, to the owner', saidForOwner(sampleOrder(), said, sampleContext)],
    ['Interest in the book, to the owner', interestForOwner(ravi, { ...form, asked: true })],
    [
      'Interest in the book, to be confirmed',
      interestConfirm(ravi, form, `${site}/confirm#sample`),
    ],
    ['Interest in the book was confirmed, to the owner', interestConfirmed(ravi, form)],
    ['The contact form, to the owner', contactForOwner(message, form)],
    ['Something went wrong, to the owner', faultForOwner(faults, form)],
  ];
  return samples.map(([when, message]) => ({ when, message }));
}
