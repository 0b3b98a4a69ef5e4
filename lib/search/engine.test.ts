/** @jest-environment node */
import { loadPredictions } from '../content/prose';
import { searchEntries } from '../pages/search-entries';
import { birthDay, openSearch, type Find } from './engine';
import { fold } from './fold';

const entries = searchEntries();
let find: Find;
beforeAll(async () => {
  find = await openSearch(entries);
});
const names = (typed: string) => find(typed).hits.map(({ name }) => name);

describe('the search', () => {
  it('knows every kind of page', () => {
    expect(new Set(entries.map(({ mark }) => mark.replace(/^[₹$].*/, 'price')))).toEqual(
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

  it('says so when nothing has all the words, and offers at most two that come near', () => {
    const found = find('horoscope telephone');
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

describe('a day of the month', () => {
  it.each([
    ['29', { day: 29, mulank: 2, sum: '2 + 9 = 11, 1 + 1 = 2' }],
    ['19th', { day: 19, mulank: 1, sum: '1 + 9 = 10, 1 + 0 = 1' }],
    ['5', { day: 5, mulank: 5, sum: '' }],
  ])('%s is worked out step by step', (typed, worked) => {
    expect(birthDay(typed)).toEqual(worked);
  });

  it.each(['0', '32', '29 may', 'name'])('%s is none', (typed) => {
    expect(birthDay(typed)).toBeUndefined();
  });
});
