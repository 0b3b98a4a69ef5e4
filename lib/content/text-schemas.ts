/** The front matter of each kind of text. The file's name is its id; the text stands below. Pure. */
import { z } from 'zod';
import type { ToolSlug } from '../calculators/calculators';
import type { Pictured } from '../photo';
import { motifNames, type Picture } from '../art/catalogue';
import { canBeWorked, workExample } from '../numerology/name';
import {
  confirmed,
  day,
  describedPhoto,
  description,
  fitToBeFound,
  listOf,
  nine,
  photo,
  sample,
  searchTitle,
  upTo,
  wholeNumber,
  words,
  written,
} from './fields';

/** A sum that the text states: a test works it out again, and looks for the path in the text. */
const sum = z
  .strictObject({
    kind: z.enum(['name', 'digits'], { error: 'write name or digits' }),
    value: words("'29-11-1983' or ASHA"),
    path: words("'34 → 7'"),
  })
  .refine(canBeWorked, {
    path: ['value'],
    error: "has nothing to add up; write digits in quotes, for example '29'",
    abort: true,
  })
  .superRefine(({ kind, value, path }, context) => {
    const right = workExample({ kind, value }).path;
    if (path !== right)
      context.addIssue({
        code: 'custom',
        path: ['path'],
        message: `${path} is not how ${value} adds up; write '${right}', and the same in the text`,
      });
  });

const sums = z
  .array(sum, { error: 'write a list, or [] where the text states no sum' })
  .default([]);

const samples = z
  .array(words('The year in which the practice began'), {
    error: 'write what only the owner can confirm as a list, or [] where there is nothing',
  })
  .default([]);

const mulanks = z
  .array(wholeNumber(6).max(9, 'write a number from 1 to 9, for example 6'), {
    error: 'write a list of numbers from 1 to 9, for example [6, 3]',
  })
  .default([]);

const services = z
  .array(wholeNumber(3), { error: 'write a list of service ids, for example [3]' })
  .default([]);

/** Not for the public yet: see drafts.ts. */
const draft = z
  .boolean({ error: 'write true, or take the line out when the text is ready' })
  .optional();

/** What the drawn cover shows. */
const cover = {
  motif: z
    .enum(motifNames, { error: `write one of these motifs: ${motifNames.join(', ')}` })
    .describe('optional: what the drawn cover shows')
    .optional(),
  figure: written(/^\d{1,4}$/, "write up to four digits in quotes, for example '29'")
    .describe('optional: digits for the drawn cover, in the place of a motif')
    .optional(),
};

function oneCover(
  { motif, figure }: { motif?: string; figure?: string },
  context: z.RefinementCtx,
) {
  if (motif && figure)
    context.addIssue({
      code: 'custom',
      path: ['figure'],
      message: 'stands beside a motif, and a cover shows one of them; take one of the two out',
    });
}

/** Where people died or suffer, no cover plays with it and no service is offered. */
function nothingSold(
  {
    sober,
    motif,
    figure,
    services,
  }: { sober?: true; motif?: string; figure?: string; services: number[] },
  context: z.RefinementCtx,
) {
  if (!sober) return;
  for (const [field, value] of Object.entries({ motif, figure, services: services[0] }))
    if (value !== undefined)
      context.addIssue({
        code: 'custom',
        path: [field],
        message:
          'stands beside sober: true, which has a plain cover and sells nothing; take it out',
      });
}

const common = { updated: day, confirmed, sums, samples };
const illustrated = { ...common, ...photo };

export const predictionSchema = z
  .strictObject({
    ...illustrated,
    ...cover,
    draft,
    title: words('Number six and Indian cricket'),
    searchTitle: searchTitle.optional(),
    /** The day on which the text first stood here. */
    published: day,
    event: day
      .describe('optional: the day on which what the text is about took place, or began')
      .optional(),
    sober: z
      .literal(true, { error: 'write true, or take the line out' })
      .describe('optional: people died or suffer; a plain cover, and nothing is sold beside it')
      .optional(),
    teaser: upTo(150, 'One sentence for the card.').min(
      70,
      'is shorter than 70 characters; say a little more, for search engines and cards',
    ),
    quote: upTo(120, 'A line of the text.'),
    button: words('Read prediction'),
    mulanks,
    services,
  })
  .superRefine(fitToBeFound)
  .superRefine(oneCover)
  .superRefine(describedPhoto)
  .superRefine(nothingSold);

const mulankFields = z.strictObject({
  ...illustrated,
  searchTitle,
  lead: words('One sentence under the title.'),
  description,
  video: z.strictObject({
    id: written(/^[\w-]{11}$/, 'write the 11 characters after v= in the address of the video'),
    title: words('Mulank 1'),
  }),
  services,
});

export const mulankSchema = mulankFields.superRefine(describedPhoto);

export const articleSchema = z
  .strictObject({
    ...illustrated,
    ...cover,
    draft,
    title: words('Why the spelling on your passport matters'),
    searchTitle: searchTitle.optional(),
    /** The day on which the text first stood here. */
    published: day.optional(),
    date: written(/^\d{4}-(0\d|1[0-2])$/, "write year and month in quotes, for example '2021-01'"),
    /** The owner has still to confirm the month of `date`, which is not shown until then. */
    sampleDate: sample,
    order: wholeNumber(1),
    description,
    mulanks,
    services,
  })
  .superRefine(fitToBeFound)
  .superRefine(oneCover)
  .superRefine(describedPhoto);

/** A page of content/pages: its file's name is its address, but for those that are drawn in ways of their own. */
export const pageSchema = z
  .strictObject({
    ...illustrated,
    draft,
    title: words('What is Numerology'),
    searchTitle: searchTitle.optional(),
    description,
    lead: words('One or two sentences under the title.'),
    services,
  })
  .superRefine(fitToBeFound)
  .superRefine(describedPhoto);

export const toolSchema = z.strictObject({
  ...common,
  name: words('Lo Shu grid'),
  title: words('Lo Shu grid calculator'),
  searchTitle,
  description,
  lead: words('One or two sentences under the title.'),
  line: upTo(110, 'One line for the list of calculators.'),
  needs: words('Your date of birth'),
  /** What people type into the search when they want it. */
  typed: listOf(words('lucky mobile number'), 'lucky mobile number'),
  school: z.strictObject({
    name: words('Indian practice'),
    about: words('One or two sentences on whose rule it is.'),
  }),
  example: z.record(z.string(), z.string({ error: "write it in quotes, for example '29'" }), {
    error:
      "write what is typed into each field, for example { day: '29', month: '11', year: '1983' }",
  }),
  /** What it says of each number, drawn as a table beside the text. */
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
  services: services
    .unwrap()
    .min(1, 'write the id of the service that the calculator leads to, for example [3]'),
});

/** A text as a page gets it: its front matter, its id and its body as HTML. */
type Text<T extends z.ZodType> = Pictured<z.infer<T>> & {
  /** The text as it is drawn. */
  html: string;
};

export type Prediction = Text<typeof predictionSchema> & { id: number };
export type Mulank = Text<typeof mulankSchema> & { id: number };
export type Article = Text<typeof articleSchema> & { slug: string };
export type ToolText = Text<typeof toolSchema> & { slug: ToolSlug; picture: Picture; id: number };
export type PageText = Text<typeof pageSchema>;
export type AddedPage = PageText & { slug: string };
