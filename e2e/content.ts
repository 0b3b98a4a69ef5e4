import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../lib/content/content';
import { formatAmount, formatPrice, home } from '../lib/markets/currency';
import type { Currency } from '../lib/markets/markets';

const compiled = join(__dirname, '../.compiled/content.production.json');
const { lists } = JSON.parse(readFileSync(compiled, 'utf8')) as Content;

// The marketer changes the content: tests read it, and hold no price of their own.
export const { business, clients, services } = lists;
export const { videos } = lists.videos;

export const titleOf = (id: number) => service(id).title;

/** Fields that a service asks its buyer to fill in. */
export const intakeOf = (id: number) => service(id).intake;

export const costOf = (ids: readonly number[], currency: Currency = home) =>
  ids.reduce((sum, id) => sum + priceOf(id, currency), 0);

/** As an order writes it: '₹1,900.00'. */
export const amountOf = (ids: readonly number[], currency: Currency = home) =>
  formatAmount(costOf(ids, currency), currency);

/** As a card writes it: '₹1,900'. */
export const cardPriceOf = (id: number, currency: Currency = home) =>
  formatPrice(priceOf(id, currency), currency);

function service(id: number) {
  const found = services.find((one) => one.id === id);
  if (!found)
    throw new Error(`The tests order service ${id}, which services.yaml has not any more.`);
  return found;
}

const priceOf = (id: number, currency: Currency) => service(id).prices[currency];
