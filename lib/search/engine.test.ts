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
      new Set(['price', 'free', 'Article', 'Prediction', 'Mulank', 'Page', 'Year']),
    );
  });

  // What people in India type: for each kind of page, and for each rule by which the engine ranks.
  it.each<[first: string, ...typed: string[]]>([
    ['/', 'numerology classes online'],
    ['/about', 'are you genuine', 'who is the numerologist'],
    ['/blogs', 'articles'],
    ['/blogs/jersey-numbers', 'lucky jersey number', 't shirt number cricket'],
    ['/blogs/moving-date-logistics', 'gruhpravesh', 'ghar badalne ki tarikh'],
    ['/blogs/passport-spelling', 'passport'],
    ['/contact', 'whatsapp number', 'office kahan hai'],
    ['/corrections', 'galat likha hai'],
    ['/compound-numbers', 'compound numbers', 'royal star of the lion'],
    ['/mulank1', 'lucky stone for number 1'],
    ['/mulank1#19', 'born on 19', '19'],
    ['/mulank7#25', '25 january ko janam'],
    ['/mulank2', 'chandra ank', 'mulank don', '2 number ladki ka swabhav'],
    ['/mulank4', 'rahu ka ank', 'मूलांक 4 का स्वामी'],
    ['/mulank5', 'paanch number', 'पांच नंबर', 'green colour number'],
    ['/mulank6', 'शुक्र', '6 number walon ki love life'],
    ['/mulank7', 'number 7 personality'],
    ['/mulank8', 'number eight'],
    ['/mulank9', 'mars number 9 career', 'hanuman mangal number'],
    ['/numerology', 'does it really work', 'अंक ज्योतिष क्या है'],
    ['/orderreceived', 'order', 'my order', 'status', 'track', 'payment', 'receipt'],
    ['/prediction', 'celebrity predictions'],
    ['/prediction/16', 'ind vs ban final'],
    ['/prediction/3', '11 september 2001', 'twin tower attack date'],
    ['/prediction/7', 'olympic medal india'],
    ['/privacypolicy', 'is my date of birth kept secret'],
    ['/services', 'how much do you charge', 'kitna paisa lagega'],
    ['/subcard/1', 'vehicle selection'],
    ['/subcard/10', 'one to one consultation'],
    ['/subcard/11', 'need answer by tomorrow', 'tatkal'],
    ['/subcard/4', 'shadi kab hogi'],
    ['/subcard/7', 'ghar ka nambar'],
    ['/termscondition', 'will i get invoice', 'money back'],
    ['/tools', 'all calculators'],
    ['/tools/compatibility', '1 and 8 compatibility'],
    ['/tools/business-name', 'shop name', 'shop name calculator', 'compare business names'],
    ['/tools/house-number', 'flat number calculator', 'which flat'],
    ['/tools/different-number', 'which number is right', 'chaldean or pythagorean'],
    ['/tools/lo-shu-grid', 'lo su grid', 'kua number', 'missing number 5'],
    ['/tools/mobile-number', 'mob', 'which mobile number is good for me'],
    ['/tools/mulank-bhagyank', 'life path calc', 'difference between mulank and bhagyank'],
    ['/tools/name-number', 'aarav numerology', 'chaldean calculator'],
    ['/tools/personal-year', 'varshphal', 'how will be my 2028', 'naya saal kaisa'],
    ['/tools/vehicle-number', 'number gadi ka', 'number plate ka jod'],
    ['/usdservice', 'price in dollars'],
    ['/videos', 'youtube channel'],
    ['/year/2027', '2027', 'how will be my 2027', 'varshphal 2027', 'master year 2027'],
    // What is typed into a calculator is filled in there.
    [
      '/tools/mobile-number#mobile=9876543210',
      '+91 9876543210',
      '0091 098765 43210',
      '૯૮૭૬૫ ૪૩૨૧૦',
    ],
    ['/tools/vehicle-number#plate=MH+31+AB+1234', 'mh 31 ab 1234', 'my car mh 31 ab 1234 lucky'],
    ['/tools/vehicle-number#plate=MH+31+TEMP+1234', 'mh 31 temp 1234', 'is mh 31 temp 1234 good'],
    ['/tools/vehicle-number#plate=T0825MH1234AB', 't0825mh1234ab', 'temporary T0825MH1234AB'],
    ['/tools/vehicle-number#plate=T+08+25+MH+1234+A', 't 08 25 mh 1234 a'],
    ['/tools/vehicle-number#plate=TS+07+AB+TR+1234', 'ts 07 ab tr 1234'],
    ['/tools/vehicle-number#plate=MH-31-TEMP-123', 'mh-31-temp-123'],
  ])('%s comes first', (first, ...typed) => {
    expect(typed.map((one) => [one, found(one)[0]])).toEqual(typed.map((one) => [one, first]));
  });

  it.each([
    ['moolank 8', '/mulank8'],
    ['pasport speling', '/blogs/passport-spelling'],
    ['vehical number', '/subcard/1'],
    ['11 or 2', '/year/2027'],
    ['ghar ka number', '/tools/house-number'],
    ['compound number 23', '/compound-numbers'],
    ['23', '/mulank5#23'],
    // Still being written.
    ['marri', '/subcard/4'],
  ])("finds what is meant by '%s', however it is spelt", (typed, hoped) => {
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
    'on 29 may 1990',
    '29/05/1990',
    '29.5.90',
    '1990-05-29',
    '29051990',
    'mulank 29',
  ])('%s is worked out, and the calculator filled in', (typed) => {
    const [first, second] = find(typed).hits;
    expect(first).toMatchObject({
      name: '2 + 9 = 11, 1 + 1 = 2, so Mulank 2',
      path: '/mulank2#29',
    });
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
