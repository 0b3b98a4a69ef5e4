/** Everywhere else, in US dollars over the SWIFT network. Pure data. */
import type { Account, MailWords, Market, PageWords, Paying, ServiceWords } from './market';

export const market = {
  code: 'USD',
  locale: 'en-US',
  lang: 'en',
  price: 'dollars',
  list: 'abroad',
  listPath: '/usdservice',
  servicePath: '/usdservices',
  money: 'dollars',
} as const satisfies Market;

/** Its buyers live in many countries. */
export const address = undefined;

export const services: ServiceWords = {
  short: 'Abroad, $',
  list: 'Services priced in dollars',
  back: 'All services in dollars',
  from: 'abroad',
  where: 'Outside India',
  condition: 'From abroad, by SWIFT transfer',
  sort: {
    unsorted: 'Sort by price',
    labels: {
      popularity: 'Sort by popularity',
      latest: 'Sort by latest',
      low: 'Sort by price: low to high',
      high: 'Sort by price: high to low',
    },
  },
};

/** A form for transfers abroad finds the bank first, by its Swift code. India is not in the IBAN registry: https://www.swift.com/standards/data-standards/iban */
export const account: Account = [
  { part: 'swift' },
  { part: 'accountName' },
  {
    part: 'accountNumber',
    note: 'India has no IBAN. If the form asks for one, enter this number.',
  },
  { part: 'bank' },
  { part: 'ifsc', note: 'Only if the form asks for it.' },
];

export const paying: Paying = {
  way: 'By Swift transfer',
  amountNote: 'In US dollars.',
  plainReference: true,
  referenceNote:
    'For the box called payment details, remittance information or message. Many Swift forms refuse a hyphen, so it is left out.',
  charges: true,
  proof: {
    label: 'Bank reference or UETR (optional)',
    hint: 'It stands on the Swift receipt (MT103): field 20, or the UETR with 36 characters. Without it, attach the receipt.',
  },
  unit: ['US dollar', 'US dollars'],
  scale: [
    [1_000_000, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ],
};

export const mail: MailWords = {
  paidBy: 'by foreign bank transfer (SWIFT)',
  otherReference: (spelling) => `We read it as ${spelling}.`,
};

export const pages = {
  name: 'Foreign services',
  heading: 'Dive Into Numerology - Our Foreign Services',
  lead: 'numerology services for clients abroad, from the same practitioner, priced in US dollars and at an hour that suits you.',
  listing: 'foreignServices',
  section: 'Services from abroad, in dollars',
  transfer: {
    title: 'Paying from abroad',
    lead: 'You pay in US dollars, by a bank transfer over the SWIFT network. We do not take cards, and we add no charges of our own.',
  },
  living: 'abroad',
  from: ' from abroad',
  paid: 'paid by SWIFT transfer from abroad',
  isForOthers: true,
} as const satisfies PageWords;
