import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { yamlSchemas } from '../lib/content/yaml-schemas';
import { formatAmount, formatPrice, home } from '../lib/markets/currency';
import { markets, type Currency } from '../lib/markets/markets';

const read = (name: keyof typeof yamlSchemas): unknown =>
  parse(readFileSync(join(__dirname, '../content', `${name}.yaml`), 'utf8'));

// What stands in the content is the marketer's to change: tests read it there, and hold no price of their own.
export const business = yamlSchemas.business.parse(read('business'));
export const clients = yamlSchemas.clients.parse(read('clients'));
export const courses = yamlSchemas.courses.parse(read('courses'));
export const figures = yamlSchemas.figures.parse(read('figures'));
export const { videos } = yamlSchemas.videos.parse(read('videos'));
const services = yamlSchemas.services.parse(read('services'));

/** The home market's list, in the catalogue's order. */
export const listed = services
  .filter(({ lists }) => lists.includes(markets[home].list))
  .map((one) => ({ id: one.id, title: one.title, price: one[markets[home].price] }));

/** The lowest price of that list: '₹1,900'. */
export const lowestPrice = formatPrice(Math.min(...listed.map(({ price }) => price)), home);

/** A service's title. */
export const titleOf = (id: number) => service(id).title;

/** The fields that a service asks its buyer to fill in. */
export const intakeOf = (id: number) => service(id).intake;

/** What these services cost together. */
export const costOf = (ids: readonly number[], currency: Currency = home) =>
  ids.reduce((sum, id) => sum + priceOf(id, currency), 0);

/** The same as an order says it: '₹1,900.00'. */
export const amountOf = (ids: readonly number[], currency: Currency = home) =>
  formatAmount(costOf(ids, currency), currency);

/** A service's price as a card says it: '₹1,900'. */
export const cardPriceOf = (id: number, currency: Currency = home) =>
  formatPrice(priceOf(id, currency), currency);

function service(id: number) {
  const found = services.find((one) => one.id === id);
  if (!found)
    throw new Error(`The tests order service ${id}, which services.yaml has not any more.`);
  return found;
}

function priceOf(id: number, currency: Currency) {
  const price = service(id)[markets[currency].price];
  if (price === undefined)
    throw new Error(`The tests order service ${id}, which has no ${currency} price.`);
  return price;
}
