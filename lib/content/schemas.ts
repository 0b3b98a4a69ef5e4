/**
 * The shape of each content file. Strict: an unknown key is a mistake with an address. A message says
 * what would be right; check.ts puts before it where the mistake is and what was found there. Pure.
 */
import { z } from 'zod';
import { home } from '../markets/currency';
import { listed } from '../listed';
import { currencies, markets, type PriceField } from '../markets/markets';
import type { Pictured } from '../photo';
import { intakeKinds } from '../services/catalogue';
import { canBeWorked } from '../numerology/example';
import {
  bankSchema,
  phoneSchema,
  refuseContradictions,
  upiSchema,
  whatsappSchema,
} from './account-schema';
import { samplesIn } from './samples';
import {
  confirmed,
  day,
  describedPhoto,
  link,
  listOf,
  photo,
  sample,
  searchTitleUpTo,
  upTo,
  wholeNumber,
  words,
  written,
} from './parts';
import { refuseTwins } from './twins';

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

export const stepsSchema = listOf(
  z.strictObject({ title: words('Book'), text: words('Fill in the checkout form.'), sample }),
  'title: Book',
);

const credentialSchema = z.strictObject({
  title: words('Bachelor of Physiotherapy'),
  issuer: words('the university or body that gave it'),
  year: wholeNumber(2012),
});

const businessParts = [
  'name',
  'practitioner',
  'photo',
  'line',
  'credentials',
  'about',
  'phone',
  'whatsapp',
  'email',
  'followers',
  'languages',
  'bank',
  'upi',
  'social',
  'apps',
  'legal',
] as const;

export const businessSchema = z
  .strictObject({
    name: words('Navank'),
    practitioner: words('The practitioner'),
    ...photo,
    line: upTo(160, 'I write out every sum, so that you can follow it at home.').optional(),
    credentials: listOf(credentialSchema, 'title: Bachelor of Physiotherapy').optional(),
    about: words('One or two sentences for the footer.'),
    tagline: words('A sentence for search engines and share cards.'),
    phone: phoneSchema,
    whatsapp: whatsappSchema,
    email: z.email({ error: 'write an email address, for example hello@example.com' }),
    followers: words('10Mn+'),
    languages: listOf(words('Hindi'), 'Hindi'),
    bank: bankSchema,
    upi: upiSchema,
    social: z.strictObject({ facebook: link, instagram: link, youtube: link, twitter: link }),
    apps: z.strictObject({ googlePlay: link, appStore: link }),
    legal: z.strictObject({
      name: words('Asha Rao, proprietor of Navank'),
      street: words('12, Station Road'),
      city: words('Wardha'),
      state: words('Maharashtra'),
      pincode: written(/^\d{6}$/, 'write the six digits of the pincode, in quotes'),
      gstin: written(
        /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
        'write the 15 characters of the GSTIN, or take the line out where there is none',
      ).optional(),
      complaints: words('Asha Rao'),
      designation: words('Proprietor and Grievance Officer'),
    }),
    /** Parts whose values above are still samples; a name is taken out when the real value is in. */
    samples: z
      .array(
        z.enum(businessParts, {
          error: 'name a part of this file that is still a sample, for example bank',
        }),
      )
      .default([]),
    confirmed,
  })
  .superRefine(refuseContradictions)
  .superRefine(describedPhoto)
  .superRefine((business, context) => {
    for (const part of businessParts.filter((name) => !business.samples.includes(name)))
      for (const { field, found } of samplesIn(business[part], part))
        context.addIssue({
          code: 'custom',
          path: field.split(', '),
          message: `is still the sample "${found}", and would be taken for real; write the real value, or put ${part} back into the list samples`,
        });
  });

export type Business = Pictured<z.infer<typeof businessSchema>>;
export type Bank = Business['bank'];
