/** The calculator of a mobile number. Pure. */
import { addUp, pathWords, readMobile, tally, workingText } from '../numerology/reduce';
import type { PlainDate } from '../numerology/plain-date';
import type { Definition, Tables } from './definition';
import {
  birthLines,
  bornOn,
  dateFields,
  dateIfAny,
  numberLink,
  planetOf,
  type Outcome,
  pairLines,
  pairsWith,
  pairText,
  saysOf,
  type Typed,
  type WorkingLine,
} from './reading';
import { besideOwn } from './sentences';

export const mobileNumber = {
  slug: 'mobile-number',
  picture: { form: 'keypad', behind: 'dots', width: 22, scale: 1.75 },
  fields: [
    {
      name: 'mobile',
      label: 'Mobile number',
      type: 'tel',
      autoComplete: 'off',
      maxLength: 20,
      required: true,
      intake: 'list',
      hint: 'Ten digits; +91 is left out. A number you think of buying will do too.',
    },
    {
      legend: 'Your date of birth (optional)',
      names: dateFields,
      optional: true,
      hint: 'With it, the sum is set beside your own numbers.',
    },
  ],
  tables: 'pair',
  read: readMobileNumber,
  drawing: 'digits',
} as const satisfies Definition<'pair'>;

function readMobileNumber(typed: Typed, tables: Tables['pair'], today: PlainDate): Outcome {
  const number = readMobile(typed.mobile ?? '');
  const birth = dateIfAny(typed, today);
  if ('fault' in number || 'faults' in birth)
    return {
      faults: {
        ...('fault' in number && { mobile: number.fault }),
        ...('faults' in birth && birth.faults),
      },
    };
  const { digits } = number;
  const sum = addUp(digits);
  const written = `${digits.slice(0, 5).join('')} ${digits.slice(5).join('')}`;
  const pairs = pairsWith(sum.root, birth.date, tables);
  return {
    reading: {
      verdict: `${written} comes to ${sum.root}`,
      answer: answerFor(sum.root, birth.date, tables),
      digits: [{ title: 'The ten digits', values: digits }],
      pairs,
      school: tables.school,
      plates: [
        {
          title: 'Mobile number',
          rule: `All ten digits of ${written}, without +91.`,
          sum,
          says: saysOf(tables.numbers, sum.root),
          link: numberLink(sum.root),
        },
      ],
      working: [
        {
          term: 'The sum',
          sum: workingText(sum),
          about: 'A zero adds nothing, wherever it stands.',
        },
        ...tallyLines(digits),
        ...pairLines(pairs, tables.school),
      ],
      spoken: `Mobile number ${sum.root}: ${pathWords(sum)}. ${pairs.map((pair) => `${pairText(pair)}.`).join(' ')}`,
      brief: `${written} is ${sum.steps[0]}, so ${sum.root}`,
      person: birth.date ? [bornOn(birth.date)] : [],
      carried: [
        `Mobile number ${written}: ${workingText(sum)}`,
        ...(birth.date ? birthLines(birth.date) : []),
        ...pairs.map(pairText),
      ],
    },
  };
}

function answerFor(root: number, date: PlainDate | undefined, { numbers }: Tables['pair']) {
  if (!date)
    return [
      `${root} is the number of ${planetOf(numbers, root)}.`,
      'Type your date of birth too, and you see which of your own two numbers it suits.',
    ];
  const { isFriend, sentences } = besideOwn('Your', root, date, numbers);
  return isFriend
    ? sentences
    : [
        ...sentences,
        'One step at the last digit moves the total by one, so a friendlier number is nearly always on the same counter.',
      ];
}

function tallyLines(digits: readonly number[]): WorkingLine[] {
  const { repeated, absent } = tally(digits);
  return [
    {
      term: 'More than once',
      sum: repeated.map(({ digit, times }) => `${digit}: ${times} times`).join(', ') || 'none',
      about:
        'Some readers say that a repeated digit grows louder. In the sum it adds like any other.',
    },
    {
      term: 'Not in it',
      sum: absent.join(', ') || 'none',
      about: 'Few numbers hold every digit from 1 to 9, so a gap is usual.',
    },
  ];
}
