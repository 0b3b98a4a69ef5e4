import 'server-only';
import type { z } from 'zod';
import { home, perCurrency } from '../markets/currency';
import { currencies, markets } from '../markets/markets';
import type { ListedService } from '../services/catalogue';
import { readContent } from './file';
import type { Pictured } from '../photo';
import { cached } from './cached';
import type {
  Book,
  Client,
  Course,
  Figure,
  Listings,
  Numerology,
  Press,
  Reason,
  Testimonial,
} from './list-schemas';
import { withPhoto } from './photos';
import type { Redirect } from './redirects-schema';
import type { ToolTables } from './tools-schema';
import type { Business, Step } from './schemas';
import type { Synonyms } from './synonyms-schema';
import type { ListedVideos } from './videos-schema';
import { yamlSchemas } from './yaml-schemas';

type Contents = { [Name in keyof typeof yamlSchemas]: z.infer<(typeof yamlSchemas)[Name]> };

const schemas: { [Name in keyof Contents]: z.ZodType<Contents[Name]> } = yamlSchemas;

const read = <Name extends keyof Contents>(name: Name): Contents[Name] =>
  readContent(`${name}.yaml`, schemas[name]);

/** The business's facts. */
export const loadBusiness = cached((): Business => withPhoto(read('business')));

/** The steps of 'How to Proceed with Us?'. */
export const loadSteps = cached((): Step[] => read('steps'));

/** The table behind the nine Mulank pages. */
export const loadNumerology = cached((): Numerology => read('numerology'));

/** The tables behind the calculators. */
export const loadToolTables = cached((): ToolTables => read('tools'));

/** The clients, in the order of the file: a client's picture belongs to the place in it. */
export const loadClients = cached((): Pictured<Client>[] => read('clients').map(withPhoto));

/** The courses, which are sold on another site. */
export const loadCourses = cached((): Course[] => read('courses'));

/** The figures of the home page. */
export const loadFigures = cached((): Figure[] => read('figures'));

/** The reasons to trust. */
export const loadReasons = cached((): Reason[] => read('reasons'));

/** The names under 'As Featured On'. */
export const loadPress = cached((): Press => read('press'));

/** What clients say, with their consent. */
export const loadTestimonials = cached((): Testimonial[] => read('testimonials'));

/** Titles and descriptions of the pages that are lists or forms. */
export const loadListings = cached((): Listings => read('listings'));

/** The announcement of the book. */
export const loadBook = cached((): Book => read('book'));

/** The channel, and its videos for when the video service can't be asked. */
export const loadVideos = cached((): ListedVideos => read('videos'));

/** What people type into the search, and what it stands for. */
export const loadSynonyms = cached((): Synonyms => read('synonyms'));

/** The pages that have moved; next.config.mjs reads the file too. */
export const loadRedirects = cached((): Redirect[] => read('redirects'));

/** The catalogue, in the order of the file. */
export const loadServices = cached((): ListedService[] => {
  const services = read('services')
    .map(withPhoto)
    .map((service): ListedService => ({
      ...service,
      prices: perCurrency((currency) => service[markets[currency].price]),
      lists: currencies.filter((currency) => service.lists.includes(markets[currency].list)),
    }));
  return process.env.NODE_ENV === 'production' ? services : [...services, testService];
});

/** On no list; for trying the checkout while working: /checkout?service=99. */
const testService: ListedService = {
  id: 99,
  title: 'test',
  searchTitle: 'For trying the checkout',
  subtitle: 'For trying the checkout',
  prices: perCurrency((currency) => (currency === home ? 1000 : 10)),
  lists: [],
  rating: 4.5,
  duration: '25-30 Days',
  description: ['For trying the checkout.'],
  intake: [],
  send: [],
  ask: 'anything',
  updated: '2026-11-21',
};
