/**
 * The two markets, India and the rest of the world: where services are sold, in which currency, and all that follows from
 * it. A table for each use, since an island carries the tables that it imports. Facts of the business stay in content; here
 * stands which of them, and in which order. Pure data.
 */
import type { Business } from '../content/business-schema';
import { paths } from '../site';

export const markets = {
  INR: {
    /** In ISO 4217. */
    code: 'INR',
    locale: 'en-IN',
    /** Its sign is drawn a little smaller than the figures. */
    smallSign: true,
    /** The language of its pages. */
    lang: 'en-IN',
    /** In content/services.yaml: its field of a price, and its name among `lists`. */
    price: 'rupees',
    list: 'india',
    /** The address of its list, and what stands before the number in the address of a service: one part each. */
    listPath: paths.services,
    servicePath: '/subcard',
    /** As a person says it: 'in rupees'. */
    money: 'rupees',
    /** Where nearly everybody lives who pays in it. */
    country: 'India',
  },
  USD: {
    code: 'USD',
    locale: 'en-US',
    smallSign: false,
    lang: 'en',
    price: 'dollars',
    list: 'abroad',
    listPath: '/usdservice',
    servicePath: '/usdservices',
    money: 'dollars',
    country: undefined,
  },
} as const;

export type Currency = keyof typeof markets;

/** The home market's first. */
export const currencies = ['INR', 'USD'] as const satisfies readonly Currency[];

/** Its field of a price in content/services.yaml. */
export type PriceField = (typeof markets)[Currency]['price'];

/** What a buyer's address and phone number have to be in one country. */
export type AddressRules = {
  /** The country as it is typed, in small letters; lib/countries.ts knows each of these names. */
  country: readonly string[];
  postalCode: { pattern: RegExp; fix: string };
  /** How many digits are typed at least. */
  phone: { least: number; fix: string };
};

