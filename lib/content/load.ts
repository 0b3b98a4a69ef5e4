import 'server-only';
import type { z } from 'zod';
import type { ListedService } from '../catalogue';
import { readContent } from './file';
import type { Pictured } from '../photo';
import { kept } from './kept';
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
export const loadBusiness = kept((): Business => withPhoto(read('business')));

/** The steps of 'How to Proceed with Us?'. */
export const loadSteps = kept((): Step[] => read('steps'));

/** The table behind the nine Mulank pages. */
export const loadNumerology = kept((): Numerology => read('numerology'));

/** The tables behind the calculators. */
export const loadToolTables = kept((): ToolTables => read('tools'));

/** The clients, in the order of the file: a client's picture belongs to the place in it. */
export const loadClients = kept((): Pictured<Client>[] => read('clients').map(withPhoto));

/** The courses, which are sold on another site. */
export const loadCourses = kept((): Course[] => read('courses'));

/** The figures of the home page. */
export const loadFigures = kept((): Figure[] => read('figures'));

/** The reasons to trust. */
export const loadReasons = kept((): Reason[] => read('reasons'));

/** The names under 'As Featured On'. */
export const loadPress = kept((): Press => read('press'));

/** What clients say, with their consent. */
export const loadTestimonials = kept((): Testimonial[] => read('testimonials'));

/** Titles and descriptions of the pages that are lists or forms. */
export const loadListings = kept((): Listings => read('listings'));

/** The announcement of the book. */
export const loadBook = kept((): Book => read('book'));

/** The channel, and its videos for when the video service can't be asked. */
export const loadVideos = kept((): ListedVideos => read('videos'));

/** What people type into the search, and what it stands for. */
export const loadSynonyms = kept((): Synonyms => read('synonyms'));

/** The pages that have moved; next.config.mjs reads the file too. */
export const loadRedirects = kept((): Redirect[] => read('redirects'));

/** The catalogue, in the order of the file. */
export const loadServices = kept((): ListedService[] => {
  const services = read('services')
    .map(withPhoto)
    .map(({ rupees, dollars, lists, ...service }): ListedService => ({
      ...service,
      prices: { INR: rupees, USD: dollars },
      lists: lists.map((list) => (list === 'india' ? 'INR' : 'USD')),
    }));
  return process.env.NODE_ENV === 'production' ? services : [...services, testService];
});

/** On no list; for trying the checkout while working: /checkout?service=99. */
const testService: ListedService = {
  id: 99,
  title: 'test',
  searchTitle: 'For trying the checkout',
  subtitle: 'For trying the checkout',
  prices: { INR: 1000, USD: 10 },
  lists: [],
  rating: 4.5,
  duration: '25-30 Days',
  description: ['For trying the checkout.'],
  intake: [],
  send: [],
  ask: 'anything',
  updated: '2026-11-21',
};
