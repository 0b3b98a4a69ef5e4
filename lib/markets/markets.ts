/** Every market, by its currency. Nothing else in lib, components and app names a currency. Pure data. */
import * as abroad from './abroad';
import * as india from './india';
import type {
  Account,
  AddressRules,
  MailWords,
  Market,
  PageWords,
  Paying,
  ServiceWords,
} from './market';

/** The currencies, the home market's first. */
export const currencies = ['INR', 'USD'] as const;

export type Currency = (typeof currencies)[number];

type PerMarket<Part> = Readonly<Record<Currency, Part>>;

const named = { INR: india.market, USD: abroad.market } satisfies {
  [Code in Currency]: Market & { code: Code };
};

/** Its field of a price in content/services.yaml, and its name among `lists`. */
export type PriceField = (typeof named)[Currency]['price'];
export type ListName = (typeof named)[Currency]['list'];

export const markets: PerMarket<Market & { price: PriceField; list: ListName }> = named;
export const addresses: PerMarket<AddressRules | undefined> = {
  INR: india.address,
  USD: abroad.address,
};
export const serviceWords: PerMarket<ServiceWords> = { INR: india.services, USD: abroad.services };
export const accounts: PerMarket<Account> = { INR: india.account, USD: abroad.account };
export const paying: PerMarket<Paying> = { INR: india.paying, USD: abroad.paying };
export const mailWords: PerMarket<MailWords> = { INR: india.mail, USD: abroad.mail };

const pages = { INR: india.pages, USD: abroad.pages } satisfies PerMarket<PageWords>;

/** Its list's entry in content/listings.yaml. */
export type ListingName = (typeof pages)[Currency]['listing'];

export const pageWords: PerMarket<PageWords & { listing: ListingName }> = pages;