/** Buyers from abroad live in many countries. */
export const addresses: Record<Currency, AddressRules | undefined> = {
  INR: {
    country: ['india', 'bharat', 'in', 'भारत'],
    postalCode: {
      // However its digits are grouped, with words around them.
      pattern: /^(?:\D*[^\p{L}\d])?[1-9](?:[ ,.–-]{0,2}\d){5}(?:[ ,.(]\D*)?$/u,
      fix: 'Enter the six digits of your pincode, like 442001',
    },
    phone: { least: 10, fix: 'Enter the ten digits of your phone number' },
  },
  USD: undefined,
};

/** What its lists and its services' pages say. */
export const serviceWords = {
  INR: {
    /** On the way between the lists. */
    short: 'India, ₹',
    /** A link to its list from elsewhere, and from one of its services. */
    list: 'Services in India',
    back: 'All services',
    /** 'Paying from India?' */
    from: 'India',
    /** 'Outside India: the same for $50' */
    where: 'In India',
    /** How it is paid, where that is not what everybody expects. */
    condition: undefined,
    /** The sort control: its label before anything is picked, and its choices. */
    sort: {
      unsorted: 'Sort services',
      labels: {
        popularity: 'Sort by Popularity',
        latest: 'Latest',
        low: 'Price: Low to High',
        high: 'Price: High to Low',
      },
    },
  },
  USD: {
    short: 'Abroad, $',
    list: 'Services priced in dollars',
    back: 'All services in dollars',
    from: 'abroad',
    where: 'Outside India',
    condition: 'From abroad, by SWIFT transfer. Your bank’s own fee comes on top: ask it first.',
    sort: {
      unsorted: 'Sort by price',
      labels: {
        popularity: 'Sort by popularity',
        latest: 'Sort by latest',
        low: 'Sort by price: low to high',
        high: 'Sort by price: high to low',
      },
    },
  },
} as const;

export type Sorting = keyof (typeof serviceWords)[Currency]['sort']['labels'];

export type Bank = Business['bank'];

/** Where UPI payments go, and the most in rupees that UPI apps usually pass at once. */
export type Upi = NonNullable<Business['upi']>;

/** What a payment's form asks for, in the order in which it asks. UPI is taken where it is among it. */
export const accounts: Record<Currency, readonly { part: keyof Bank | 'upi'; note?: string }[]> = {
  INR: [
    { part: 'accountName' },
    { part: 'accountNumber' },
    { part: 'ifsc' },
    { part: 'bank' },
    { part: 'upi' },
    { part: 'swift', note: 'Needed only from a bank outside India.' },
  ],
  // A form for transfers abroad finds the bank first, by its Swift code. India is not in the IBAN registry:
  // https://www.swift.com/standards/data-standards/iban
  USD: [
    { part: 'swift' },
    { part: 'accountName' },
    {
      part: 'accountNumber',
      note: 'India has no IBAN. If the form asks for one, enter this number.',
    },
    { part: 'bank' },
    { part: 'ifsc', note: 'Only if the form asks for it.' },
  ],
};

/** How an order is paid, as its page says it. */
export const paying = {
  INR: {
    way: 'By bank transfer',
    amountNote: undefined,
    /** The reference is spelt without its hyphen first. */
    plainReference: false,
    referenceNote: 'Your Order ID. It is how we find your payment.',
    otherReferenceNote: 'For forms that take letters and digits only.',
    /** Banks on the way ask who pays their charges. */
    charges: false,
    /** What a buyer who has paid is asked for. */
    proof: {
      label: 'UTR or bank reference (optional)',
      hint: 'It stands on the receipt of your transfer: 12 digits for UPI and IMPS, longer for NEFT and RTGS. Without it, attach the screenshot.',
    },
    /** The currency in words, one and many, and how its large numbers are counted. */
    unit: ['rupee', 'rupees'],
    scale: [
      [10_000_000, 'crore'],
      [100_000, 'lakh'],
      [1000, 'thousand'],
      [100, 'hundred'],
    ],
  },
  USD: {
    way: 'By Swift transfer',
    amountNote: 'In US dollars.',
    plainReference: true,
    referenceNote:
      'For the box called payment details, remittance information or message. Many Swift forms refuse a hyphen, so it is left out.',
    otherReferenceNote: undefined,
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
  },
} as const;

/** What the mails and the owner's page say. */
export const mailWords = {
  INR: {
    /** What the owner can expect, by UPI too where the order can be paid so. */
    paidBy: 'by Indian bank transfer',
    paidByUpi: 'by UPI or Indian bank transfer',
    /** Beside the reference, about its other spelling. */
    otherReference: (spelling: string) => `If the form refuses the hyphen: ${spelling}`,
  },
  USD: {
    paidBy: 'by foreign bank transfer (SWIFT)',
    paidByUpi: undefined,
    otherReference: (spelling: string) => `We read it as ${spelling}.`,
  },
} as const;

/** What stands on the page of its list, and what search engines and language models are told. */
export const pageWords = {
  INR: {
    /** The list: its name in links, its heading, its entry in content/listings.yaml, its section in llms.txt. */
    name: 'Services in India',
    heading: 'Services in India',
    /** Behind the number of services: '14 numerology services, each at one price'. */
    lead: 'numerology services, each at one price in rupees with nothing added. Several go into one order and one payment.',
    listing: 'services',
    section: 'Services in India, in rupees',
    /** For buyers on other clocks who pay through other banks: below its list, with the hours in the world above it. */
    transfer: undefined,
    /** 'Living abroad? See prices in dollars', beside another market's list. */
    living: 'in India',
    /** Behind a service's title and its price. */
    from: '',
    paid: 'paid by bank transfer in India',
    areaServed: 'India',
    /** For whoever lives in no country of the others. */
    isForOthers: false,
  },
  USD: {
    name: 'Foreign services',
    heading: 'Dive Into Numerology - Our Foreign Services',
    lead: 'numerology services for clients abroad, priced in US dollars.',
    listing: 'foreignServices',
    section: 'Services from abroad, in dollars',
    transfer: {
      title: 'Paying from abroad',
      lead: 'You pay in US dollars, by a bank transfer over the SWIFT network. We do not take cards, and we add no charges of our own.',
    },
    living: 'abroad',
    from: ' from abroad',
    paid: 'paid by SWIFT transfer from abroad',
    areaServed: undefined,
    isForOthers: true,
  },
} as const;

/** Its list's entry in content/listings.yaml. */
export type ListingName = (typeof pageWords)[Currency]['listing'];
