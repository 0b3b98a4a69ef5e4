import { z } from 'zod';
import { currencies, pageWords, type ListingName } from '../markets/markets';
import { gridLines } from '../numerology/birth';
import { businessSchema } from './business-schema';
import {
  day,
  describedPhoto,
  description,
  digit,
  uniqueIn,
  link,
  listOf,
  nine,
  photo,
  rule,
  sample,
  school,
  searchTitle,
  upTo,
  videoId,
  wholeNumber,
  words,
  formattedText,
} from './fields';
import { askedPath, isTarget, targetOf } from './redirects';
import { readingsSchema } from './readings-schema';
import { servicesSchema } from './services-schema';

const points = (title: string) =>
  listOf(z.strictObject({ title: words(title), text: words('One or two sentences.'), sample }));

const client = z
  .strictObject({
    name: words('Film actor'),
    role: words('Cinema, screen name'),
    ...photo,
    sample,
  })
  .check(describedPhoto);

const course = z
  .strictObject({
    title: words('Numerology course'),
    level: words('For beginners'),
    listPrice: wholeNumber(5599),
    offerPrice: wholeNumber(4599),
    link,
    sample,
  })
  .check(
    rule(({ listPrice, offerPrice }: { listPrice: number; offerPrice: number }) => ({
      offerPrice:
        offerPrice >= listPrice &&
        'is not lower than listPrice, which is shown struck through beside it',
    })),
  );

const figure = formattedText(
  /^\d+(,\d{2,3})*(\.\d)?( [A-Za-z]+)?\+?$/,
  'text as the other figures have it: digits, and a letter behind a space',
  '15 K',
);

const testimonial = z.strictObject({
  quote: upTo(300, 'The spelling we chose was the third of five, and we know why.'),
  by: words('A shop owner in Nagpur'),
  source: words('a letter to the practice'),
  link: link.optional(),
  consented: day,
  sample,
});

const listing = z.strictObject({ title: searchTitle, description, updated: day });

const marketListings = Object.fromEntries(
  currencies.map((currency) => [pageWords[currency].listing, listing]),
) as Record<ListingName, typeof listing>;

const time = formattedText(/^(\d+:)?\d{1,2}:\d\d$/, 'minutes and seconds in quotes', '4:35');

const video = z.strictObject({
  id: videoId,
  title: words('Find your mulank in a minute'),
  published: day,
  description: description.optional(),
  duration: time.optional(),
  chapters: listOf(z.strictObject({ at: time, title: words('How to add up') })).optional(),
});

const digits = z.array(digit);

const areNine = (numbers: readonly number[]) => numbers.join('') === '123456789';

const mulankFacts = z
  .strictObject({
    number: digit,
    planet: words('Sun'),
    planetHindi: words('Surya'),
    planetDevanagari: words('सूर्य'),
    day: words('Sunday'),
    ratna: words('manik'),
    stone: words('ruby'),
    colours: listOf(words('golden')),
    friendly: digits,
    neutral: digits,
    unfriendly: digits,
    differs: words('Some teachers add white.'),
  })
  .refine(
    ({ friendly, neutral, unfriendly }) => areNine([...friendly, ...neutral, ...unfriendly].sort()),
    {
      path: ['friendly'],
      error:
        'the lists friendly, neutral and unfriendly together need every number from 1 to 9 exactly once',
    },
  );

const letters = z.strictObject({
  name: words('Chaldean'),
  usual: words('usual in India'),
  source: words('Cheiro, Book of Numbers, 1926'),
  about: words('One or two sentences on what is special about the table.'),
  rows: listOf(formattedText(/^[A-Z]+$/, 'the letters of one value in capitals', 'AIJQY')).refine(
    (rows) => [...rows.join('')].sort().join('') === 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'needs each of the 26 letters exactly once',
  ),
});

const line = z.strictObject({ digits, name: words('Mind'), about: words('the top row') });

