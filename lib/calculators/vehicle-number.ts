/** The calculator of a vehicle's number. Pure. */
import { mulankOf } from '../numerology/birth';
import { addUp, pathText, pathWords, readRegistration, workingText } from '../numerology/reduce';
import type { PlainDate } from '../numerology/plain-date';
import type { Definition, Tables } from './definition';
import {
  birthLines,
  bornOn,
  dateFields,
  dateIfAny,
  factsOf,
  numberLink,
  planetOf,
  type Outcome,
  pairLines,
  pairsWith,
  pairText,
  saysOf,
  type Typed,
} from './reading';
import { besideOwn } from './sentences';

export const vehicleNumber = {
  slug: 'vehicle-number',
  picture: { form: 'numberPlate', behind: 'floor', width: 15, scale: 1.6 },
  fields: [
    {
      name: 'plate',
      label: 'Vehicle number',
      autoComplete: 'off',
      autoCapitalize: 'characters',
      maxLength: 20,
      required: true,
      intake: 'list',
      hint: '1234, or the whole plate, like MH 31 AB 1234, to see both customs.',
    },
    {
      legend: 'The owner’s date of birth (optional)',
      names: dateFields,
      optional: true,
      hint: 'With it, the sum is set beside the owner’s numbers.',
    },
  ],
  tables: 'pair',
  read: readVehicleNumber,
  drawing: 'digits',
} as const satisfies Definition<'pair'>;

function readVehicleNumber(typed: Typed, tables: Tables['pair'], today: PlainDate): Outcome {
  const plate = readRegistration(typed.plate ?? '');
  const birth = dateIfAny(typed, today);
  if ('fault' in plate || 'faults' in birth)
    return {
      faults: {
        ...('fault' in plate && { plate: plate.fault }),
        ...('faults' in birth && birth.faults),
      },
    };
  const { serial, all } = plate;
  const [sum, whole] = [addUp(serial), addUp(all)];
  const isWhole = all.length > serial.length;
  const number = serial.join('');
  const pairs = pairsWith(sum.root, birth.date, tables);
  const plateOf = (title: string, rule: string, of: typeof sum) => ({
    title,
    rule,
    sum: of,
    says: saysOf(tables.numbers, of.root),
    link: numberLink(of.root),
  });
  return {
    reading: {
      verdict: `${number} comes to ${sum.root}`,
      answer: answerFor(sum.root, birth.date, tables),
      digits: [
        { title: 'The number', values: serial },
        ...(isWhole ? [{ title: 'Every digit on the plate', values: all }] : []),
      ],
      pairs,
      school: tables.school,
      plates: [
        plateOf('Vehicle number', `The number itself: ${number}.`, sum),
        ...(isWhole
          ? [
              {
                ...plateOf('Whole plate', 'The other custom: every digit on it.', whole),
                isOther: true,
              },
            ]
          : []),
      ],
      working: [
        {
          term: 'The number',
          sum: workingText(sum),
          about: 'The digits that are asked for at the counter. This is how we count.',
        },
        isWhole
          ? {
              term: 'Whole plate',
              sum: workingText(whole),
              about:
                'Others add the digits of state and district too. The letters count in neither.',
            }
          : {
              term: 'Whole plate',
              sum: 'not typed',
              about: 'Others add the digits before it too. Type the whole plate to see both sums.',
            },
        ...pairLines(pairs, tables.school),
      ],
      spoken: `Vehicle number ${sum.root}: ${pathWords(sum)}.${isWhole ? ` Whole plate ${whole.root}: ${pathWords(whole)}.` : ''} ${pairs.map((pair) => `${pairText(pair)}.`).join(' ')}`,
      brief: `${number} is ${pathText(sum)}`,
      person: birth.date ? [bornOn(birth.date)] : [],
      carried: [
        `Vehicle number ${number}: ${workingText(sum)}`,
        ...(isWhole ? [`All digits of the plate: ${workingText(whole)}`] : []),
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
      'Type the owner’s date of birth too, and you see which of the two numbers it suits.',
    ];
  const day = factsOf(numbers, mulankOf(date).root)?.day;
  return [
    ...besideOwn('The owner’s', root, date, numbers).sentences,
    `Many families take the first drive on the owner’s own day, which is ${day}.`,
  ];
}
