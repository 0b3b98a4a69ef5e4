import { bhagyankOf, mulankOf, ordinal } from '../numerology/birth';
import { dateText, type PlainDate } from '../numerology/plain-date';
import { pathWords, stepsText, workingText } from '../numerology/reduce';
import type { Definition, Tables } from './definition';
import {
  birthLines,
  dateFields,
  dateIn,
  mulankLink,
  type CalculatorResult,
  pairOf,
  pairText,
  saysOf,
  secondDateFields,
  type FormValues,
  type WorkingLine,
} from './reading';
import { exchange, onTheRoad } from './sentences';

export const compatibility = {
  slug: 'compatibility',
  picture: { form: 'crossing', behind: 'half', width: 40, scale: 1.55 },
  fields: [
    { legend: 'First person, date of birth', names: dateFields },
    {
      legend: 'Second person, date of birth',
      names: secondDateFields,
      isOwn: false,
      hint: 'Partners, parent and child, two partners in a firm: any two people.',
    },
  ],
  tables: 'pair',
  read: readPair,
  drawing: 'pairs',
} as const satisfies Definition<'pair'>;

function readPair(typed: FormValues, tables: Tables['pair'], today: PlainDate): CalculatorResult {
  const [first, second] = [dateIn(typed, today), dateIn(typed, today, '2')];
  if ('faults' in first || 'faults' in second)
    return {
      faults: {
        ...('faults' in first && first.faults),
        ...('faults' in second && second.faults),
      },
    };
  const one = personOf('First person', first.date);
  const two = personOf('Second person', second.date);
  const both = [one, two];
  const mulanks = pairOf('Mulank and mulank', one.mulank.root, two.mulank.root, tables);
  const bhagyanks = pairOf('Bhagyank and bhagyank', one.bhagyank.root, two.bhagyank.root, tables);
  const pairs = [mulanks, bhagyanks];
  const gifts = exchange(mulanks, tables.numbers);
  return {
    reading: {
      verdict: `Mulank ${one.mulank.root} and mulank ${two.mulank.root}, both ways`,
      answer: [
        onTheRoad(bhagyanks),
        'This month, let each read the page about the other’s number and mark one sentence that is true and one that is not. Then swap.',
      ],
      pairs,
      exchange: gifts,
      together: gifts[0]?.says,
      school: tables.school,
      plates: both.map(({ who, date, mulank }) => ({
        title: 'Mulank',
        whose: who,
        rule: `From the day alone: the ${ordinal(date.day)}.`,
        sum: mulank,
        says: saysOf(tables.numbers, mulank.root),
        link: mulankLink(mulank.root),
        isFromDay: true,
      })),
      working: [
        ...both.flatMap(workingOf),
        {
          term: 'The table',
          sum: tables.school,
          about:
            'It is read from each side, because the two sides need not agree. Other tables give other answers.',
        },
      ],
      announcement: [
        ...both.map(({ who, mulank }) => `${who}: mulank ${pathWords(mulank)}.`),
        ...pairs.map((pair) => `${pairText(pair)}.`),
      ].join(' '),
      shortText: `${one.mulank.root} to ${two.mulank.root}, and ${two.mulank.root} to ${one.mulank.root}`,
      subjects: both.map(({ who, date }) => `${who}: born ${dateText(date)}`),
      orderNote: [
        ...both.flatMap(({ who, date }) => birthLines(date).map((line) => `${who}: ${line}`)),
        ...pairs.map(pairText),
        `Table: ${tables.school}`,
      ],
    },
  };
}

const personOf = (who: string, date: PlainDate) => ({
  who,
  date,
  mulank: mulankOf(date),
  bhagyank: bhagyankOf(date),
});

const workingOf = ({ who, mulank, bhagyank }: ReturnType<typeof personOf>): WorkingLine[] => [
  { term: `${who}, mulank`, sum: stepsText(mulank), about: 'The day of birth only.' },
  { term: `${who}, bhagyank`, sum: workingText(bhagyank), about: 'Every digit of the date.' },
];
