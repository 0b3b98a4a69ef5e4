/** @jest-environment node */
import { loadPredictions } from '../content/prose';
import { searchData } from '../pages/search-entries';
import { openSearch, type Find } from './engine';
import { fold } from './fold';

const data = searchData();
let find: Find;
beforeAll(async () => {
  find = await openSearch(data);
}, 30_000);
const names = (typed: string) => find(typed).hits.map(({ name }) => name);

describe('the search', () => {
  it('knows every kind of page', () => {
    expect(new Set(data.entries.map(({ mark }) => mark.replace(/^[₹$].*/, 'price')))).toEqual(
      new Set(['price', 'free', 'Article', 'Prediction', 'Mulank', 'Page']),
    );
  });

  it.each([
    ['vehicle', 'Vehicle number'],
    ['mob', 'Mobile number'],
    ['vehicle selection', 'Vehicle Number Selection'],
    ['mulank 5', 'Mulank 5'],
    ['passport', 'Why the spelling on your passport matters'],
    ['world cup', loadPredictions()[1]?.title],
    ['refund', 'Terms and Conditions'],
  ])("finds by what was typed: '%s'", (typed, first) => {
    expect(names(typed)[0]).toBe(first);
  });

  it.each([
    ['moolank 8', 'Mulank 8'],
    ['pasport speling', 'Why the spelling on your passport matters'],
    ['vehical number', 'Vehicle Number Selection'],
    ['marrige', 'Love or marriage compatibility consultation'],
  ])("forgives how it is spelt: '%s'", (typed, hoped) => {
    expect(find(typed).near).toBe(false);
    expect(names(typed)).toContain(hoped);
  });

  it.each([
    ['ghar ka nambar', 'Property number suggestion'],
    ['number gadi ka', 'Vehicle number'],
    ['gruhpravesh', 'A moving date is a logistics problem first'],
    ['4 aur 8 ki jodi', 'Compatibility of two people'],
    ['mulank saat', 'Mulank 7'],
    ['aarav numerology', 'Name number'],
    ['11 september 2001', 'The 9/11 attack'],
  ])("knows what people call it, in any order: '%s'", (typed, first) => {
    expect(names(typed)[0]).toBe(first);
  });

  it('leaves a word alone that is still being written', () => {
    expect(names('marri')).toContain('Love or marriage compatibility consultation');
  });

  it('says so when nothing has all the words, and offers at most two that come near', () => {
    const found = find('hessonite cricket');
    expect(found.near).toBe(true);
    expect(found.hits.length).toBeLessThanOrEqual(2);
  });

  it('marks the words that were found, as they are written', () => {
    const { isFound } = find('moolank');
    expect(['Mulank', 'mulank', 'number'].map(isFound)).toEqual([true, true, false]);
  });

  it('takes a figure as it is', () => {
    expect(names('29')).not.toEqual(names('2'));
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
