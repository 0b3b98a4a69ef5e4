import { compareDates, dateText, dayBefore, findDate, readDate } from './plain-date';

const today = { day: 21, month: 11, year: 2026 };
const read = (day: string, month: string, year: string) => readDate({ day, month, year }, today);

describe('a typed date', () => {
  it.each([
    [' 05 ', '08', '1990', '5 August 1990'],
    ['२९', '२', '२०००', '29 February 2000'],
    ['21', '11', '2026', '21 November 2026'],
    ['1', '1', '1900', '1 January 1900'],
  ])('%s-%s-%s is read as %4$s', (day, month, year, text) => {
    const result = read(day, month, year);
    expect('date' in result && dateText(result.date)).toBe(text);
  });

  it.each<[string, string, string, string[], RegExp]>([
    ['29', '2', '1900', ['day'], /February 1900 has 28 days/],
    ['31', '4', '2001', ['day'], /April 2001 has 30 days/],
    ['4', '22', '1996', ['day', 'month'], /write the day first/],
    ['4', '0', '1996', ['month'], /1 to 12/],
    ['14', '8', '92', ['year'], /four digits/],
    ['14', '8', '19833', ['year'], /four digits/],
    ['14', '8', '198312', ['year'], /four digits/],
    ['148', '8', '1983', ['day'], /August 1983 has 31 days/],
    ['14', '811', '1983', ['month'], /1 to 12/],
    ['29-11', '11', '1983', ['day'], /Write the day in digits/],
    ['14', '8', '1899', ['year'], /1900 to 2026/],
    ['22', '11', '2026', ['year'], /still to come/],
    ['x', '8', '', ['day', 'year'], /Write the day and year in digits/],
  ])('%s-%s-%s is told what is wrong', (day, month, year, parts, message) => {
    const fault = { parts, message: expect.stringMatching(message) };
    expect(read(day, month, year)).toEqual({ fault });
  });
});

it.each([
  ...['1983-11-29', '1983/11/29', '1983.11.29', '1983-11-29T00:00:00Z', '29/11/1983', '29-11-1983'],
  ...['29.11.1983', '29 11 1983', '29, 11, 1983', '29–11–1983', '29111983', 'DOB: 29/11/1983'],
  ...['29 November 1983', '29-Nov-1983', '29th Nov. 1983', '29NOV1983', '29th of November 1983'],
  ...[
    'Nov 29, 1983',
    'November 29th, 1983',
    '11/29/1983',
    '२९/११/१९८३',
    'Born 29 Nov 1983 at noon',
  ],
])('a whole date is found in a text: %s', (typed) => {
  expect(findDate(typed)).toEqual(['29', '11', '1983']);
});

it.each(['1899', '1900', '1999', '2000', '2099', '2100'])(
  'eight digits in a row are a date of the two centuries in which visitors were born: %s',
  (year) => {
    expect(findDate(`2911${year}`)?.[2]).toBe(/^(19|20)/.test(year) ? year : undefined);
  },
);

it.each([
  '29',
  '19833',
  '29/11',
  '1983-11',
  '29/11/19',
  '29/11/19833',
  '98234 56710',
  '5 marigold 1990',
])('a part of a date, or no date, is left where it is: %s', (typed) => {
  expect(findDate(typed)).toBeUndefined();
});

it('the calendar goes back one day at a time, through every day from 2026 to 1900', () => {
  let [date, days] = [{ day: 31, month: 12, year: 2026 }, 0];
  for (; date.year >= 1900; days += 1) {
    const before = dayBefore(date);
    if (compareDates(before, date) >= 0) throw new Error(dateText(date));
    date = before;
  }
  // 127 years of 365 days, and 31 leap days from 1904 to 2024.
  expect(days).toBe(127 * 365 + 31);
});