const searchTerms = listOf(words('moolank'));

const redirect = z.strictObject({
  from: formattedText(
    /^\/(?![/\\])[^?#]*$/,
    'the old address as it stands after the name of the site, without a ? or # and what follows, since one entry serves them all',
    '/blogs/old-name',
  ).transform(askedPath),
  to: formattedText(
    /^(?:\/(?![/\\])|https:\/\/)\S*$/,
    'the new address, or one of another site that starts with https://',
    '/blogs/new-name',
  )
    .refine(isTarget, "can't be sent on; write one that a browser opens, without % and + after a ?")
    .transform(targetOf),
});

export const yamlSchemas = {
  book: z.strictObject({
    title: words('A book of numbers is on its way'),
    text: words('Two or three sentences.'),
    coming: words('March 2028'),
  }),
  business: businessSchema,
  clients: z.array(client),
  courses: z.array(course),
  figures: z.array(z.strictObject({ value: figure, label: words('users'), sample })),
  listings: z.strictObject({
    home: listing.extend({ predictions: listOf(wholeNumber(5)), asked: listOf(wholeNumber(9)) }),
    ...marketListings,
    predictions: listing,
    tools: listing,
    videos: listing,
    blogs: listing,
    contact: listing,
  }),
  numerology: z.strictObject({
    school,
    mulanks: z
      .array(mulankFacts)
      .refine(
        (rows) => areNine(rows.map(({ number }) => number)),
        'needs the numbers 1 to 9, each once and in order',
      ),
    second: z.strictObject({
      name: words('The table of Mahajyotish'),
      about: words('One sentence: what it is.'),
      rows: z
        .array(z.strictObject({ friendly: digits, unfriendly: digits }))
        .length(9, 'needs nine rows, for the numbers 1 to 9 in order'),
    }),
    note: words('One sentence on where schools differ.'),
  }),
  press: z.array(z.strictObject({ name: words('Lokmat'), sample })),
  readings: readingsSchema,
  reasons: points('One clear price'),
  redirects: z.array(redirect).check(uniqueIn('from')),
  services: servicesSchema,
  steps: points('Book'),
  synonyms: z.strictObject({
    same: listOf(searchTerms.min(2, 'needs two words or more that mean the same')),
    pages: listOf(
      z.strictObject({
        path: formattedText(/^\//, 'the address of a page of this site', '/contact'),
        typed: searchTerms,
      }),
    ),
    filler: searchTerms,
    wanting: searchTerms,
  }),
  testimonials: z.array(testimonial),
  tools: z.strictObject({
    letters: z.strictObject({ chaldean: letters, pythagorean: letters }),
    numbers: nine('memory, imagination and an ear for what others mean'),
    digits: z
      .array(
        z.strictObject({
          missing: upTo(90, 'a diary is the usual habit'),
          repeated: upTo(90, 'good hands and fixed ways'),
        }),
      )
      .length(9, 'needs nine entries, for the numbers 1 to 9 in order'),
    lines: listOf(line).refine(
      (lines) => lines.map(({ digits }) => digits.join()).join() === gridLines.join(),
      `needs the eight lines of the square in this order: ${gridLines.join(' / ')}`,
    ),
  }),
  videos: z.strictObject({
    channel: z.strictObject({
      name: words('Sample numerology channel'),
      watch: link,
      subscribe: link,
    }),
    videos: listOf(video).check(uniqueIn('id')),
  }),
};

export type YamlFile = keyof typeof yamlSchemas;

export type ContentLists = { [Name in YamlFile]: z.infer<(typeof yamlSchemas)[Name]> };

export type Redirect = ContentLists['redirects'][number];
export type Synonyms = ContentLists['synonyms'];
export type ListedVideos = ContentLists['videos'];
export type ListedVideo = ListedVideos['videos'][number];
export type Testimonial = ContentLists['testimonials'][number];
