/** No Date object: that is a moment, which may fall on the day before in another time zone. */
import { listed } from '../lists';
import { figures } from '../typed-words';
import { digitsOf } from './reduce';

export type PlainDate = { day: number; month: number; year: number };

export type DatePart = keyof PlainDate;

export type DateFault = { parts: readonly DatePart[]; message: string };

const FIRST_YEAR = 1900;

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const isLeapYear = (year: number) =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export function daysIn(month: number, year: number) {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export const dayOf = (moment: Date): PlainDate => ({
  day: moment.getDate(),
  month: moment.getMonth() + 1,
  year: moment.getFullYear(),
});

/** Month in words, so that day and month can't be confused: '29 November 1983'. */
export const dateText = ({ day, month, year }: PlainDate) =>
  `${day} ${monthNames[month - 1]} ${year}`;

export const dateNumbers = ({ day, month, year }: PlainDate) => `${day}-${month}-${year}`;

export const dateDigits = (date: PlainDate) => digitsOf(dateNumbers(date));

export function dayBefore({ day, month, year }: PlainDate): PlainDate {
  if (day > 1) return { day: day - 1, month, year };
  if (month > 1) return { day: daysIn(month - 1, year), month: month - 1, year };
  return { day: 31, month: 12, year: year - 1 };
}

export const compareDates = (a: PlainDate, b: PlainDate) =>
  a.year - b.year || a.month - b.month || a.day - b.day;

export function readDate(
  typed: Readonly<Record<DatePart, string>>,
  today: PlainDate,
): { date: PlainDate } | { fault: DateFault } {
  const [day, month, year] = [typed.day, typed.month, typed.year].map(wholeNumber);
  const missing = [day === undefined && 'day', month === undefined && 'month'] as const;
  const parts = [...missing, year === undefined && ('year' as const)].filter(
    (part) => part !== false,
  );
  if (day === undefined || month === undefined || year === undefined)
    return fault(parts, `Write the ${listed(parts, 'and')} in digits, like 29 11 1983.`);
  const date = { day, month, year };
  const wrong = faultIn(date, today);
  return wrong ? { fault: wrong } : { date };
}

/** Finds 29/11/1983, 29 Nov 1983, 29111983, or the year first, within a text. */
export const findDate = (typed: string) => dateInDigits(withMonthNumbers(figures(typed)))?.parts;

/** Reads the month first only where the day first is impossible. */
export function dateInDigits(text: string) {
  const [found, a = '', b = '', c = ''] =
    /(?<!\d)(\d{4})[-–/.](\d{1,2})[-–/.](\d{1,2})(?!\d)/.exec(text) ??
    /(?<!\d)(\d{1,2})[-–/., ]{1,3}(\d{1,2})[-–/., ]{1,3}(\d{4})(?!\d)/.exec(text) ??
    /(?<!\d)(\d\d)(\d\d)((?:19|20)\d\d)(?!\d)/.exec(text) ??
    [];
  if (!found) return undefined;
  if (a.length === 4) return { found, parts: [c, b, a] as const };
  return { found, parts: Number(b) > 12 ? ([b, a, c] as const) : ([a, b, c] as const) };
}

/** 'Nov 29th, 1983' and '29 November 1983' become '29-11-1983'. */
const withMonthNumbers = (text: string) =>
  text
    .replace(
      /\b([a-z]{3,9})[. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?[, ]{1,2}(?=\d{4})/i,
      (all, name: string, day: string) => (monthOf(name) ? `${day}-${monthOf(name)}-` : all),
    )
    .replace(
      /(\d)(?:st|nd|rd|th)?(?: of)?[-/. ]{0,3}([a-z]{3,9})[-/., ]{0,3}(?=\d{4})/i,
      (all, digit: string, name: string) => (monthOf(name) ? `${digit}-${monthOf(name)}-` : all),
    );

const monthOf = (name: string) =>
  monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1;

export function readBirthday(
  typed: Readonly<Record<'day' | 'month', string>>,
): { date: Pick<PlainDate, 'day' | 'month'> } | { fault: DateFault } {
  const leapYear = { day: 31, month: 12, year: 2000 };
  const read = readDate({ ...typed, year: '2000' }, leapYear);
  if ('date' in read) return { date: { day: read.date.day, month: read.date.month } };
  const { parts, message } = read.fault;
  return fault(parts, message.replace('29 11 1983', '29 11').replace(' 2000 has', ' has at most'));
}

export const birthdayText = ({ day, month }: Pick<PlainDate, 'day' | 'month'>) =>
  `${day} ${monthNames[month - 1]}`;

function faultIn(date: PlainDate, today: PlainDate): DateFault | undefined {
  const { day, month, year } = date;
  if (month > 12 && month <= 31 && day <= 12)
    return { parts: ['day', 'month'], message: 'Please write the day first, then the month.' };
  if (month < 1 || month > 12)
    return { parts: ['month'], message: 'Write the month as a number from 1 to 12.' };
  if (year < 100 || year > 9999)
    return { parts: ['year'], message: 'Write the four digits of the year, like 1983.' };
  if (year < FIRST_YEAR)
    return { parts: ['year'], message: `Write a year from ${FIRST_YEAR} to ${today.year}.` };
  if (day < 1 || day > daysIn(month, year))
    return { parts: ['day'], message: dayFault(month, year) };
  if (compareDates(date, today) > 0)
    return { parts: ['year'], message: 'This date is still to come. Please check the year.' };
  return undefined;
}

const dayFault = (month: number, year: number) =>
  `${monthNames[month - 1]} ${year} has ${daysIn(month, year)} days. Which day did you mean?`;

const fault = (parts: readonly DatePart[], message: string) => ({ fault: { parts, message } });

function wholeNumber(typed: string) {
  const text = figures(typed);
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
