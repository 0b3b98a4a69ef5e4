/** @jest-environment node */
import { forgottenMarkets } from '@/lib/content/market-words';
import { isTaken } from '@/lib/content/references';
import { servicesSchema } from '@/lib/content/schemas';
import { stepsOf } from '@/lib/counts/page';
import { accountRows } from '@/lib/markets/account';
import {
  checkoutPath,
  formatAmount,
  formatPrice,
  perCurrency,
  serviceListPath,
  servicePath,
} from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { addService, parseCart } from '@/lib/order/cart';
import { parseDraft } from '@/lib/order/draft';
import { addressRulesIn, customerErrors, isHomeCountry } from '@/lib/order/fields';
import { amountInWords } from '@/lib/order/in-words';
import { orderForBuyer } from '@/lib/order/mails/order-for-buyer';
import { orderForOwner } from '@/lib/order/mails/order-for-owner';
import { sampleBusiness, sampleContext, sampleCustomer } from '@/lib/order/mails/sample-order';
import { buildOrder } from '@/lib/order/order';
import { payRows, upiFor } from '@/lib/order/pay';
import { checkOrder, orderBodySchema } from '@/lib/order/schema';
import { isOrder } from '@/lib/order/stored-order';
import { serviceList, type Service } from '@/lib/services/catalogue';
import { phoneDigits } from '@/lib/typed-words';
import { sampleService } from '../services/sample-service';
import { chosen } from './choice';

// Nothing but these tables knows of the third market: what asks elsewhere would take pounds for rupees or dollars.
jest.mock('@/lib/markets/markets', () => {
  const ours = jest.requireActual('@/lib/markets/markets');
  const pounds = jest.requireActual('@/lib/markets/fixtures/pounds');
  const withPounds = (table: object, part: object) => ({ ...table, GBP: part });
  return {
    currencies: [...ours.currencies.slice(0, 2), 'GBP'],
    markets: withPounds(ours.markets, pounds.market),
    addresses: withPounds(ours.addresses, pounds.address),
    serviceWords: withPounds(ours.serviceWords, pounds.services),
    accounts: withPounds(ours.accounts, pounds.account),
    paying: withPounds(ours.paying, pounds.paying),
    mailWords: withPounds(ours.mailWords, pounds.mail),
    pageWords: withPounds(ours.pageWords, pounds.pages),
  };
});

const pounds = 'GBP' as Currency;

const prices = { ...perCurrency(() => 50), INR: 4700, GBP: 47 };
const service: Service = sampleService({ prices, lists: [pounds] });

const key = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const order = buildOrder(key, [service], pounds, sampleCustomer, new Date('2026-11-20T06:30:00Z'));

it('writes pounds as pounds', () => {
  expect(formatPrice(47, pounds)).toBe('£47');
  expect(formatAmount(47, pounds)).toBe('£47.00');
  expect(amountInWords(47, pounds)).toBe('Forty-seven pounds');
});

it('leads to its own list, service and checkout', () => {
  expect(serviceListPath(pounds)).toBe('/gbpservice');
  expect(servicePath(5, pounds)).toBe('/gbpservices/5');
  const link = checkoutPath(service.id, pounds);
  const query = link.slice(link.indexOf('?'));
  expect(chosen(query, parseCart(null), [service])).toMatchObject({ currency: pounds });
});

it('holds a cart, a draft and an order in pounds', () => {
  const cart = addService(parseCart(null), service.id, pounds);
  expect(parseCart(JSON.stringify(cart))).toEqual(cart);
  const pending = { currency: pounds, services: [service.id], expectedTotal: 47, since: 1 };
  expect(parseDraft(JSON.stringify({ pending })).pending).toEqual(pending);
  expect(isOrder(order)).toBe(true);
});

it('takes the order at its price in pounds', () => {
  const body = { currency: pounds, services: [service.id], customer: sampleCustomer };
  const parsed = orderBodySchema.parse({ ...body, confirmed: true });
  expect(checkOrder(parsed, [service])).toMatchObject({ ok: true, request: { currency: pounds } });
  expect(order.total).toBe(47);
});

it('stands on its own list alone', () => {
  expect(serviceList([service], pounds)).toEqual([service]);
  expect(serviceList([service], 'INR')).toEqual([]);
});

it('gives the account as its market has it, with neither IFSC nor UPI', () => {
  const labels = ['Swift code', 'Account name', 'Account number'];
  expect(accountRows(sampleBusiness, pounds).map(({ label }) => label)).toEqual(labels);
  const rows = payRows(order, sampleBusiness.bank);
  expect(rows.slice(3).map(({ label }) => label)).toEqual(labels);
  expect(rows[0]).toMatchObject({ value: '£47.00', bare: '47.00' });
  expect(upiFor(order, sampleBusiness.upi)).toBeUndefined();
});

it.each([orderForBuyer, orderForOwner])('says so in the mail (%p)', async (mailOf) => {
  const { text } = await mailOf(order, sampleContext);
  expect(text).toContain('£47.00');
  expect(text).toContain('Swift code');
  expect(text).not.toMatch(/IFSC|UPI|₹|\$/);
});

it('holds an address in its country to the rules of that country', () => {
  const british = { ...sampleCustomer, country: 'UK', phone: '07911 123456' };
  expect(customerErrors({ ...british, pincode: 'SW1A 1AA' })).toEqual([]);
  expect(customerErrors({ ...british, pincode: '442001' })).toEqual([
    { field: 'pincode', message: 'Enter your postcode' },
  ]);
  expect(phoneDigits(british.phone, addressRulesIn('UK')?.calls).digits).toBe('447911123456');
  expect([isHomeCountry('UK'), isHomeCountry('India')]).toEqual([false, true]);
});

it('counts its list among those that were opened', () => {
  const opened = { name: '/gbpservice', today: 1, week: 2, month: 3 };
  const [lists] = stepsOf({ pages: [opened], hosts: [], orders: [] });
  expect(lists).toMatchObject({ today: 1, week: 2, month: 3 });
});

it('keeps its addresses from pages that a marketer adds', () => {
  expect(['gbpservice', 'gbpservices'].map(isTaken)).toEqual([true, true]);
});

it('asks the content to speak of pounds', () => {
  const text = (html: string) => ({ html: () => html, samples: [] });
  const terms = { file: 'pages/terms.md', value: {}, paths: [], text: text('<p>In rupees</p>') };
  const reasons = { file: 'reasons.yaml', value: [{ text: 'In rupees or dollars' }], paths: [] };
  const pages = [{ path: '/services', typed: [] }];
  const said = { same: [], pages, filler: [], buying: [], doing: [] };
  expect(forgottenMarkets([terms, reasons], said)).toEqual([
    expect.stringMatching(/^pages\/terms\.md: says nothing of dollars/),
    expect.stringMatching(/^pages\/terms\.md: says nothing of pounds/),
    expect.stringMatching(/^synonyms\.yaml, pages: nothing leads to \/usdservice/),
    expect.stringMatching(/^synonyms\.yaml, pages: nothing leads to \/gbpservice/),
    expect.stringMatching(/^reasons\.yaml: "In rupees or dollars" names .+ and not pounds/),
  ]);
});

it('asks the content for a price in pounds', () => {
  const { issues } = servicesSchema.safeParse([{ id: 1 }]).error ?? { issues: [] };
  expect(issues.map(({ path }) => path.join('.'))).toContain('0.pounds');
});
