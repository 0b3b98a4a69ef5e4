import 'server-only';
import type { ListedService } from '../catalogue';
import { readContent } from './file';
import { kept } from './kept';
import {
  bookSchema,
  clientsSchema,
  coursesSchema,
  figuresSchema,
  listingsSchema,
  numerologySchema,
  pressSchema,
  reasonsSchema,
  type Book,
  type Client,
  type Course,
  type Figure,
  type Listings,
  type Numerology,
  type Reason,
} from './list-schemas';
import { redirectsSchema, type Redirect } from './redirects-schema';
import { toolTablesSchema, type ToolTables } from './tools-schema';
import { businessSchema, servicesSchema, stepsSchema, type Business, type Step } from './schemas';
import { videosSchema, type ListedVideos } from './videos-schema';

/** The business's facts. */
export const loadBusiness = kept((): Business => readContent('business.yaml', businessSchema));

/** The steps of 'How to Proceed with Us?'. */
export const loadSteps = kept((): Step[] => readContent('steps.yaml', stepsSchema));

/** The table behind the nine Mulank pages. */
export const loadNumerology = kept((): Numerology =>
  readContent('numerology.yaml', numerologySchema),
);

/** The tables behind the calculators. */
export const loadToolTables = kept((): ToolTables => readContent('tools.yaml', toolTablesSchema));

/** The clients, in the order of the file: a client's picture belongs to the place in it. */
export const loadClients = kept((): Client[] => readContent('clients.yaml', clientsSchema));

/** The courses, which are sold on another site. */
export const loadCourses = kept((): Course[] => readContent('courses.yaml', coursesSchema));

/** The figures of the home page. */
export const loadFigures = kept((): Figure[] => readContent('figures.yaml', figuresSchema));

/** The reasons to trust. */
export const loadReasons = kept((): Reason[] => readContent('reasons.yaml', reasonsSchema));

/** The names under 'As Featured On'. */
export const loadPress = kept((): string[] => readContent('press.yaml', pressSchema));

/** Titles and descriptions of the pages that are lists or forms. */
export const loadListings = kept((): Listings => readContent('listings.yaml', listingsSchema));

/** The announcement of the book. */
export const loadBook = kept((): Book => readContent('book.yaml', bookSchema));

/** The channel, and its videos for when the video service can't be asked. */
export const loadVideos = kept((): ListedVideos => readContent('videos.yaml', videosSchema));

/** The pages that have moved; next.config.mjs reads the file too. */
export const loadRedirects = kept((): Redirect[] => readContent('redirects.yaml', redirectsSchema));

/** The catalogue, in the order of the file. */
export const loadServices = kept((): ListedService[] => {
  const services = readContent('services.yaml', servicesSchema).map(
    ({ rupees, dollars, lists, ...service }): ListedService => ({
      ...service,
      prices: { INR: rupees, USD: dollars },
      lists: lists.map((list) => (list === 'india' ? 'INR' : 'USD')),
    }),
  );
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
  send: [],
  ask: 'anything',
  updated: '2026-11-21',
};
