/** India, in rupees. Pure data. */
import { paths } from '../site';
import type {
  Account,
  AddressRules,
  MailWords,
  Market,
  PageWords,
  Paying,
  ServiceWords,
} from './market';

export const market = {
  code: 'INR',
  locale: 'en-IN',
  smallSign: true,
  lang: 'en-IN',
  price: 'rupees',
  list: 'india',
  listPath: paths.services,
  servicePath: '/subcard',
  money: 'rupees',
  country: 'India',
} as const satisfies Market;

export const address: AddressRules = {
  country: ['india', 'bharat', 'in', 'भारत'],
  postalCode: {
    pattern: /^\p{Nd}{3}\s?\p{Nd}{3}$/u,
    hint: undefined,
    fix: 'Enter the six digits of your pincode, like 442001',
  },
  phone: { digits: [10, 13], fix: 'Enter the ten digits of your phone number' },
  calls: { code: '91', digits: 10 },
};

export const services: ServiceWords = {
  short: 'India, ₹',
  list: 'Services in India',
  back: 'All services',
  from: 'India',
  where: 'In India',
  sort: {
    unsorted: 'Sort services',
    labels: {
      popularity: 'Sort by Popularity',
      latest: 'Latest',
      low: 'Price: Low to High',
      high: 'Price: High to Low',
    },
  },
};

export const account: Account = [
  { part: 'accountName' },
  { part: 'accountNumber' },
  { part: 'ifsc' },
  { part: 'bank' },
  { part: 'upi' },
  { part: 'swift', note: 'Needed only from a bank outside India.' },
];

export const paying: Paying = {
  way: 'By bank transfer',
  plainReference: false,
  referenceNote: 'Your Order ID. It is how we find your payment.',
  otherReferenceNote: 'For forms that take letters and digits only.',
  charges: false,
  proof: {
    label: 'UTR or bank reference (optional)',
    hint: 'It stands on the receipt of your transfer: 12 digits for UPI and IMPS, longer for NEFT and RTGS. Without it, attach the screenshot.',
  },
  unit: ['rupee', 'rupees'],
  scale: [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ],
};

export const mail: MailWords = {
  paidBy: 'by Indian bank transfer',
  paidByUpi: 'by UPI or Indian bank transfer',
  otherReference: (spelling) => `If the form refuses the hyphen: ${spelling}`,
};

export const pages = {
  name: 'Services in India',
  heading: 'Services in India',
  lead: 'numerology services, each at one price in rupees with nothing added. Pay for several with one bank transfer.',
  listing: 'services',
  section: 'Services in India, in rupees',
  living: 'in India',
  from: '',
  paid: 'paid by bank transfer in India',
  areaServed: 'India',
} as const satisfies PageWords;
