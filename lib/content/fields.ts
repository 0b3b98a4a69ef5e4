/** The pieces that schemas are made of; each fault says what would be right. Pure. */
import { z } from 'zod';
import { curled } from './sections';
import { signLeft } from './text-checks';

const text = (example: string) =>
  z
    .string({ error: `write some text, for example ${example}` })
    .trim()
    .min(1, `write some text, for example ${example}`);

/** A text that is read as it was typed: the name on an account. */
export const exactly = (example: string) => text(example).meta({ examples: [example] });

/** A text for people, its quotes as print has them. */
export const words = (example: string) =>
  text(example)
    .superRefine((typed, { addIssue }) => {
      const left = signLeft(typed);
      if (left) addIssue(`${left.piece} ${left.fault}`);
    })
    .overwrite(curled)
    .meta({ examples: [example] });

export const written = (pattern: RegExp, error: string) =>
  z.string({ error }).regex(pattern, error);

export const wholeNumber = (example: number) => {
  const error = `write a whole number, for example ${example}`;
  return z.number({ error }).int(error).positive(error);
};

export const listOf = <T extends z.ZodType>(item: T, example: string) => {
  const error = `write a list, each item on its own line after a dash, for example - ${example}`;
  return z.array(item, { error }).min(1, error);
};

/** What is said of each number from 1 to 9. */
export const nine = (example: string) =>
  listOf(words(example), example).length(9, 'needs nine lines, for the numbers 1 to 9 in order');

export const upTo = (limit: number, example: string) =>
  words(example).max(limit, `is longer than ${limit} characters; shorten it`);

/** What a search engine shows under a title: shorter says too little, longer is cut off. */
export const description = upTo(160, 'One sentence for search engines and cards.').min(
  70,
  'is shorter than 70 characters; say a little more, for search engines and cards',
);

/** The title in search results and on the browser's tab, without the practice's name. */
export const searchTitleUpTo = (limit: number) =>
  upTo(limit, 'Mobile number selection by numerology').min(
    15,
    'is shorter than 15 characters; say what the page is about',
  );

/** As long as search results show it. */
export const searchTitle = searchTitleUpTo(60);

/** A text without a searchTitle is found by its own title, which has to be fit for that. */
export function fitToBeFound(
  { title, searchTitle }: { title: string; searchTitle?: string },
  context: z.RefinementCtx,
) {
  if (searchTitle || (title.length >= 15 && title.length <= 60)) return;
  context.addIssue({
    code: 'custom',
    path: ['title'],
    message: `has ${title.length} characters, and search results show 15 to 60; write another, or add a searchTitle for them`,
  });
}

/** The day on which a text was last changed, or first published. */
export const day = z.iso.date({
  error: ({ input }) => noSuchDay(input) ?? "write year, month and day, for example '2026-11-21'",
});

/** What to say of a day that is written as one and is in no calendar. */
export function noSuchDay(input: unknown) {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d$/.exec(String(input)) ?? [];
  if (!year || !month) return undefined;
  if (Number(month) < 1 || Number(month) > 12)
    return 'write the month, 01 to 12, in the middle and the day at the end';
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `write a day that there is, and none after today: that month has ${last} days`;
}

/** What looks like a slip and is right, said once more: prices, and days that are still to come. */
export const confirmed = z
  .array(z.union([z.number(), z.string()]), {
    error: 'write what is right in brackets, for example [19000]',
  })
  .describe('optional: what looks like a slip and is right, said again: a price, a day to come')
  .optional();

const photoFix = 'write the name of a file in content/photos, for example portrait.jpg';

/** A photograph that takes the place of the drawn picture, a file of content/photos, and what can be seen in it. */
export const photo = {
  photo: written(/^((\.\.)?\/?photos\/)?[\w.-]+\.(jpe?g|png|webp|avif|hei[cf])$/i, photoFix)
    .describe('optional: a file in content/photos, which takes the place of the drawn picture')
    .optional(),
  photoAlt: upTo(160, 'A woman at a desk, with a chart of numbers')
    .describe("with a photo: what can be seen in it, for whoever can't see it")
    .optional(),
};

/** Who can't see a photograph hears what can be seen. */
export function describedPhoto(
  { photo, photoAlt }: { photo?: string; photoAlt?: string },
  context: z.RefinementCtx,
) {
  const add = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (photo && !photoAlt)
    add(
      'photoAlt',
      "is missing; say what can be seen in the photograph, for whoever can't see it, for example photoAlt: A woman at a desk, with a chart of numbers",
    );
  if (photoAlt && !photo)
    add(
      'photo',
      'is missing; write the name of the file that photoAlt speaks of, or take photoAlt out',
    );
}

/** An entry that nobody has confirmed yet. */
export const sample = z
  .boolean({ error: 'write true, or take the line out when the entry is confirmed' })
  .optional();

export const link = z.url({
  protocol: /^https?$/,
  error: 'write a full address, for example https://example.com/page',
});
