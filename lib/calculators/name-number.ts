import { countName, readName, type CountedName } from '../numerology/name';
import { pathText, pathWords, sumText, workingText } from '../numerology/reduce';
import { isListTyped, listFields } from './candidates';
import type { Definition, LetterSchool, Tables } from './definition';
import {
  allOfNumber,
  dateFields,
  numberLink,
  planetOf,
  type CalculatorResult,
  type Reading,
  secondDateFields,
  type FormValues,
  type WorkingLine,
} from './reading';
import { a, suits } from './sentences';

const list = listFields('spellings', 'Beside other letters write the Latin ones: प्रिया Priya.');

export const nameNumber = {
  slug: 'name-number',
  picture: { form: 'initial', behind: 'ruled', width: 42, scale: 1.7 },
  fields: [
    {
      name: 'name',
      label: 'Name',
      autoComplete: 'name',
      required: true,
      intake: 'name',
      hint: 'As people call you, without Mr, Dr or Shri.',
    },
    {
      name: 'spelling',
      label: 'The same name in Latin letters',
      autoComplete: 'off',
      hint: 'As it stands on your papers. You decide on the spelling; nothing is converted.',
      isAsked: needsSpelling,
      intake: 'name',
    },
    list.others,
    list.first,
    list.second,
  ],
  listIn: (typed) => isListTyped(typed, [...dateFields, ...secondDateFields]) && 'spellings',
  action: (typed) => (needsSpelling(typed) ? 'Count this spelling' : 'Work it out'),
  tables: 'name',
  read: readNameNumber,
  drawing: 'letters',
} as const satisfies Definition<'name'>;

/** Takes a Latin `spelling` for a name in another script: we transliterate nothing. */
function readNameNumber(typed: FormValues, tables: Tables['name']): CalculatorResult {
  const { name = '', spelling = '' } = typed;
  const first = readName(name);
  if (first.kind === 'latin') return { reading: readingOf(first, tables) };
  if (first.kind !== 'other-script') return { faults: { name: sentences[first.kind] } };
  const second = readName(spelling);
  if (second.kind === 'latin') return { reading: readingOf(second, tables, name.trim()) };
  return { faults: { spelling: second.kind === 'empty' ? askSpelling : sentences[second.kind] } };
}

function needsSpelling({ name = '' }: FormValues) {
  return readName(name).kind === 'other-script';
}

const sentences = {
  empty: 'Write the name as you sign it.',
  'no-letter': 'There is no letter here to count. Write the name as you sign it.',
  'other-script': 'The tables know the 26 Latin letters only. Write the name in them.',
} as const;

const askSpelling =
  'Other letters have no fixed Latin spelling, and Sharma or Sarma changes the sum. Write the one on your papers.';

type CountedSchool = LetterSchool & { counted: CountedName };

type LatinName = Extract<ReturnType<typeof readName>, { kind: 'latin' }>;

function readingOf(name: LatinName, tables: Tables['name'], original?: string): Reading {
  const latin = name.words.join(' ');
  const schools = [tables.chaldean, tables.pythagorean].map((table) => ({
    ...table,
    counted: countName(name.words, table.rows),
  }));
  const read = countName(name.words, tables.chaldean.rows).total.root;
  return {
    letters: schools.map(({ name, usual, counted }) => ({ name, usual, counted })),
    answer: [
      `By the ${tables.chaldean.name} table it is ${a(read)}, the number of ${planetOf(tables.numbers, read)}.`,
      suits(read, tables.numbers),
      'Try a spelling first where it is free: in a signature or on a visiting card.',
    ],
    verdict: `${latin}: ${schools.map(({ name, counted }) => `${name} ${counted.total.root}`).join(', ')}`,
    plates: schools.map(({ name, counted: { total } }) => ({
      title: name,
      rule: sumText(total.values),
      sum: total,
      says: allOfNumber(tables.numbers, total.root),
      link: numberLink(total.root),
      isOther: name !== tables.chaldean.name,
    })),
    working: [
      ...howRead(name, original),
      ...schools.flatMap((school) => schoolLines(school, school.name === tables.chaldean.name)),
    ],
    announcement: `${latin}. ${schools
      .map(({ name, counted }) => `${name} ${counted.total.root}: ${pathWords(counted.total)}.`)
      .join(' ')}`,
    shortText: `${latin} is ${schools.map(({ counted }) => counted.total.root).join(' or ')}`,
    subjects: [original ?? latin],
    orderNote: [
      original ? `Name: ${original}, spelled ${latin}` : `Name: ${latin}`,
      ...schools.map(({ name, counted }) => `${name}: ${workingText(counted.total)}`),
    ],
  };
}

/** Cheiro's way of adding belongs to the table that he printed. */
function schoolLines(
  { name, source, counted: { total, byWords } }: CountedSchool,
  isCheiros: boolean,
): WorkingLine[] {
  const [compound = 0] = total.steps;
  const line = {
    term: name,
    sum: pathText(total),
    about: `Table: ${source}.${compound > 9 ? ` The compound number is ${compound}, the root ${total.root}.` : ''}`,
  };
  if (!isCheiros || !byWords || byWords.steps[0] === compound) return [line];
  return [
    line,
    {
      term: `${name}, word by word`,
      sum: `${sumText(byWords.values)}${byWords.steps.length > 1 ? `, so ${byWords.root}` : ''}`,
      about: `Cheiro reduces each word first. The root is the same; the compound is then ${byWords.steps[0]}.`,
    },
  ];
}

/** Lists letters that were not read exactly as typed. */
function howRead({ words, changes, passedOver }: LatinName, original?: string): WorkingLine[] {
  const lines: WorkingLine[] = [];
  if (original)
    lines.push({
      term: 'Counted',
      sum: words.join(' '),
      about: `The spelling that you gave for ${original}. Another spelling may have another number.`,
    });
  if (changes.length > 0)
    lines.push({
      term: 'Accents',
      sum: changes.map(({ from, to }) => `${from} counts as ${to}`).join(', '),
      about: 'An accented letter counts as its base letter; none is left out.',
    });
  if (passedOver.length > 0)
    lines.push({
      term: 'No value',
      sum: passedOver.join('  '),
      about: 'Signs between letters are passed over. They don’t change the sum.',
    });
  if (words.some((word) => /\d/.test(word)))
    lines.push({
      term: 'Digits',
      sum: (words.join('').match(/\d/g) ?? []).join(', '),
      about: 'A digit in a name counts as itself. That is our own rule, for names like Studio 54.',
    });
  return lines;
}
