/**
 * A market: where services are sold, and in which currency. All that follows from that stands in one file for each market
 * beside this one, part by part, since an island carries the parts that it imports. Facts of the business stay in content;
 * a market says which of them, and in which order. docs/adding.md says how one is added.
 */
export type Market = {
  /** The currency's code in ISO 4217. */
  code: string;
  /** How amounts are written. */
  locale: string;
  /** A sign that is drawn a little smaller than the figures. */
  smallSign?: true;
  /** The language of its pages. */
  lang: string;
  /** In content/services.yaml: its field of a price, and its name among `lists`. */
  price: string;
  list: string;
  /** The address of its list, and what stands before the number in the address of a service: one part each. */
  listPath: `/${string}`;
  servicePath: `/${string}`;
  /** As a person says the currency: 'in rupees'. */
  money: string;
  /** Where nearly everybody lives who pays in it. */
  country?: string;
};

/** What a buyer's address and phone number have to be in the country of a market. */
export type AddressRules = {
  /** The country as it is typed, in small letters; lib/countries.ts knows each of these names. */
  country: readonly string[];
  /** The hint says what else the field is called, which is labelled 'Pincode'. */
  postalCode: { pattern: RegExp; hint: string | undefined; fix: string };
  /** How many digits are typed at least and at most. */
  phone: { digits: readonly [number, number]; fix: string };
  /** The country's code for calls, and how many digits stand behind it at most. */
  calls: { code: string; digits: number };
};

export type Sorting = 'popularity' | 'latest' | 'low' | 'high';

/** What its lists and its services' pages say. */
export type ServiceWords = {
  /** On the way between the lists. */
  short: string;
  /** A link to its list from elsewhere, and from one of its services. */
  list: string;
  back: string;
  /** 'Paying from India?' */
  from: string;
  /** 'Outside India: the same for $50' */
  where: string;
  /** How it is paid, where that is not what everybody expects. */
  condition?: string;
  /** The sort control: its label before anything is picked, and its choices. */
  sort: { unsorted: string; labels: Record<Sorting, string> };
};

export type Bank = {
  accountName: string;
  bank: string;
  accountNumber: string;
  ifsc: string;
  swift: string;
};

/** Where UPI payments go, and the most in rupees that UPI apps usually pass at once. */
export type Upi = { id: string; name: string; limit?: number };

/** What a payment's form asks for, in the order in which it asks. UPI is taken where it is among it. */
export type Account = readonly { part: keyof Bank | 'upi'; note?: string }[];

/** How an order is paid, as its page says it. */
export type Paying = {
  way: string;
  amountNote?: string;
  /** The reference is spelt without its hyphen first. */
  plainReference: boolean;
  referenceNote: string;
  otherReferenceNote?: string;
  /** Banks on the way ask who pays their charges. */
  charges: boolean;
  /** What a buyer who has paid is asked for. */
  proof: { label: string; hint: string };
  /** The currency in words, one and many, and how its large numbers are counted. */
  unit: readonly [string, string];
  scale: readonly (readonly [size: number, name: string])[];
};

/** What the mails and the owner's page say. */
export type MailWords = {
  /** What the owner can expect, by UPI too where the order can be paid so. */
  paidBy: string;
  paidByUpi?: string;
  /** Beside the reference, about its other spelling. */
  otherReference: (spelling: string) => string;
};

/** What stands on the page of its list, and what search engines and language models are told. */
export type PageWords = {
  /** The list: its name in links, its heading, its entry in content/listings.yaml, its section in llms.txt. */
  name: string;
  heading: string;
  /** Behind the number of services: '14 numerology services, each at one price'. */
  lead: string;
  listing: string;
  section: string;
  /** For buyers on other clocks who pay through other banks: below its list, with the hours in the world above it. */
  transfer?: { title: string; lead: string };
  /** 'Living abroad? See prices in dollars', beside another market's list. */
  living: string;
  /** Behind a service's title and its price. */
  from: string;
  paid: string;
  areaServed?: string;
  /** The market of whoever lives in none of the others. */
  isForOthers?: true;
};
