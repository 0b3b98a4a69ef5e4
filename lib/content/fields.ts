import { z } from 'zod';
import { canBeWorked, type Example, workExample } from '../numerology/name';
import { curled } from './sections';
import { signLeft } from './text-checks';

/** A text that stays as it was typed: the name on an account. */
export const exactText = (example: string) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ examples: [example] });

export const words = (example: string) =>
  exactText(example)
    .superRefine((typed, { addIssue }) => {
      const left = signLeft(typed);
      if (left) addIssue(`${left.piece} ${left.fault}`);
    })
    .overwrite(curled);

export const upTo = (limit: number, example: string) => words(example).max(limit);

export const formattedText = (pattern: RegExp, what: string, example: string) =>
  z
    .string({ error: `write ${what}` })
    .regex(pattern)
    .meta({ examples: [example] });

export const wholeNumber = (example: number, what = 'a whole number') =>
  z
    .number({ error: `write ${what}` })
    .int()
    .positive()
    .meta({ examples: [example] });

export const digit = wholeNumber(6, 'a number from 1 to 9').max(9);

export const listOf = <T extends z.ZodType>(item: T) => z.array(item).min(1);

export const nine = (example: string) =>
  z.array(words(example)).length(9, 'needs nine lines, for the numbers 1 to 9 in order');

export const rule = <T extends object>(
  faultsOf: (fields: T) => Record<string, string | false | undefined>,
) =>
  z.superRefine<T>((fields, { addIssue }) => {
    for (const [field, message] of Object.entries(faultsOf(fields)))
      if (message) addIssue({ code: 'custom', path: field.split(', '), message });
  });

/** Keeps a field unique in a list. Runs even if other checks failed, to report all at once. */
export const uniqueIn = (
  field: string,
  fix = 'keep one of the two entries',
  compete: (one: ListEntry, other: ListEntry) => boolean = () => true,
) =>
  z.superRefine<unknown>(
    (list, { addIssue }) => {
      const entries = z.array(z.looseObject({})).safeParse(list).data ?? [];
      const named = (entry: ListEntry) => String(entry[field]).trim().toLowerCase();
      entries.forEach((entry, index) => {
        const first = entries.findIndex(
          (other) => named(other) === named(entry) && compete(other, entry),
        );
        if (entry[field] !== undefined && first >= 0 && first < index)
          addIssue({
            code: 'custom',
            path: [index, field],
            message: `is the same in entry ${first + 1}; ${fix}`,
          });
      });
    },
    { when: () => true },
  );

type ListEntry = Record<string, unknown>;

/** Search engines cut off a longer description; a shorter one says too little. */
export const description = upTo(160, 'One sentence for search engines and cards.').min(70);

/** Without the practice's name. */
export const searchTitleUpTo = (limit: number) =>
  upTo(limit, 'Mobile number selection by numerology').min(15);

export const searchTitle = searchTitleUpTo(60);

export const fitToBeFound = rule(
  ({ title, searchTitle }: { title: string; searchTitle?: string }) => ({
    title:
      !searchTitle &&
      (title.length < 15 || title.length > 60) &&
      `has ${title.length} characters, and search results show 15 to 60; write another, or add a searchTitle for them`,
  }),
);

export const day = z.iso
  .date({ error: 'write year, month and day in this order, of a day that there is' })
  .meta({ examples: ['2026-11-21'] });

export const photo = {
  photo: formattedText(
    /^((\.\.)?\/?photos\/)?[\w.-]+\.(jpe?g|png|webp|avif|hei[cf])$/i,
    'the name of a file in content/photos',
    'portrait.jpg',
  )
    .describe('optional: a file in content/photos, which takes the place of the drawn picture')
    .optional(),
  photoAlt: upTo(160, 'A woman at a desk, with a chart of numbers')
    .describe("with a photo: what can be seen in it, for whoever can't see it")
    .optional(),
};

export const describedPhoto = rule(
  ({ photo, photoAlt }: { photo?: string; photoAlt?: string }) => ({
    photoAlt:
      photo &&
      !photoAlt &&
      "is missing; say what can be seen in the photograph, for whoever can't see it, for example photoAlt: A woman at a desk, with a chart of numbers",
    photo:
      photoAlt &&
      !photo &&
      'is missing; write the name of the file that photoAlt speaks of, or take photoAlt out',
  }),
);

export const sample = z.boolean().optional();

export const samples = z.array(words('The year in which the practice began')).default([]);

export const link = z.url({
  protocol: /^https?$/,
  error: 'write a full address, for example https://example.com/page',
});

export const videoId = formattedText(
  /^[\w-]{11}$/,
  "the 11 characters after v= in the video's address, in quotes",
  'SAMPLE00001',
);

export const school = z.strictObject({
  name: words('Indian practice'),
  about: words('One or two sentences on whose rule it is.'),
});

export const example = { kind: z.enum(['name', 'digits']), value: words("ASHA or '704'") };

export const addsUp = rule((given: Example) => ({
  value:
    !canBeWorked(given) &&
    "has nothing to add up; for kind: name write Latin letters, for example ASHA, for kind: digits write digits in quotes, for example '704'",
}));

/** A sum that the text states: calculated here, then searched for in the text. */
export const statedSum = z.strictObject({ ...example, path: words("'34 → 7'") }).check(
  addsUp,
  rule(({ path, ...given }: Example & { path: string }) => {
    const right = canBeWorked(given) ? workExample(given).path : path;
    return {
      path:
        path !== right &&
        `${path} is not how ${given.value} adds up; write '${right}', and the same in the text`,
    };
  }),
);
