/** The shape of content/services.yaml, the catalogue. Strict: an unknown key is a mistake with an address. Pure. */
import { z } from 'zod';
import { home } from '../markets/currency';
import { listed } from '../lists';
import { currencies, markets, type PriceField } from '../markets/markets';
import { canBeWorked } from '../numerology/name';
import { intakeKinds, serviceGroups } from '../services/catalogue';
import {
  confirmed,
  day,
  describedPhoto,
  link,
  listOf,
  photo,
  searchTitleUpTo,
  upTo,
  wholeNumber,
  words,
} from './fields';

const lists = currencies.map((currency) => markets[currency].list);
const list = z.enum(lists, { error: `write ${listed(lists, 'or')}` });
const listsFix = `write the lists it stands on, for example [${lists.join(', ')}]`;

/** One for each market, by its own name. */
const prices = Object.fromEntries(
  currencies.map((currency) => [
    markets[currency].price,
    wholeNumber(currency === home ? 1900 : 50),
  ]),
) as Record<PriceField, ReturnType<typeof wholeNumber>>;

const rating = 'write a number from 0 to 5, for example 4.5';

const exampleSchema = z
  .strictObject({
    kind: z.enum(['name', 'digits'], { error: 'write name or digits' }),
    value: words("ASHA or '704'"),
    caption: words('One letter more would change the total.'),
  })
  .refine(canBeWorked, {
    path: ['value'],
    error:
      "has nothing to add up; for kind: name write Latin letters, for example ASHA, for kind: digits write digits in quotes, for example '704'",
  });

const questionSchema = z.strictObject({
  question: words('Whose date of birth counts?'),
  answer: words("The driver's."),
});

const intakeSchema = z.strictObject({
  label: upTo(100, 'Date of birth of the main driver'),
  kind: z.enum(intakeKinds, { error: `write ${intakeKinds.join(', ')}` }),
  optional: z.literal(true, { error: 'write true, or take the line out' }).optional(),
});

const serviceSchema = z.strictObject({
  id: wholeNumber(3),
  title: words('Mobile Number Selection'),
  // ' from abroad: $300' is put behind it, and a price and a few words behind the subtitle.
  searchTitle: searchTitleUpTo(42),
  subtitle: upTo(90, 'Shortlist a mobile number before you buy the SIM.'),
  ...prices,
  lists: z.array(list, { error: listsFix }).min(1, listsFix),
  group: z.enum(serviceGroups, { error: `write ${listed(serviceGroups, 'or')}` }),
  rating: z.number({ error: rating }).min(0, rating).max(5, rating).optional(),
  reviews: z.strictObject({ page: link, count: wholeNumber(120) }).optional(),
  duration: words('25-30 Days'),
  description: listOf(words('a paragraph'), 'A paragraph.'),
  example: exampleSchema.optional(),
  questions: listOf(questionSchema, 'question: Whose date of birth counts?').optional(),
  ...photo,
  appointment: z.boolean({ error: 'write true, or take the line out' }).optional(),
  minutes: wholeNumber(45).optional(),
  intake: listOf(intakeSchema, 'label: Your date of birth').refine(
    (fields) => new Set(fields.map(({ label }) => label)).size === fields.length,
    'two labels are alike; say of which person or thing each one is',
  ),
  send: listOf(words('Your date of birth'), 'Your date of birth'),
  ask: words('your date of birth and the numbers you can choose from'),
  samples: z
    .array(words('That up to ten numbers are compared'), {
      error: 'write what only the owner can confirm as a list, or take samples out',
    })
    .optional(),
  updated: day,
  confirmed,
});

export const servicesSchema = z
  .array(serviceSchema.superRefine(describedPhoto), {
    error: 'write a list of services, each starting with - id: and a number',
  })
  .superRefine(refuseTwins, { when: () => true })
  .superRefine((services, { addIssue }) => {
    const empty = lists.filter((name) => !services.some((service) => service.lists.includes(name)));
    for (const name of empty)
      addIssue(`no service is sold on the list '${name}'; write it into lists of those that are`);
  });

/** Refuses an id or a title that an earlier service has. Runs beside the fields' own checks (`when`), so that one build names every mistake. */
function refuseTwins(services: unknown, context: z.RefinementCtx) {
  const entries = z.array(twin).safeParse(services).data ?? [];
  entries.forEach(({ id, title, lists }, index) => {
    const earlier = entries.slice(0, index);
    const add = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    const first = earlier.findIndex((other) => id !== undefined && other.id === id);
    if (first >= 0)
      add(
        'id',
        `${id} is the id of service ${first + 1}${named(earlier[first]?.title)} too; ${idFix(entries)}`,
      );
    const namesake = earlier.findIndex(
      (other) =>
        title !== undefined &&
        other.title?.toLowerCase() === title.toLowerCase() &&
        other.lists.some((one) => lists.includes(one)),
    );
    if (namesake >= 0)
      add(
        'title',
        `is the title of service ${namesake + 1} on the same list too; write a title of its own, for example ${title} by video`,
      );
  });
}

/** As much of an entry as can be compared, whatever else is wrong with it. */
const twin = z
  .looseObject({
    id: z.number().optional().catch(undefined),
    title: z.string().trim().optional().catch(undefined),
    lists: z.array(z.string()).catch([]),
  })
  .catch({ lists: [] });

const named = (title?: string) => (title ? ` (${title})` : '');

/** A changed id is given back, since texts and addresses hold it; only a new service gets a new one. */
function idFix(entries: readonly { id?: number }[]) {
  const ids = new Set(entries.map(({ id }) => id ?? 0));
  const highest = Math.max(...ids);
  const [missing, ...others] = Array.from({ length: highest }, (_, index) => index + 1).filter(
    (id) => !ids.has(id),
  );
  const hint =
    missing && others.length === 0
      ? `${missing} is missing in the list`
      : 'see which number is missing in the list';
  return `if one of the two had another number before, give it back (${hint}), and if one is new, give it one of its own, for example ${highest + 1}`;
}
