import { mulankOf } from '../numerology/birth';
import type { PlainDate } from '../numerology/plain-date';
import {
  addUp,
  beginsAsMobile,
  inFives,
  pathText,
  pathWords,
  readRegistration,
  readTenDigits,
  type Sum,
  tally,
  workingText,
} from '../numerology/reduce';
import { isListTyped, listFields } from './candidates';
import type { Definition, Tables } from './definition';
import {
  birthLines,
  bornOn,
  dateFields,
  dateIfAny,
  factsOf,
  numberLink,
  type CalculatorResult,
  pairLines,
  pairsWith,
  pairText,
  planetOf,
  type Reading,
  saysOf,
  type FormValues,
  type WorkingLine,
} from './reading';
import { besideOwn } from './sentences';

const messageHint = 'A list from a message will do: prices, spaces and +91 are left out.';

const numberList = listFields('numbers', messageHint);
const plateList = listFields('plates', messageHint);

export const mobileNumber = {
  slug: 'mobile-number',
  picture: { form: 'keypad', behind: 'dots', width: 22, scale: 1.75 },
  fields: [
    {
      name: 'mobile',
      label: 'Mobile number',
      type: 'tel',
      autoComplete: 'off',
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
    numberList.others,
    numberList.second,
  ],
  listIn: (typed) => isListTyped(typed) && 'numbers',
  tables: 'pair',
  read: readMobileNumber,
  drawing: 'digits',
} as const satisfies Definition<'pair'>;

function readMobileNumber(typed: FormValues, tables: Tables['pair'], today: PlainDate) {
  const number = readTenDigits(typed.mobile ?? '');
  return readOwnNumber('mobile', number, typed, tables, today, ({ digits }) => {
    const sum = addUp(digits);
    const doubt = beginsAsMobile(digits)
      ? undefined
      : `Indian mobile numbers begin with 6, 7, 8 or 9, and this one with ${digits[0]}. Is that right?`;
    const written = inFives(digits);
    return {
      written,
      sum,
      title: 'Mobile number',
      rule: `All ten digits of ${written}, without +91.`,
      withoutDate:
        'Type your date of birth too, and you see which of your own two numbers it suits.',
      withDate: (date) => {
        const { isFriend, sentences } = besideOwn('Your', sum.root, date, tables.numbers);
        return isFriend || doubt ? sentences : [...sentences, nearBy];
      },
      doubt,
      digits: [{ title: 'The ten digits', values: digits }],
      working: [
        {
          term: 'The sum',
          sum: workingText(sum),
          about: 'A zero adds nothing, wherever it stands.',
        },
        ...tallyLines(digits),
      ],
      shortText: `${written} is ${sum.steps[0]}, so ${sum.root}`,
      orderNote: [`Mobile number ${written}: ${workingText(sum)}`],
    };
  });
}

const nearBy =
  'One step at the last digit moves the total by one, so a friendlier number is nearly always on the same counter.';

function tallyLines(digits: readonly number[]): WorkingLine[] {
  const { repeated, absent } = tally(digits);
  return [
    {
      term: 'More than once',
      sum: repeated.map(({ digit, times }) => `${digit}: ${times} times`).join(', ') || 'none',
      about:
        'Some numerologists say that a repeated digit grows louder. In the sum it adds like any other.',
    },
    {
      term: 'Not in it',
      sum: absent.join(', ') || 'none',
      about: 'Few numbers hold every digit from 1 to 9, so a gap is usual.',
    },
  ];
}

export const vehicleNumber = {
  slug: 'vehicle-number',
  picture: { form: 'numberPlate', behind: 'floor', width: 15, scale: 1.6 },
  fields: [
    {
      name: 'plate',
      label: 'Vehicle number',
      autoComplete: 'off',
      autoCapitalize: 'characters',
      required: true,
      intake: 'list',
      hint: '1234, or the whole plate, like MH 00 AB 1234, to see both customs.',
    },
    {
      legend: 'The owner’s date of birth (optional)',
      names: dateFields,
      optional: true,
      hint: 'With it, the sum is set beside the owner’s numbers.',
    },
    plateList.others,
    plateList.second,
  ],
  listIn: (typed) => isListTyped(typed) && 'plates',
  tables: 'pair',
  read: readVehicleNumber,
  drawing: 'digits',
} as const satisfies Definition<'pair'>;

function readVehicleNumber(typed: FormValues, tables: Tables['pair'], today: PlainDate) {
  const plate = readRegistration(typed.plate ?? '');
  return readOwnNumber('plate', plate, typed, tables, today, ({ serial, all }) => {
    const sum = addUp(serial);
    const number = serial.join('');
    const whole = all.length > serial.length ? addUp(all) : undefined;
    return {
      written: number,
      sum,
      title: 'Vehicle number',
      rule: `The number itself: ${number}.`,
      other: whole && {
        title: 'Whole plate',
        rule: 'The other custom: every digit on it.',
        sum: whole,
      },
      withoutDate:
        'Type the owner’s date of birth too, and you see which of the two numbers it suits.',
      withDate: (date) => [
        ...besideOwn('The owner’s', sum.root, date, tables.numbers).sentences,
        `Many families take the first drive on the owner’s own day, which is ${factsOf(tables.numbers, mulankOf(date).root)?.day}.`,
      ],
      digits: [
        { title: 'The number', values: serial },
        ...(whole ? [{ title: 'Every digit on the plate', values: all }] : []),
      ],
      working: [
        {
          term: 'The number',
          sum: workingText(sum),
          about: 'The digits that are asked for at the counter. This is how we count.',
        },
        {
          term: 'Whole plate',
          sum: whole ? workingText(whole) : 'not typed',
          about: whole
            ? 'Others add the digits of state and district too. The letters count in neither.'
            : 'Others add the digits before it too. Type the whole plate to see both sums.',
        },
      ],
      shortText: `${number} is ${pathText(sum)}`,
      orderNote: [
        `Vehicle number ${number}: ${workingText(sum)}`,
        ...(whole ? [`All digits of the plate: ${workingText(whole)}`] : []),
      ],
    };
  });
}

type OwnNumber = {
  written: string;
  sum: Sum;
  title: string;
  rule: string;
  withoutDate: string;
  withDate: (date: PlainDate) => readonly string[];
  /** What may be mistyped, though it can be added up. */
  doubt?: string;
  other?: { title: string; rule: string; sum: Sum };
} & Required<Pick<Reading, 'digits' | 'working' | 'shortText' | 'orderNote'>>;

function readOwnNumber<Read extends object>(
  field: string,
  read: Read | { fault: string },
  typed: FormValues,
  tables: Tables['pair'],
  today: PlainDate,
  show: (read: Read) => OwnNumber,
): CalculatorResult {
  const birth = dateIfAny(typed, today);
  if ('fault' in read || 'faults' in birth)
    return {
      faults: {
        ...('fault' in read && { [field]: read.fault }),
        ...('faults' in birth && birth.faults),
      },
    };
  const { date } = birth;
  const { written, sum, title, rule, other, ...shown } = show(read);
  const pairs = pairsWith(sum.root, date, tables);
  const plateOf = (plate: { title: string; rule: string; sum: Sum }) => ({
    ...plate,
    says: saysOf(tables.numbers, plate.sum.root),
    link: numberLink(plate.sum.root),
  });
  const spoken = [{ title, sum }, ...(other ? [other] : [])].map(
    (one) => `${one.title} ${one.sum.root}: ${pathWords(one.sum)}.`,
  );
  return {
    reading: {
      verdict: `${written} comes to ${sum.root}`,
      answer: [
        ...(date
          ? shown.withDate(date)
          : [
              `${sum.root} is the number of ${planetOf(tables.numbers, sum.root)}.`,
              shown.withoutDate,
            ]),
        ...(shown.doubt ? [shown.doubt] : []),
      ],
      digits: shown.digits,
      pairs,
      school: tables.school,
      plates: [
        plateOf({ title, rule, sum }),
        ...(other ? [{ ...plateOf(other), isOther: true }] : []),
      ],
      working: [...shown.working, ...pairLines(pairs, tables.school)],
      announcement: `${spoken.join(' ')} ${pairs.map((pair) => `${pairText(pair)}.`).join(' ')}`,
      shortText: shown.shortText,
      subjects: date ? [bornOn(date)] : [],
      orderNote: [...shown.orderNote, ...(date ? birthLines(date) : []), ...pairs.map(pairText)],
    },
  };
}
