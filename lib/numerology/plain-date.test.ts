import { readFileSync, readdirSync } from 'node:fs';
import { compareDates, dateText, dayBefore, readDate } from './plain-date';

const today = { day: 21, month: 11, year: 2026 };
const read = (day: string, month: string, year: string) => readDate({ day, month, year }, today);
const wrong = (day: string, month: string, year: string) => {
  const result = read(day, month, year);
  return 'fault' in result ? result.fault : undefined;
};

describe('a typed date', () => {
  it.each([
    ['29', '11', '1983', '29 November 1983'],
    ['05', '08', '1990', '5 August 1990'],
    [' 7 ', '1', '2000', '7 January 2000'],
    ['२९', '२', '२०००', '29 February 2000'],
    ['21', '11', '2026', '21 November 2026'],
  ])('%s-%s-%s is read as %4$s', (day, month, year, text) => {
    const result = read(day, month, year);
    expect('date' in result && dateText(result.date)).toBe(text);
  });

  it.each<[string, string, string, string[], RegExp]>([
    ['31', '2', '1983', ['day'], /February 1983 has 28 days/],
    ['29', '2', '1900', ['day'], /February 1900 has 28 days/],
    ['31', '4', '2001', ['day'], /April 2001 has 30 days/],
    ['4', '22', '1996', ['day', 'month'], /write the day first/],
    ['4', '0', '1996', ['month'], /1 to 12/],
    ['14', '8', '92', ['year'], /four digits/],
    ['14', '8', '1899', ['year'], /1900 to 2026/],
    ['22', '11', '2026', ['year'], /still to come/],
    ['', '8', '', ['day', 'year'], /Write the day and year in digits/],
    ['x', '8', '1992', ['day'], /Write the day in digits/],
  ])('%s-%s-%s is told what is wrong', (day, month, year, parts, message) => {
    expect(wrong(day, month, year)?.parts).toEqual(parts);
    expect(wrong(day, month, year)?.message).toMatch(message);
  });
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

it('no rule knows a time zone: none of them touches Date', () => {
  for (const file of readdirSync(__dirname).filter((name) => !name.includes('.test.')))
    expect(readFileSync(`${__dirname}/${file}`, 'utf8')).not.toMatch(
      /new Date|Date\.(now|parse|UTC)/,
    );
});
