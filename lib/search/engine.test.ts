import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { searchData } from '../pages/search-entries';
import { type Find, openSearch } from './engine';
import { fold } from './fold';

const data = searchData();
let find: Find;
beforeAll(async () => {
  find = await openSearch(data, () => new Date('2026-11-25T12:00:00'));
}, 30_000);
const found = (typed: string) => find(typed).hits.map(({ path }) => path);
const names = (typed: string) =>
  find(typed)
    .hits.map(({ name }) => name)
    .join();

describe('the search', () => {
  it('knows every kind of page', () => {
    expect(new Set(data.entries.map(({ mark }) => mark.replace(/^[₹$].*/, 'price')))).toEqual(
      new Set(['price', 'free', 'Article', 'Prediction', 'Mulank', 'Page']),
    );
  });

  it.each([
    // By what was typed so far, and by what people call it, in any order.
    ['mob', '/tools/mobile-number'],
    ['vehicle selection', '/subcard/1'],
    ['passport', '/blogs/passport-spelling'],
    ['ghar ka nambar', '/subcard/7'],
    ['number gadi ka', '/tools/vehicle-number'],
    ['gruhpravesh', '/blogs/moving-date-logistics'],
    ['aarav numerology', '/tools/name-number'],
    ['11 september 2001', '/prediction/3'],
    // A number in words is no misspelt word.
    ['paanch number', '/mulank5'],
    ['पांच नंबर', '/mulank5'],
    ['number eight', '/mulank8'],
    ['mulank don', '/mulank2'],
    // What is typed into a calculator is filled in there.
    ['+91 9876543210', '/tools/mobile-number#mobile=9876543210'],
    ['0091 098765 43210', '/tools/mobile-number#mobile=9876543210'],
    ['૯૮૭૬૫ ૪૩૨૧૦', '/tools/mobile-number#mobile=9876543210'],
    ['mh 31 ab 1234', '/tools/vehicle-number#plate=MH+31+AB+1234'],
  ])("'%s' leads first to %s", (typed, first) => {
    expect(found(typed)[0]).toBe(first);
  });

  it.each([
    ['moolank 8', '/mulank8'],
    ['pasport speling', '/blogs/passport-spelling'],
    ['vehical number', '/subcard/1'],
    // Still being written.
    ['marri', '/subcard/4'],
  ])("forgives how it is spelt: '%s'", (typed, hoped) => {
    expect(find(typed).near).toBe(false);
    expect(found(typed)).toContain(hoped);
  });

  it('says so when nothing has all the words, and offers at most two that come near', () => {
    const { near, hits } = find('hessonite cricket');
    expect(near).toBe(true);
    expect(hits.length).toBeLessThanOrEqual(2);
  });

  it('marks the words that were found, as they are written', () => {
    const { isFound } = find('moolank');
    expect(['Mulank', 'mulank', 'number'].map(isFound)).toEqual([true, true, false]);
  });

  it('takes a figure as it is', () => {
    expect(found('29')).not.toEqual(found('2'));
  });
});

it.each([
  ['moolank', 'mulank'],
  ['Laxmi', 'lakshmi'],
  ['Geeta', 'gita'],
  ['Widya', 'vidya'],
  ['Bhagyaank', 'bhagyank'],
  ['Śani', 'shani'],
  ['मूलांक', 'mulank'],
  ['शादी', 'shaadi'],
  ['गाड़ी', 'gaadi'],
  ['रत्न', 'ratna'],
  ['अंकशास्त्र', 'ankshastra'],
])('%s and %s are one word', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

describe('a date of birth', () => {
  it.each([
    '29',
    '29th',
    'born 29',
    '२९',
    '29 tarikh ko janm',
    '29 may',
    'May 29, 1990',
    '29 मई 1990',
    '29/05/1990',
    '29.5.90',
    '1990-05-29',
    '29051990',
    'mulank 29',
  ])('%s is worked out, and the calculator filled in', (typed) => {
    const [first, second] = find(typed).hits;
    expect(first).toMatchObject({ name: '2 + 9 = 11, 1 + 1 = 2, so Mulank 2', path: '/mulank2' });
    expect(second?.path).toMatch(/^\/tools\/mulank-bhagyank#day=29/);
  });

  it('fills in all that was typed', () => {
    expect(find('29/05/1990').hits[1]).toMatchObject({
      path: '/tools/mulank-bhagyank#day=29&month=5&year=1990',
      about: '29 May 1990, bhagyank 8, filled in for you',
    });
  });

  it.each(['0', '32', '45/13/1990', 'name'])('%s is none', (typed) => {
    expect(names(typed)).not.toMatch(/so Mulank|= /);
  });

  it('comes after the texts where it is the day of something else', () => {
    expect(find('wedding date 12 december 2027').hits[0]?.path).not.toBe('/mulank3');
  });
});

describe('what can’t be is said, and what is incomplete is asked for', () => {
  it.each([
    ['31/02/1990', 'mulank-bhagyank', 'February 1990 has 28 days. Which day did you mean?'],
    ['31 april', 'mulank-bhagyank', 'April has at most 30 days. Which day did you mean?'],
    ['born 32', 'mulank-bhagyank', 'A month has 31 days at most. Which day did you mean?'],
    ['1.1.1850', 'mulank-bhagyank', 'Write a year from 1900 to 2026.'],
    ['MH 31 AB', 'vehicle-number', 'After MH 31 AB the number is missing.'],
    ['+65 9123 4567', 'mobile-number', 'This is a number of another country.'],
  ])('%s', (typed, slug, said) => {
    const [first] = find(typed).hits;
    expect(first?.path).toMatch(`/tools/${slug}#`);
    expect(first?.about).toContain(said);
    expect(names(typed)).not.toMatch(/so Mulank/);
  });

  it('takes no sentence for a plate', () => {
    expect(found('or 8 and 9').join()).not.toContain('plate=');
  });
});

const table = z.array(z.strictObject({ good: z.array(z.string()), typed: z.array(z.string()) }));

/** How many of the first hits have to be good. */
const LEAST = 0.95;

it('the first hit for what people type is a good one', () => {
  const rows = table
    .parse(parse(readFileSync(resolve('lib/search/queries.yaml'), 'utf8')))
    .flatMap(({ good, typed }) => typed.map((one) => ({ good, typed: one })));
  const missed = rows.flatMap(({ good, typed }) => {
    const first = found(typed)[0]?.replace(/#.*/, '') ?? 'nothing';
    return good.includes(first) ? [] : [`${typed}: ${first}`];
  });
  const share = 1 - missed.length / rows.length;
  const said = `${(share * 100).toFixed(1)} % of ${rows.length} first hits are good`;
  process.stdout.write([said, ...missed, ''].join('\n  '));
  expect(share).toBeGreaterThanOrEqual(LEAST);
});
