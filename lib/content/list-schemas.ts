/** The shape of the content files that are lists for one section or page. Strict, like schemas.ts. Pure. */
import { z } from 'zod';
import { currencies, pageWords, type ListingName } from '../markets/markets';
import {
  confirmed,
  day,
  describedPhoto,
  description,
  link,
  listOf,
  photo,
  sample,
  searchTitle,
  upTo,
  wholeNumber,
  words,
} from './parts';

const digit = wholeNumber(6).max(9, 'write a number from 1 to 9, for example 6');

const digits = z.array(digit, { error: 'write a list of numbers from 1 to 9, or []' });

const mulankFactsSchema = z
  .strictObject({
    number: digit,
    planet: words('Sun'),
    planetHindi: words('Surya'),
    planetDevanagari: words('सूर्य'),
    day: words('Sunday'),
    ratna: words('manik'),
    stone: words('ruby'),
    colours: z.array(words('golden'), { error: 'write a list, for example [golden, red]' }).min(1),
    friendly: digits,
    neutral: digits,
    unfriendly: digits,
    differs: words('Some teachers add white.'),
  })
  .refine(
    ({ friendly, neutral, unfriendly }) =>
      [...friendly, ...neutral, ...unfriendly].sort().join('') === '123456789',
    {
      path: ['friendly'],
      error:
        'the lists friendly, neutral and unfriendly together need every number from 1 to 9 exactly once',
    },
  );

export const numerologySchema = z.strictObject({
  school: z.strictObject({
    name: words('Friendly numbers of Indian courses'),
    about: words('One sentence on what it is.'),
  }),
  mulanks: z
    .array(mulankFactsSchema, { error: 'write the nine numbers, each after a dash' })
    .refine((rows) => rows.map(({ number }) => number).join('') === '123456789', {
      error: 'needs the numbers 1 to 9, each once and in order',
    }),
  note: words('One sentence on where schools differ.'),
});

/** The table behind the nine Mulank pages, from one school. */

export const clientsSchema = listOf(
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

export const figuresSchema = listOf(
  z.strictObject({ value: words("'15 K'"), label: words('users'), sample }),
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

export const pressSchema = listOf(
  z.strictObject({ name: words('Lokmat'), sample }),
  'name: Lokmat',
);

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

/** How the pages without a text of their own stand in search results. */
export type Client = z.infer<typeof clientsSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
