import { cycleAround, ordinal, personalYearOf as yearOf } from '../numerology/birth';
import { birthdayText, readBirthday, type PlainDate } from '../numerology/plain-date';
import { pathWords, workingText } from '../numerology/reduce';
import { figures } from '../typed-words';
import type { Definition, CalculatorInput } from './definition';
import {
  atFields,
  numberLink,
  type FieldErrors,
  type CalculatorResult,
  type FormValues,
} from './reading';
import { a } from './sentences';

export const personalYear = {
  slug: 'personal-year',
  picture: { form: 'cycle', behind: 'disc', width: 22, scale: 1.75 },
  fields: [
    {
      legend: 'Birthday',
      names: ['day', 'month'],
      hint: 'Day and month. You do not need your year of birth here.',
    },
    {
      name: 'forYear',
      label: 'For which year?',
      inputMode: 'numeric',
      pattern: String.raw`\p{Nd}{4}`,
      autoComplete: 'off',
      hint: 'Leave it empty for this year.',
      withDate: true,
    },
  ],
  tables: 'none',
  hasMeanings: true,
  read: readPersonalYear,
  drawing: 'years',
} as const satisfies Definition<'none'>;

const yearSpan = { first: 1900, last: 2100 };

function readPersonalYear(
  typed: FormValues,
  { meanings = [] }: CalculatorInput,
  today: PlainDate,
): CalculatorResult {
  const read = readBirthday({ day: typed.day ?? '', month: typed.month ?? '' });
  const year = yearIn(typed.forYear ?? '', today);
  if ('fault' in read || typeof year !== 'number')
    return {
      faults: {
        ...('fault' in read && atFields(read.fault)),
        ...(typeof year !== 'number' && year),
      },
    };
  const birthday = birthdayText(read.date);
  const sum = yearOf(read.date, year);
  const next = (sum.root % 9) + 1;
  return {
    reading: {
      verdict: `${year} is a personal year ${sum.root}`,
      answer: [
        `In the round of nine it is your ${ordinal(sum.root)}: ${meanings[sum.root - 1]}.`,
        `After it comes ${a(next)}: ${meanings[next - 1]}.`,
        `${year === today.year ? 'This month, give it one quiet evening' : 'Give it one quiet evening'}: what would you begin, if this were the year for it, and what would you stop carrying?`,
      ],
      plates: [
        {
          title: 'Personal year',
          rule: `For ${year} and a birthday on ${birthday}.`,
          sum,
          says: 'Every year of the round has its use, the quiet ones too.',
          link: numberLink(sum.root),
        },
      ],
      cycle: cycleAround(read.date, year).map((one) => ({
        ...one,
        isAsked: one.year === year,
        says: meanings[one.root - 1] ?? '',
      })),
      working: [
        {
          term: 'The sum',
          sum: workingText(sum),
          about: `Day and month of birth, and the digits of ${year}. The year of birth plays no part.`,
        },
        {
          term: 'From when?',
          sum: `1 January or ${birthday}`,
          about:
            'Many numerologists count from January, others from the birthday on. Until then the number before would hold.',
        },
        {
          term: 'Who shares it',
          sum: birthday,
          about: `Everybody with this birthday has it in ${year}, and so has about one person in nine.`,
        },
      ],
      announcement: `Personal year ${sum.root} in ${year}: ${pathWords(sum)}.`,
      shortText: `${birthday} in ${year} is ${sum.root}`,
      subjects: [`Birthday: ${birthday}`],
      orderNote: [`Birthday: ${birthday}`, `Personal year ${year}: ${workingText(sum)}`],
    },
  };
}

function yearIn(typed: string, today: PlainDate): number | FieldErrors {
  const text = figures(typed);
  if (text === '') return today.year;
  const [found = '', ...others] = text.match(/\d+/g) ?? [];
  const year = found.length === 4 && others.length === 0 ? Number(found) : 0;
  const { first, last } = yearSpan;
  return year >= first && year <= last
    ? year
    : { forYear: `Write a year from ${first} to ${last}, or leave this empty for ${today.year}.` };
}
