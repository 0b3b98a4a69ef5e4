import { z } from 'zod';
import { home } from '../markets/currency';
import { currencies, markets, type Currency, type PriceField } from '../markets/markets';
import type { Pictured } from '../photo';
import {
  day,
  describedPhoto,
  uniqueIn,
  link,
  listOf,
  photo,
  samples,
  searchTitleUpTo,
  upTo,
  wholeNumber,
  words,
} from './fields';
import { readingKinds } from './readings-schema';

const lists = currencies.map((currency) => markets[currency].list);

const prices = Object.fromEntries(
  currencies.map((currency) => [
    markets[currency].price,
    wholeNumber(currency === home ? 1900 : 50),
  ]),
) as Record<PriceField, ReturnType<typeof wholeNumber>>;

const service = z
  .strictObject({
    id: wholeNumber(3),
    title: words('Mobile Number Selection'),
    // ' from abroad: $300' follows it, and a price and a few words follow the subtitle.
    searchTitle: searchTitleUpTo(42),
    subtitle: upTo(90, 'Shortlist a mobile number before you buy the SIM.'),
    ...prices,
    lists: listOf(z.enum(lists)),
    group: z.enum(['names', 'numbers', 'people', 'talk', 'projects']),
    /** Chosen by us, not customers' votes. */
    rating: z
      .number({ error: 'write a number from 0 to 5, for example 4.5' })
      .min(0)
      .max(5)
      .optional(),
    /** The public page with the votes behind the rating. */
    reviews: z.strictObject({ page: link, count: wholeNumber(120) }).optional(),
    duration: words('25-30 Days'),
    description: listOf(words('A paragraph.')),
    /** The sheet of its kind, and in which way this service's own differs from it. */
    reading: z.strictObject({
      sheet: z.enum(readingKinds),
      yours: upTo(130, 'Yours has the plates that you chose, in the same order.').optional(),
    }),
    questions: listOf(
      z.strictObject({
        question: words('Whose date of birth counts?'),
        answer: words("The driver's."),
      }),
    ).optional(),
    ...photo,
    /** Appointments have a day and an hour; other services come in writing. */
    appointment: z.enum(['phone', 'video', 'person']).optional(),
    minutes: wholeNumber(45).optional(),
    instead: listOf(
      z.strictObject({
        question: upTo(80, 'Is it only the name of a shop?'),
        service: wholeNumber(6),
      }),
    ).optional(),
    /** Asked beside the price, before the way that is sooner. */
    hurry: upTo(60, 'Is the number held for a few days only?').optional(),
    intake: listOf(
      z.strictObject({
        label: upTo(100, 'Date of birth of the main driver'),
        /** A list has up to ten entries, each on its own line. */
        kind: z.enum(['date', 'name', 'list', 'text', 'hours']),
        optional: z.boolean().optional(),
      }),
    ).check(uniqueIn('label', 'say of which person or thing each one is')),
    send: listOf(words('Your date of birth')),
    /** Completes the checkout's note, so that the owner can start at once. */
    ask: words('your date of birth and the numbers you can choose from'),
    samples,
    updated: day,
  })
  .check(describedPhoto);

const stoodIn = z.object({ lists: z.array(z.string()) }).catch({ lists: [] });

export const servicesSchema = z
  .array(service)
  // URLs and texts refer to ids.
  .check(
    uniqueIn(
      'id',
      'where one of the two had another number before, give it back, and give a new one the next that is free',
    ),
    uniqueIn('title', 'write a title of its own', (one, other) => {
      const { lists } = stoodIn.parse(one);
      return stoodIn.parse(other).lists.some((list) => lists.includes(list));
    }),
  )
  .superRefine((services, { addIssue }) => {
    const ids = services.map(({ id }) => id);
    for (const { title, instead = [] } of services)
      for (const { service } of instead)
        if (!ids.includes(service))
          addIssue(`instead of ${title} there is no service ${service}; write the id of another`);
    const empty = lists.filter((name) => !services.some((service) => service.lists.includes(name)));
    for (const name of empty)
      addIssue(`no service is sold on the list '${name}'; write it into lists of those that are`);
  });

export type ServiceEntry = Pictured<z.infer<typeof service>>;

export type ServiceGroup = ServiceEntry['group'];

export type Appointment = NonNullable<ServiceEntry['appointment']>;

type AskedField = ServiceEntry['intake'][number];

export type IntakeField = Omit<AskedField, 'kind'> & {
  /** The language is asked for by itself. */
  kind: AskedField['kind'] | 'language';
  /** Those to choose among. */
  options?: readonly string[];
};

/** An entry whose fields for each market stand under the market's currency. */
export type ListedService = Omit<ServiceEntry, PriceField | 'lists' | 'intake'> & {
  intake: IntakeField[];
  prices: Record<Currency, number>;
  lists: Currency[];
};
