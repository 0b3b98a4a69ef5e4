/** A table for each use: an island carries every table that it imports. */
import { paths } from '../site';

export const markets = {
  INR: {
    code: 'INR',
    locale: 'en-IN',
    smallSign: true,
    lang: 'en-IN',
    /** Field of a price in content/services.yaml, and name among its `lists`. */
    price: 'rupees',
    list: 'india',
    /** Path segments: the list's, and the one before a service's number. */
    listPath: paths.services,
    servicePath: '/subcard',
    money: 'rupees',
    /** Country of nearly all who pay in it. */
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

/** Home market first. */
export const currencies = ['INR', 'USD'] as const satisfies readonly Currency[];

export type PriceField = (typeof markets)[Currency]['price'];

export type AddressRules = {
  /** In small letters; lib/countries.ts knows each of these names. */
  country: readonly string[];
  postalCode: { pattern: RegExp; fix: string };
  /** `least` counts the digits typed. */
  phone: { least: number; fix: string };
};

/** Buyers from abroad live in many countries. */
export const addresses: Record<Currency, AddressRules | undefined> = {
  INR: {
    country: ['india', 'bharat', 'in', 'भारत'],
    postalCode: {
      // Any grouping of the digits, with words around them.
      pattern: /^(?:\D*[^\p{L}\d])?[1-9](?:[ ,.–-]{0,2}\d){5}(?:[ ,.(]\D*)?$/u,
      fix: 'Enter the six digits of your pincode, like 442001',
    },
    phone: { least: 10, fix: 'Enter the ten digits of your phone number' },
  },
  USD: undefined,
};

export const serviceWords = {
  INR: {
    short: 'India, ₹',
    /** Links to its list: from elsewhere, and from its services. */
    list: 'Services in India',
    back: 'All services',
    from: 'India',
    where: 'In India',
    /** Payment, where it is not what everybody expects. */
    condition: undefined,
    /** `unsorted` labels the control before a choice. */
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
    condition: 'From abroad, by SWIFT. Your bank adds its own fee: ask it first.',
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

/** The practice's account, in content/business.yaml. */
export type Bank = Record<'accountName' | 'bank' | 'accountNumber' | 'ifsc' | 'swift', string>;

/** `limit` is the most in rupees that UPI apps usually pass at once. */
export type Upi = { id: string; name: string; limit?: number };

/** In the order of a payment's form. */
export const accounts: Record<Currency, readonly { part: keyof Bank | 'upi'; note?: string }[]> = {
  INR: [
    { part: 'accountName' },
    { part: 'accountNumber' },
    { part: 'ifsc' },
    { part: 'bank' },
    { part: 'upi' },
    { part: 'swift', note: 'Needed only from a bank outside India.' },
  ],
  // Forms for transfers abroad find the bank by its Swift code: India has no IBAN.
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

export const paying = {
  INR: {
    way: 'By bank transfer',
    amountNote: undefined,
    /** Spells the reference without its hyphen first. */
    plainReference: false,
    referenceNote: 'Your Order ID. It is how we find your payment.',
    otherReferenceNote: 'For forms that take letters and digits only.',
    charges: false,
    proof: {
      label: 'UTR or bank reference (optional)',
      hint: 'It stands on the receipt of your transfer: 12 digits for UPI and IMPS, longer for NEFT and RTGS. Without it, attach the screenshot.',
    },
    /** Singular, plural, and names of large numbers. */
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

export const mailWords = {
  INR: {
    paidBy: 'by Indian bank transfer',
    paidByUpi: 'by UPI or Indian bank transfer',
    otherReference: (spelling: string) => `If the form refuses the hyphen: ${spelling}`,
  },
  USD: {
    paidBy: 'by foreign bank transfer (SWIFT)',
    paidByUpi: undefined,
    otherReference: (spelling: string) => `We read it as ${spelling}.`,
  },
} as const;

export const pageWords = {
  INR: {
    /** Its name in links, its list's heading, its keys in content/listings.yaml and llms.txt. */
    name: 'Services in India',
    heading: 'Services in India',
    /** '14 numerology services, each at one price' */
    lead: 'numerology services, each at one price in rupees with nothing added. Several go into one order and one payment.',
    listing: 'services',
    section: 'Services in India, in rupees',
    /** Below its list, for buyers on other clocks and with other banks. */
    transfer: undefined,
    living: 'in India',
    /** Follows a service's title and price. */
    from: '',
    paid: 'paid by bank transfer in India',
    areaServed: 'India',
    /** Serves countries without a market. */
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

export type ListingName = (typeof pageWords)[Currency]['listing'];
