/** The shape of the content files that are lists for one section or page. Strict: an unknown key is a mistake. Pure. */
import { z } from 'zod';
import { currencies, pageWords, type ListingName } from '../markets/markets';
import {
  confirmed,
  day,
  describedPhoto,
  description,
  link,
  listOf,
  noSuchDay,
  photo,
  sample,
  searchTitle,
  upTo,
  wholeNumber,
  words,
  written,
} from './fields';

export const stepsSchema = listOf(
  z.strictObject({ title: words('Book'), text: words('Fill in the checkout form.'), sample }),
  'title: Book',
);

/**
 * What speaks for the practice, and whether that which nobody has confirmed stands on the pages too. Where nothing is
 * left to show, no page has its part for it.
 */
const proof = <T extends z.ZodType>(item: T, example: string) =>
  z.strictObject({
    show: z.enum(['all', 'confirmed'], {
      error: 'write all, or confirmed to show only what the owner has confirmed',
    }),
    list: listOf(item, example),
  });

export const clientsSchema = proof(
  z
    .strictObject({
      name: words('Film actor'),
      role: words('Cinema, screen name'),
      ...photo,
      sample,
    })
    .superRefine(describedPhoto),
  'name: Film actor',
);

export const coursesSchema = listOf(
  z
    .strictObject({
      title: words('Numerology course'),
      level: words('For beginners'),
      listPrice: wholeNumber(5599),
      offerPrice: wholeNumber(4599),
      link,
      sample,
    })
    .refine(({ listPrice, offerPrice }) => offerPrice < listPrice, {
      path: ['offerPrice'],
      error: 'is not lower than listPrice, which is shown struck through beside it',
    }),
  'title: Numerology course',
);

/** All figures in one style. */
const figure = written(
  /^\d{1,3}(,\d{2,3})*(\.\d)?( [A-Z][a-z]*)?\+?$/,
  "write text as the other figures have it: digits, a comma behind thousands, a capital behind a space, for example '1,700' or '15 K'",
);

export const figuresSchema = proof(
  z.strictObject({ value: figure, label: words('users'), sample }),
  "value: '15 K'",
);

export const reasonsSchema = listOf(
  z.strictObject({
    title: words('One clear price'),
    text: words('One or two sentences.'),
    sample,
  }),
  'title: One clear price',
);

export const pressSchema = proof(z.strictObject({ name: words('Lokmat'), sample }), 'name: Lokmat');

/** May be empty: then nothing stands where they would. */
export const testimonialsSchema = z.array(
  z.strictObject({
    quote: upTo(300, 'The spelling we chose was the third of five, and we know why.'),
    by: words('A shop owner in Nagpur'),
    source: words('a letter to the practice'),
    link: link.optional(),
    /** The day on which the person agreed in writing to stand here. */
    consented: day,
    sample,
  }),
  { error: 'write a list, each starting with - quote: and what was said, or []' },
);

export const bookSchema = z.strictObject({
  title: words('A book of numbers is on its way'),
  text: words('Two or three sentences.'),
  coming: words('March 2028'),
});

const listing = z.strictObject({ title: searchTitle, description, updated: day, confirmed });

/** The list of each market. */
const services = Object.fromEntries(
  currencies.map((currency) => [pageWords[currency].listing, listing]),
) as Record<ListingName, typeof listing>;

export const listingsSchema = z.strictObject({
  /** The predictions that home shows, in this order. */
  home: listing.extend({ predictions: listOf(wholeNumber(5), '5') }),
  ...services,
  predictions: listing,
  tools: listing,
  videos: listing,
  blogs: listing,
  contact: listing,
});

const dateError = "write year, month and day in quotes, for example '2026-11-14'";

const time = written(
  /^(\d+:)?\d{1,2}:\d\d$/,
  "write minutes and seconds in quotes, for example '4:35'",
);

const videoSchema = z.strictObject({
  id: written(
    /^[\w-]{11}$/,
    "write the 11 characters after v= in the video's address, in quotes, for example 'SAMPLE00001'",
  ),
  title: words('Find your mulank in a minute'),
  published: z.iso.date({ error: ({ input }) => noSuchDay(input) ?? dateError }),
  confirmed,
  description: description.optional(),
  duration: time.optional(),
  chapters: listOf(
    z.strictObject({ at: time, title: words('How to add up') }),
    "at: '0:40'",
  ).optional(),
});

export const videosSchema = z.strictObject({
  channel: z.strictObject({
    name: words('Sample numerology channel'),
    watch: link,
    subscribe: link,
  }),
  videos: listOf(videoSchema, "id: 'SAMPLE00001'").superRefine((videos, context) => {
    videos.forEach(({ id }, index) => {
      if (videos.findIndex((other) => other.id === id) === index) return;
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: 'stands in the list twice; keep one of the two entries',
      });
    });
  }),
});

/** The channel and the videos as the file has them. */
export type ListedVideos = z.infer<typeof videosSchema>;
export type ListedVideo = ListedVideos['videos'][number];

export type Client = z.infer<typeof clientsSchema>['list'][number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
