import { z } from 'zod';
import type { ToolSlug } from '../calculators/calculators';
import type { Pictured } from '../photo';
import { motifNames, type CalculatorPicture } from '../art/catalogue';
import {
  day,
  describedPhoto,
  description,
  digit,
  fitToBeFound,
  listOf,
  nine,
  photo,
  rule,
  sample,
  samples,
  school,
  searchTitle,
  statedSum,
  upTo,
  videoId,
  wholeNumber,
  words,
  formattedText,
} from './fields';

const services = z.array(wholeNumber(3)).default([]);

const mulanks = z.array(digit).default([]);

const cover = {
  motif: z.enum(motifNames).describe('optional: what the drawn cover shows').optional(),
  figure: formattedText(/^\d{1,4}$/, 'up to four digits in quotes', '29')
    .describe('optional: digits for the drawn cover, in the place of a motif')
    .optional(),
};

type CoverFields = { motif?: string; figure?: string };

const oneCover = rule(({ motif, figure }: CoverFields) => ({
  figure:
    motif &&
    figure &&
    'stands beside a motif, and a cover shows one of them; take one of the two out',
}));

/** Texts about deaths or suffering get a sober cover and no services. */
const nothingSold = rule(
  ({ sober, motif, figure, services }: CoverFields & { sober?: true; services: number[] }) => {
    const sold =
      sober && 'stands beside sober: true, which has a plain cover and sells nothing; take it out';
    return { motif: motif && sold, figure: figure && sold, services: services.length > 0 && sold };
  },
);

const commonFields = { updated: day, sums: z.array(statedSum).default([]), samples };

const titleFields = {
  ...commonFields,
  ...photo,
  draft: z.boolean().optional(),
  title: words('Why the spelling on your passport matters'),
  searchTitle: searchTitle.optional(),
  services,
};

const predictionSchema = z
  .strictObject({
    ...titleFields,
    ...cover,
    published: day,
    event: day
      .describe('optional: the day on which what the text is about took place, or began')
      .optional(),
    sober: z
      .literal(true)
      .describe('optional: people died or suffer; a plain cover, and nothing is sold beside it')
      .optional(),
    teaser: upTo(150, 'One sentence for the card.').min(70),
    quote: upTo(120, 'A line of the text.'),
    button: words('Read prediction'),
    mulanks,
  })
  .check(fitToBeFound, oneCover, describedPhoto, nothingSold);

const mulankSchema = z
  .strictObject({
    ...commonFields,
    ...photo,
    searchTitle,
    lead: words('One sentence under the title.'),
    description,
    video: z.strictObject({ id: videoId, title: words('Mulank 1') }),
    days: listOf(upTo(600, 'The 1 stands alone and needs no sum.'))
      .describe(
        'optional: a paragraph for each day of the month that leads to the number, in order',
      )
      .optional(),
    services,
  })
  .check(describedPhoto);

const articleSchema = z
  .strictObject({
    ...titleFields,
    ...cover,
    published: day.optional(),
    date: formattedText(/^\d{4}-(0\d|1[0-2])$/, 'year and month in quotes', '2021-01'),
    /** The owner has not confirmed the month of `date`, so it is hidden. */
    sampleDate: sample,
    order: wholeNumber(1),
    description,
    mulanks,
  })
  .check(fitToBeFound, oneCover, describedPhoto);

const pageSchema = z
  .strictObject({
    ...titleFields,
    description,
    lead: words('One or two sentences under the title.'),
  })
  .check(fitToBeFound, describedPhoto);

const toolSchema = z.strictObject({
  ...commonFields,
  name: words('Lo Shu grid'),
  title: words('Lo Shu grid calculator'),
  searchTitle,
  description,
  lead: words('One or two sentences under the title.'),
  line: upTo(110, 'One line for the list of calculators.'),
  needs: words('Your date of birth'),
  typed: listOf(words('lucky mobile number')),
  school,
  example: z.record(z.string(), z.string({ error: "write it in quotes, for example '29'" }), {
    error:
      "write what is typed into each field, for example { day: '29', month: '11', year: '1983' }",
  }),
  meanings: z
    .strictObject({
      caption: words('The nine years'),
      heads: z.tuple([words('Year'), words('Traditionally')], {
        error: 'write the heads of both columns, for example [Year, Traditionally]',
      }),
      rows: nine('work, order and foundations'),
    })
    .optional(),
  exampleText: words('A birth on 29 November 1983, worked out as the calculator does it.'),
  services: listOf(wholeNumber(3)),
});

const happened = listOf(words('Rain came late.'))
  .describe('optional: written when the year is over')
  .optional();

const yearSchema = z
  .strictObject({
    ...titleFields,
    published: day,
    description,
    lead: words('One or two sentences under the title.'),
    typed: listOf(words('numerology 2027')),
    fitted: happened,
    missed: happened,
  })
  .check(fitToBeFound, describedPhoto);

export const textSchemas = {
  predictions: predictionSchema,
  mulank: mulankSchema,
  blogs: articleSchema,
  tools: toolSchema,
  pages: pageSchema,
  years: yearSchema,
};

type DrawnText<T extends z.ZodType> = Pictured<z.infer<T>> & {
  html: string;
};

export type Prediction = DrawnText<typeof predictionSchema> & { id: number };
export type Mulank = DrawnText<typeof mulankSchema> & { id: number };
export type Article = DrawnText<typeof articleSchema> & { slug: string };
export type ToolText = DrawnText<typeof toolSchema> & {
  slug: ToolSlug;
  picture: CalculatorPicture;
  id: number;
};
export type Year = DrawnText<typeof yearSchema> & { id: number };
export type PageText = DrawnText<typeof pageSchema>;
export type AddedPage = PageText & { slug: string };
