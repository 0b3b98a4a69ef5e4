/** The shape of the content files that are tables to look things up in, and the register of all YAML files. Strict. Pure. */
import { z } from 'zod';
import { gridLines } from '../numerology/birth';
import { businessSchema } from './business-schema';
import { listOf, nine, wholeNumber, words, written } from './fields';
import {
  bookSchema,
  clientsSchema,
  coursesSchema,
  figuresSchema,
  listingsSchema,
  pressSchema,
  reasonsSchema,
  stepsSchema,
  testimonialsSchema,
  videosSchema,
} from './list-schemas';
import { servicesSchema } from './services-schema';

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

const numerologySchema = z.strictObject({
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

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const lettersSchema = z.strictObject({
  name: words('Chaldean'),
  usual: words('usual in India'),
  source: words('Cheiro, Book of Numbers, 1926'),
  about: words('One or two sentences on what is special about the table.'),
  rows: listOf(
    written(/^[A-Z]+$/, 'write the letters of one value in capitals, for example AIJQY'),
    'AIJQY',
  ).refine((rows) => [...rows.join('')].sort().join('') === alphabet, {
    error: 'needs each of the 26 letters exactly once',
  }),
});

const lineSchema = z.strictObject({
  digits: z.array(z.number(), { error: 'write the three digits, for example [4, 9, 2]' }),
  name: words('Mind'),
  about: words('the top row'),
});

const toolTablesSchema = z.strictObject({
  letters: z.strictObject({ chaldean: lettersSchema, pythagorean: lettersSchema }),
  numbers: nine('memory, imagination and an ear for what others mean'),
  lines: listOf(lineSchema, 'digits: [4, 9, 2]').refine(
    (lines) => lines.map(({ digits }) => digits.join('')).join() === linesText,
    { error: `needs the eight lines of the square in this order: ${gridLines.join(' / ')}` },
  ),
});

const linesText = gridLines.map((line) => line.join('')).join();

const typed = listOf(words('moolank'), 'moolank');

const synonymsSchema = z.strictObject({
  same: listOf(
    typed.min(2, 'needs two words or more that mean the same'),
    '[mulank, birth number]',
  ),
  pages: listOf(
    z.strictObject({
      path: written(/^\//, 'write the address of a page of this site, for example /contact'),
      typed,
    }),
    'path: /contact',
  ),
  filler: typed,
  buying: typed,
  doing: typed,
});

/** What people type, and what it stands for. */
export type Synonyms = z.infer<typeof synonymsSchema>;

/** Letters, digits, hyphens, dots and underscores: what else there is has a meaning of its own to the router. */
const path = String.raw`/[\w.-]+(?:/[\w.-]+)*`;

const redirectSchema = z.strictObject({
  from: written(
    new RegExp(`^${path}$`),
    'write the old address as it stands after the name of the site, for example /blogs/old-name',
  ),
  to: written(
    new RegExp(`^(?:/|${path}|https://\\S+)$`),
    'write the new address, for example /blogs/new-name, or one of another site that starts with https://',
  ),
});

const redirectsSchema = z
  .array(redirectSchema, {
    error:
      'write a list, each entry starting with - from: and the old address, or [] while there is none',
  })
  .superRefine((redirects, context) => {
    redirects.forEach((redirect, index) => {
      const fault = faultOf(redirect, redirects, index);
      if (fault)
        context.addIssue({ code: 'custom', path: [index, fault.field], message: fault.text });
    });
  });

/** A page that moved, for good. */
export type Redirect = z.infer<typeof redirectSchema>;

function faultOf({ from, to }: Redirect, redirects: readonly Redirect[], index: number) {
  if (redirects.findIndex((other) => other.from === from) !== index)
    return { field: 'from', text: `${from} stands in the list twice; keep one of the two entries` };
  const end = endOf(to, redirects);
  if (end === undefined || end === from)
    return {
      field: 'to',
      text: `${to} leads back to where it came from; write the address at which the page stands now`,
    };
  if (end !== to)
    return { field: 'to', text: `${to} has moved itself; write where it went, ${end}` };
  return undefined;
}

/** Where one arrives in the end, or undefined where one goes round and round. */
function endOf(path: string, redirects: readonly Redirect[], steps = 0): string | undefined {
  const next = redirects.find(({ from }) => from === path);
  if (!next) return path;
  return steps > redirects.length ? undefined : endOf(next.to, redirects, steps + 1);
}

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
