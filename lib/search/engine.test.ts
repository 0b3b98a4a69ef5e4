/** @jest-environment node */
import { searchData } from '../pages/search-entries';
import { openSearch, type Find } from './engine';
import { fold } from './fold';

const data = searchData();
let find: Find;
beforeAll(async () => {
  find = await openSearch(data);
}, 30_000);
const found = (typed: string) => find(typed).hits.map(({ path }) => path);

describe('the search', () => {
  it('knows every kind of page', () => {
    expect(new Set(data.entries.map(({ mark }) => mark.replace(/^[₹$].*/, 'price')))).toEqual(
      new Set(['price', 'free', 'Article', 'Prediction', 'Mulank', 'Page']),
    );
  });

  it.each([
    ['vehicle', '/tools/vehicle-number'],
    ['mob', '/tools/mobile-number'],
    ['vehicle selection', '/subcard/1'],
    ['mulank 5', '/mulank5'],
    ['passport', '/blogs/passport-spelling'],
    ['world cup', '/prediction/2'],
    ['refund', '/termscondition'],
  ])("finds by what was typed: '%s'", (typed, first) => {
    expect(found(typed)[0]).toBe(first);
  });

  it.each([
    ['moolank 8', '/mulank8'],
    ['pasport speling', '/blogs/passport-spelling'],
    ['vehical number', '/subcard/1'],
    ['marrige', '/subcard/4'],
  ])("forgives how it is spelt: '%s'", (typed, hoped) => {
    expect(find(typed).near).toBe(false);
    expect(found(typed)).toContain(hoped);
  });

  it.each([
    ['ghar ka nambar', '/subcard/7'],
    ['number gadi ka', '/tools/vehicle-number'],
    ['gruhpravesh', '/blogs/moving-date-logistics'],
    ['4 aur 8 ki jodi', '/tools/compatibility'],
    ['mulank saat', '/mulank7'],
    ['aarav numerology', '/tools/name-number'],
    ['11 september 2001', '/prediction/3'],
  ])("knows what people call it, in any order: '%s'", (typed, first) => {
    expect(found(typed)[0]).toBe(first);
  });

  it('leaves a word alone that is still being written', () => {
    expect(found('marri')).toContain('/subcard/4');
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

describe('spellings of Indian words', () => {
  it.each([
    ['moolank', 'mulank'],
    ['Laxmi', 'lakshmi'],
    ['Geeta', 'gita'],
    ['Widya', 'vidya'],
    ['Bhagyaank', 'bhagyank'],
    ['Śani', 'shani'],
  ])('%s and %s are one word', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });
});

describe('Devanagari', () => {
  it.each([
    ['मूलांक', 'mulank'],
    ['भाग्यांक', 'bhagyank'],
    ['शादी', 'shaadi'],
    ['गाड़ी', 'gaadi'],
    ['रत्न', 'ratna'],
    ['अंकशास्त्र', 'ankshastra'],
    ['घर', 'ghar'],
  ])('%s is what others type as %s', (hindi, typed) => {
    expect(fold(hindi)).toBe(fold(typed));
  });
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
    expect(
      find(typed)
        .hits.map(({ name }) => name)
        .join(),
    ).not.toMatch(/so Mulank|= /);
  });

  it('comes after the texts where it is the day of something else', () => {
    expect(find('wedding date 12 december 2027').hits[0]?.path).not.toBe('/mulank3');
  });
});

it.each([
  ['98765 43210', '/tools/mobile-number#mobile=9876543210'],
  ['+91 9876543210', '/tools/mobile-number#mobile=9876543210'],
  ['mh 31 ab 1234', '/tools/vehicle-number#plate=MH+31+AB+1234'],
])('%s is filled into its calculator', (typed, path) => {
  expect(find(typed).hits[0]?.path).toBe(path);
});
