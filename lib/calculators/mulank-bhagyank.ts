import { bhagyankByParts, bhagyankOf, mulankOf, ordinal } from '../numerology/birth';
import { dateNumbers, dayBefore, type PlainDate } from '../numerology/plain-date';
import { mastersOn, pathWords, stepsText, sumText, workingText } from '../numerology/reduce';
import type { Definition, Tables } from './definition';
import {
  allOfNumber,
  birthLines,
  bornOn,
  dateFields,
  dateIn,
  mulankLink,
  numberLink,
  planetOf,
  type CalculatorResult,
  type FormValues,
  type WorkingLine,
} from './reading';
import { a, forThisMonth, meeting } from './sentences';

export const mulankBhagyank = {
  slug: 'mulank-bhagyank',
  picture: { form: 'pair' },
  fields: [
    {
      legend: 'Date of birth',
      names: dateFields,
      hint: 'Day, month, year. For example 29 11 1983.',
    },
  ],
  tables: 'birth',
  read: readMulank,
  drawing: 'numbers',
} as const satisfies Definition<'birth'>;

function readMulank(
  typed: FormValues,
  { numbers }: Tables['birth'],
  today: PlainDate,
): CalculatorResult {
  const read = dateIn(typed, today);
  if ('faults' in read) return read;
  const { date } = read;
  const [mulank, bhagyank] = [mulankOf(date), bhagyankOf(date)];
  return {
    reading: {
      verdict: `Mulank ${mulank.root}, bhagyank ${bhagyank.root}`,
      answer: [
        `By temperament you are ${a(mulank.root)}, the number of ${planetOf(numbers, mulank.root)}; your road is ${a(bhagyank.root)}, the number of ${planetOf(numbers, bhagyank.root)}.`,
        forThisMonth(mulank.root, numbers),
      ],
      together: meeting(mulank.root, bhagyank.root, numbers),
      plates: [
        {
          title: 'Mulank',
          rule: `From the day alone: the ${ordinal(date.day)}.`,
          sum: mulank,
          says: allOfNumber(numbers, mulank.root),
          link: mulankLink(mulank.root),
          isFromDay: true,
        },
        {
          title: 'Bhagyank',
          rule: `From the whole date: ${sumText(bhagyank.values)}.`,
          sum: bhagyank,
          says: allOfNumber(numbers, bhagyank.root),
          link: numberLink(bhagyank.root),
        },
      ],
      working: [
        {
          term: 'Mulank',
          sum: stepsText(mulank),
          about: 'The day of birth only. Month and year are not used.',
        },
        {
          term: 'Bhagyank',
          sum: workingText(bhagyank),
          about: 'Every digit of day, month and four-digit year. Zeros change nothing.',
        },
        ...masters(date),
        {
          term: 'Added in parts',
          sum: workingText(bhagyankByParts(date)),
          about:
            'Many Western numerologists reduce day, month and year first. The last digit is always the same.',
        },
        beforeSunrise(date),
      ],
      announcement: `Mulank ${mulank.root}: ${pathWords(mulank)}. Bhagyank ${bhagyank.root}: ${pathWords(bhagyank)}.`,
      shortText: `${dateNumbers(date)} gives ${mulank.root} and ${bhagyank.root}`,
      subjects: [bornOn(date)],
      orderNote: birthLines(date),
    },
  };
}

function masters(date: PlainDate): WorkingLine[] {
  const masterNumbers = [
    ...new Set([...mastersOn(mulankOf(date)), ...mastersOn(bhagyankOf(date))]),
  ];
  if (masterNumbers.length === 0) return [];
  return [
    {
      term: 'On the way',
      sum: masterNumbers.join(' and '),
      about:
        'Some schools stop at 11, 22 or 33 and call it a master number. Most Indian numerologists go on to one digit, and so do we.',
    },
  ];
}

function beforeSunrise(date: PlainDate): WorkingLine {
  const before = dayBefore(date);
  const mulank = mulankOf(before);
  return {
    term: 'Born before sunrise?',
    sum: stepsText(mulank),
    about: `The Hindu day begins at sunrise, so some numerologists count the day before, the ${ordinal(before.day)}. The mulank is then ${mulank.root}. We count the civil date.`,
  };
}
