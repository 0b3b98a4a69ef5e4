import {
  bookSchema,
  clientsSchema,
  coursesSchema,
  figuresSchema,
  listingsSchema,
  numerologySchema,
  pressSchema,
  reasonsSchema,
  testimonialsSchema,
} from './list-schemas';
import { redirectsSchema } from './redirects-schema';
import { businessSchema, servicesSchema, stepsSchema } from './schemas';
import { synonymsSchema } from './synonyms-schema';
import { toolTablesSchema } from './tools-schema';
import { videosSchema } from './videos-schema';

/** The schema of each YAML file of the content, by its name. Pure. */
export const yamlSchemas = {
  book: bookSchema,
  business: businessSchema,
  clients: clientsSchema,
  courses: coursesSchema,
  figures: figuresSchema,
  listings: listingsSchema,
  numerology: numerologySchema,
  press: pressSchema,
  reasons: reasonsSchema,
  redirects: redirectsSchema,
  services: servicesSchema,
  steps: stepsSchema,
  synonyms: synonymsSchema,
  testimonials: testimonialsSchema,
  tools: toolTablesSchema,
  videos: videosSchema,
};

export type ContentList = keyof typeof yamlSchemas;

export const listNames = Object.keys(yamlSchemas) as ContentList[];
