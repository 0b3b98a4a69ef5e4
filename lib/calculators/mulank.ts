/** The calculator of mulank and bhagyank. Pure. */
import { bhagyankByParts, bhagyankOf, mulankDigits, mulankOf } from '../numerology/birth';
import { ordinal } from '../numerology/birth-days';
import { dateNumbers, dateText, dayBefore, type PlainDate } from '../numerology/plain-date';
import {
  mastersOn,
  pathText,
  pathWords,
  stepsText,
  sumText,
  workingText,
} from '../numerology/reduce';
import {
  allOfNumber,
  dateIn,
  mulankLink,
  type NumberFacts,
  type Outcome,
  type Typed,
  type WorkingLine,
} from './reading';

export type MulankTables = { numbers: readonly NumberFacts[] };

export function readMulank(typed: Typed, { numbers }: MulankTables, today: PlainDate): Outcome {
  const read = dateIn(typed, today);
  if ('faults' in read) return read;
  const { date } = read;
  const [mulank, bhagyank] = [mulankOf(date), bhagyankOf(date)];
  return {
    reading: {
      verdict: `Mulank ${mulank.root}, bhagyank ${bhagyank.root}`,
      plates: [
        {
          title: `Mulank ${mulank.root}`,
          rule: `From the day alone: the ${ordinal(date.day)}.`,
          sum: mulank,
          says: allOfNumber(numbers, mulank.root),
          link: mulankLink(mulank.root),
        },
        {
          title: `Bhagyank ${bhagyank.root}`,
          rule: `From the whole date: ${dateText(date)}.`,
          sum: bhagyank,
          says: allOfNumber(numbers, bhagyank.root),
          link: { ...mulankLink(bhagyank.root), label: `Read about the number ${bhagyank.root}` },
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
            'Many Western readers reduce day, month and year first. The last digit is always the same.',
        },
        beforeSunrise(date),
      ],
      spoken: `Mulank ${mulank.root}: ${pathWords(mulank)}. Bhagyank ${bhagyank.root}: ${pathWords(bhagyank)}.`,
      brief: `${dateNumbers(date)} gives ${mulank.root} and ${bhagyank.root}`,
      carried: birthLines(date),
    },
  };
}

/** A date of birth and its two numbers, as they go along into an order. */
export function birthLines(date: PlainDate): string[] {
  const bhagyank = bhagyankOf(date);
  return [
    `Born ${dateText(date)}`,
    `Mulank: ${pathText(mulankOf(date))}`,
    `Bhagyank: ${sumText(bhagyank.values)}, ${pathText(bhagyank)}`,
  ];
}

function masters(date: PlainDate): WorkingLine[] {
  const found = [...new Set([...mastersOn(mulankOf(date)), ...mastersOn(bhagyankOf(date))])];
  if (found.length === 0) return [];
  return [
    {
      term: 'On the way',
      sum: found.join(' and '),
      about:
        'Some schools stop at 11, 22 or 33 and call it a master number. Indian practice goes on to one digit, and so do we.',
    },
  ];
}

function beforeSunrise(date: PlainDate): WorkingLine {
  const before = dayBefore(date);
  const mulank = mulankOf(before);
  const digits = mulankDigits(before);
  return {
    term: 'Born before sunrise?',
    sum: digits.length > 1 ? stepsText(mulank) : String(mulank.root),
    about: `The Hindu day begins at sunrise, so some readers count the day before, the ${ordinal(before.day)}. The mulank is then ${mulank.root}. We count the civil date.`,
  };
}
