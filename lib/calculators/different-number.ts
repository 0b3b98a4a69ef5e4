import { listed } from '../lists';
import { dateRules, nameRules, type WorkedRule, workRules } from '../numerology/number-rules';
import { readName } from '../numerology/name';
import { dateText, findDate, type PlainDate, readDate } from '../numerology/plain-date';
import { workingText } from '../numerology/reduce';
import { figures } from '../typed-words';
import type { Definition, Tables } from './definition';
import {
  allOfNumber,
  type CalculatorResult,
  type FieldErrors,
  type FormValues,
  numberLink,
} from './reading';

export const differentNumber = {
  slug: 'different-number',
  picture: { form: 'people', behind: 'square', width: 20, scale: 1.75 },
  fields: [
    {
      name: 'told',
      label: 'The number you were told',
      inputMode: 'numeric',
      pattern: String.raw`\p{Nd}{1,3}`,
      autoComplete: 'off',
      required: true,
      hint: 'As it was told, for example 3 or 11.',
    },
    {
      name: 'of',
      label: 'Name or date of birth',
      autoComplete: 'off',
      required: true,
      hint: 'Of which it was told. For example Priya Sharma, or 29 11 1983.',
      withDate: true,
    },
  ],
  tables: 'birth',
  read: readDifferentNumber,
  drawing: 'rules',
} as const satisfies Definition<'birth'>;

type Counted = {
  what: 'name' | 'date';
  subject: string;
  rules: readonly WorkedRule[];
};

function readDifferentNumber(
  typed: FormValues,
  { numbers }: Tables['birth'],
  today: PlainDate,
): CalculatorResult {
  const told = numberIn(typed.told ?? '');
  const counted = countedIn(typed.of ?? '', today);
  if (typeof told !== 'number' || 'fault' in counted)
    return {
      faults: {
        ...(typeof told !== 'number' && told),
        ...('fault' in counted && { of: counted.fault }),
      },
    };
  const { what, subject, rules } = counted;
  const ours = rules.filter(({ isOurs }) => isOurs);
  const fitting = rules.filter(({ sum }) => sum.root === told);
  const times = fitting.length;
  const found = foundBy(told, rules, what);
  return {
    reading: {
      verdict: `Told ${told}: ${inWords[times]} ${times > 1 ? 'give' : 'gives'} it`,
      answer: [found, ourNumber(ours, told), advice[times > 0 ? 'found' : 'other']],
      plates: ours.map(({ name, source, sum }) => ({
        title: name,
        rule: `We count so, by ${source}.`,
        sum,
        says: allOfNumber(numbers, sum.root),
        link: numberLink(sum.root),
      })),
      working: rules.map(({ name, source, sum }) => ({
        term: name,
        sum: workingText(sum),
        about: `${sum.root === told ? 'The number that you were told. ' : ''}Source: ${source}.`,
      })),
      announcement: `${found} ${ourNumber(ours, told)}`,
      shortText: `${subject} is ${listed([...new Set(rules.map(({ sum }) => sum.root))], 'or')}`,
      subjects: [what === 'date' ? `Born ${subject}` : subject],
      orderNote: [
        `${what === 'date' ? 'Date of birth' : 'Name'}: ${subject}`,
        `Told: ${told}`,
        ...rules.map(({ name, sum }) => `${name}: ${workingText(sum)}`),
      ],
    },
  };
}

/** Of ten rules a date goes through six, a name through four. */
const inWords = [
  'no rule here',
  'one rule',
  'two rules',
  'three rules',
  'four rules',
  'five rules',
  'six rules',
];

const advice = {
  found: 'Stay with one rule: a name or a date that is counted by two has two numbers.',
  other: 'Ask to see the sum. Whoever counted can write it in one line.',
};

function foundBy(told: number, rules: readonly WorkedRule[], what: Counted['what']) {
  const fitting = rules.filter(({ sum }) => sum.root === told);
  const [first] = fitting;
  if (first)
    return `You were told ${told}. ${listed(fitting.map(ruleName), 'and')} ${fitting.length > 1 ? 'give' : 'gives'} ${told}: ${workingText(first.sum)}.`;
  const passing = rules.find(({ sum }) => sum.steps.includes(told));
  if (passing)
    return `You were told ${told}. It is a total on the way: ${workingText(passing.sum)} by ${ruleName(passing)}.`;
  return `You were told ${told}. None of our rules for a ${what} gives ${told}; perhaps another ${what === 'name' ? 'spelling or a longer name' : 'date'} was counted.`;
}

const ruleName = ({ name }: WorkedRule) => `‘${name}’`;

function ourNumber(ours: readonly WorkedRule[], told: number) {
  const numbers = ours.map(({ name, sum }) => `${sum.root} by ‘${name}’`);
  return ours.some(({ sum }) => sum.root === told)
    ? `We count so too: ${listed(numbers, 'and')}.`
    : `We count ${listed(numbers, 'and')}. Each number is right by its own rule.`;
}

function numberIn(typed: string): number | FieldErrors {
  const [found = '', ...others] = figures(typed).match(/\d+/g) ?? [];
  const isNumber = found !== '' && found.length < 4 && others.length === 0 && Number(found) > 0;
  return isNumber ? Number(found) : { told: 'Write the number alone, like 3 or 11.' };
}

/** A date where one can be found, else a name. */
function countedIn(typed: string, today: PlainDate): Counted | { fault: string } {
  const parts = findDate(typed);
  if (parts) {
    const [day = '', month = '', year = ''] = parts;
    const read = readDate({ day, month, year }, today);
    if ('fault' in read) return { fault: read.fault.message };
    return {
      what: 'date',
      subject: dateText(read.date),
      rules: workRules(dateRules, read.date),
    };
  }
  const name = readName(typed);
  if (name.kind !== 'latin') return { fault: faults[name.kind] };
  return {
    what: 'name',
    subject: name.words.join(' '),
    rules: workRules(nameRules, name.words),
  };
}

const faults = {
  empty: 'Write the name or the date of which you were told the number.',
  'no-letter': 'Write a name, or a whole date like 29 11 1983.',
  'other-script':
    'Write the name in Latin letters, as it was counted: other letters have no value.',
} as const;
