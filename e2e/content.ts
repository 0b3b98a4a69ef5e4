import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { clientsSchema, coursesSchema, figuresSchema } from '../lib/content/list-schemas';
import { businessSchema, servicesSchema } from '../lib/content/schemas';
import { videosSchema } from '../lib/content/videos-schema';
import { formatAmount, formatPrice, type Currency } from '../lib/format';

const read = (file: string): unknown =>
  parse(readFileSync(join(__dirname, '../content', file), 'utf8'));

// What stands in the content is the marketer's to change: tests read it there, and hold no price of their own.
export const business = businessSchema.parse(read('business.yaml'));
export const clients = clientsSchema.parse(read('clients.yaml'));
export const courses = coursesSchema.parse(read('courses.yaml'));
export const figures = figuresSchema.parse(read('figures.yaml'));
export const { videos } = videosSchema.parse(read('videos.yaml'));
const services = servicesSchema.parse(read('services.yaml'));

/** A service's title. */
export const titleOf = (id: number) => service(id).title;

/** What these services cost together, in whole rupees or dollars. */
export const costOf = (ids: readonly number[], currency: Currency = 'INR') =>
  ids.reduce((sum, id) => sum + priceOf(id, currency), 0);

/** The same as an order says it: '₹1,900.00'. */
export const amountOf = (ids: readonly number[], currency: Currency = 'INR') =>
  formatAmount(costOf(ids, currency), currency);

/** A service's price as a card says it: '₹1,900'. */
export const cardPriceOf = (id: number, currency: Currency = 'INR') =>
  formatPrice(priceOf(id, currency), currency);

function service(id: number) {
  const found = services.find((one) => one.id === id);
  if (!found)
    throw new Error(`The tests order service ${id}, which services.yaml has not any more.`);
  return found;
}

function priceOf(id: number, currency: Currency) {
  const price = service(id)[currency === 'INR' ? 'rupees' : 'dollars'];
  if (price === undefined)
    throw new Error(`The tests order service ${id}, which has no ${currency} price.`);
  return price;
}
