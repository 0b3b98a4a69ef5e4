import { home, perCurrency } from '../../markets/currency';
import type { Business } from '../../content/business-schema';
import { buildOrder, type Order } from '../order';
import type { Currency } from '../../markets/markets';
import type { Customer } from '../fields';
import type { OwnerMailContext } from './order-for-owner';

export const sampleCustomer: Customer = {
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Example',
  phone: '+919876543210',
  address: '12 Sample Road',
  country: 'India',
  city: 'Wardha',
  state: 'Maharashtra',
  pincode: '442001',
};

const key = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';

export function sampleOrder(currency: Currency = 'INR', customer: Partial<Customer> = {}): Order {
  const services = [
    {
      id: 3,
      title: 'Mobile Number Selection',
      prices: perCurrency((currency) => (currency === home ? 1900 : 10)),
    },
    {
      id: 5,
      title: 'Name spelling change or Baby name suggestion',
      prices: perCurrency((currency) => (currency === home ? 2800 : 50)),
    },
  ];
  const noon = new Date('2026-11-20T06:30:00Z');
  return buildOrder(key, services, currency, { ...sampleCustomer, ...customer }, noon);
}

export const sampleBusiness: Business = {
  site: 'public',
  name: 'Navank',
  practitioner: 'The practitioner',
  about: 'About.',
  tagline: 'Tagline.',
  phone: { display: '+91 00000 00000', dial: '+910000000000' },
  whatsapp: '910000000000',
  email: 'hello@example.com',
  followers: '10Mn+',
  minutes: 45,
  languages: ['Hindi', 'English'],
  bank: {
    accountName: 'Sample Account Name',
    bank: 'Sample Bank, Sample Branch',
    accountNumber: '0000 1111 2222',
    ifsc: 'XXXX0000001',
    swift: 'XXXXINXXXXX',
  },
  upi: { id: 'sample@upi', name: 'Sample Account Name' },
  social: {
    facebook: 'https://example.com/f',
    instagram: 'https://example.com/i',
    youtube: 'https://example.com/y',
    twitter: 'https://example.com/t',
  },
  apps: { googlePlay: 'https://example.com/g', appStore: 'https://example.com/a' },
  legal: {
    name: 'Asha Rao',
    street: '12, Station Road',
    city: 'Wardha',
    state: 'Maharashtra',
    pincode: '442001',
    complaints: 'Asha Rao',
    designation: 'Proprietor',
  },
  samples: [],
};

export const sampleContext: OwnerMailContext = {
  business: sampleBusiness,
  services: [
    {
      id: 3,
      duration: '25-30 Days',
      intake: [
        { label: 'Your date of birth', kind: 'date' },
        { label: 'Mobile numbers', kind: 'list' },
      ],
    },
    {
      id: 5,
      duration: '25-30 Days',
      intake: [{ label: 'Present spelling', kind: 'name', optional: true }],
    },
  ],
  now: new Date('2026-11-20T06:30:00Z'),
  ownerEmail: 'owner@example.com',
  siteUrl: 'https://navank.example',
  id: key,
  key,
};
