/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { home } from '../markets/currency';
import { currencies, markets } from '../markets/markets';
import { listed } from '../lists';
import { businessSchema } from './business-schema';
import { checkContent, ContentError } from './faults';
import { servicesSchema } from './services-schema';

const lists = currencies.map((currency) => markets[currency].list);
const prices = Object.fromEntries(
  currencies.map((currency) => [markets[currency].price, currency === home ? 1900 : 10]),
);

describe('a mistake in a field', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'a price left out',
      { dollars: undefined },
      'dollars: is missing; write a whole number, for example 50.',
    ],
    [
      'a price left empty',
      { rupees: null },
      'rupees: is empty; write a whole number, for example 1900.',
    ],
    [
      'a price with its sign',
      { rupees: '₹1,900' },
      'rupees: is the text "₹1,900"; write 1900, without comma, sign or quotes.',
    ],
    [
      'paise in a price',
      { rupees: 1900.5 },
      'rupees: is the number 1900.5; write a whole number, for example 1900.',
    ],
    [
      'a list that does not exist',
      { lists: [lists[0], 'usa'] },
      `lists, item 2: is the text "usa"; write ${listed(lists, 'or')}.`,
    ],
    [
      'a service on no list',
      { lists: [] },
      `lists: is an empty list; write the lists it stands on, for example [${lists.join(', ')}].`,
    ],
    [
      'a number for a text',
      { duration: 30 },
      "duration: is the number 30; put it in quotes: '30'.",
    ],
    [
      'a text for a list',
      { send: 'Name' },
      'send: is the text "Name"; write a list, each item on its own line after a dash, for example - Your date of birth.',
    ],
    [
      'a blank subtitle',
      { subtitle: '  ' },
      'subtitle: is empty; write some text, for example Shortlist a mobile number before you buy the SIM.',
    ],
    [
      'a question without words',
      { questions: [{ question: '', answer: 'Yes.' }] },
      'questions, item 1, question: is empty; write some text, for example Whose date of birth counts?',
    ],
    [
      'an unheard-of field',
      { colour: 'red' },
      `colour: is not a known field; take it out, or use one of id, title, searchTitle, subtitle, ${Object.keys(prices).join(', ')}, lists, rating, reviews, duration, description, example, questions, photo, photoAlt, appointment, minutes, intake, send, ask, samples, updated, confirmed.`,
    ],
    [
      'a mistyped field',
      { duration: undefined, durration: '25-30 Days' },
      'durration: is not a known field; write duration instead.',
    ],
    [
      'too good a rating',
      { rating: 7 },
      'rating: is the number 7; write a number from 0 to 5, for example 4.5.',
    ],
    [
      'an example that adds up to nothing',
      { example: { kind: 'name', value: 'आशा', caption: 'A name.' } },
      "example, value: has nothing to add up; for kind: name write Latin letters, for example ASHA, for kind: digits write digits in quotes, for example '704'.",
    ],
  ])('%s is one sentence with its place and a way out', (_, change, sentence) => {
    expect(
      faultsOf(() => check([service(), service({ id: 4, title: 'Love', ...change })])),
    ).toEqual([`services.yaml, service 2 (Love), ${sentence}`]);
  });

  it('names an entry by its place when its title is what is missing', () => {
    expect(faultsOf(() => check([service({ title: undefined })]))).toEqual([
      'services.yaml, service 1, title: is missing; write some text, for example Mobile Number Selection.',
    ]);
  });

  it('refuses an id or a title that is used twice, and names every other mistake with it', () => {
    const entries = [service(), service({ rupees: 'free' })];
    expect(faultsOf(() => check(entries))).toEqual([
      'services.yaml, service 2 (Mobile), rupees: is the text "free"; write a whole number, for example 1900.',
      'services.yaml, service 2 (Mobile), id: 3 is the id of service 1 (Mobile) too; if one of the two had another number before, give it back (see which number is missing in the list), and if one is new, give it one of its own, for example 4.',
      'services.yaml, service 2 (Mobile), title: is the title of service 1 on the same list too; write a title of its own, for example Mobile by video.',
    ]);
  });

  it('lets two lists use the same title', () => {
    const others = service({ id: 4, lists: lists.slice(1) });
    expect(faultsOf(() => check([service({ lists: lists.slice(0, 1) }), others]))).toEqual([]);
  });

  it('tells an empty file and a file of another shape', () => {
    const fix = 'write a list of services, each starting with - id: and a number.';
    expect(faultsOf(() => check(null))).toEqual([`services.yaml: is empty; ${fix}`]);
    expect(faultsOf(() => check({}))).toEqual([`services.yaml: is a group of fields; ${fix}`]);
  });

  it('finds its way in fields within fields', () => {
    const text = stringify(business())
      .replace('ifsc:', 'ifcs:')
      .replace(/dial: .*/, 'dial: +910000000000');
    expect(faultsOf(() => checkContent('business.yaml', parse(text), businessSchema))).toEqual([
      'business.yaml, bank, ifcs: is not a known field; write ifsc instead.',
      'business.yaml, phone, dial: is the number 910000000000; write + and digits without spaces, in quotes, for example "+910000000000"; after 91, the code of India, stand ten.',
    ]);
  });

  it('has a way out even where a schema names none', () => {
    const schema = z.strictObject({ date: z.string() });
    expect(faultsOf(() => checkContent('a.md', { date: 2021 }, schema))).toEqual([
      "a.md, date: is the number 2021; put it in quotes: '2021'.",
    ]);
  });
});

it('throws one error that lists every sentence', () => {
  expect(() => check([service({ rating: 7, ask: '' })])).toThrow(
    /^The content needs attention:\n- .*rating.*\n- .*ask.*\.$/,
  );
});

it('names a list on which nothing is sold', () => {
  const [first, ...others] = lists;
  expect(faultsOf(() => check([service({ lists: [first] })]))).toEqual(
    others.map(
      (list) =>
        `services.yaml: no service is sold on the list '${list}'; write it into lists of those that are.`,
    ),
  );
});

const check = (value: unknown) => checkContent('services.yaml', value, servicesSchema);

const service = (change: Record<string, unknown> = {}) => ({
  id: 3,
  title: 'Mobile',
  searchTitle: 'Mobile number selection',
  subtitle: 'A line.',
  ...prices,
  lists,
  rating: 4.5,
  duration: '25-30 Days',
  description: ['A paragraph.'],
  intake: [{ label: 'Your date of birth', kind: 'date' }],
  send: ['Your date of birth'],
  ask: 'your date of birth',
  updated: '2026-11-21',
  ...change,
});

const business = () => parse(readFileSync('content/business.yaml', 'utf8'));

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}
