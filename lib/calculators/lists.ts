/** Fetched when a list is typed: a single result does without. */
import { chaldean, countName, pythagorean, readName } from '../numerology/name';
import type { PlainDate } from '../numerology/plain-date';
import { addUp, inFives, readRegistration, readTenDigits } from '../numerology/reduce';
import { oneLine } from '../typed-words';
import { readCandidates, type ReadLine } from './candidates';
import type { CalculatorInput, ListName } from './definition';
import type { FormValues } from './reading';

const readMobileLine: ReadLine = (line) => {
  const read = readTenDigits(line);
  return 'fault' in read
    ? read
    : {
        written: inFives(read.digits),
        counts: [{ by: 'All ten digits', sum: addUp(read.digits) }],
      };
};

const readPlateLine: ReadLine = (line) => {
  const read = readRegistration(line);
  if ('fault' in read) return read;
  const { serial, all } = read;
  return {
    written: oneLine(line).toUpperCase(),
    counts: [
      { by: 'The number', sum: addUp(serial) },
      ...(all.length > serial.length ? [{ by: 'Whole plate', sum: addUp(all) }] : []),
    ],
  };
};

/** 'प्रिया Priya': the Latin spelling beside a name is counted, and none is made up. */
const readSpelling: ReadLine = (line) => {
  const other = (line.match(otherLetters) ?? []).join(' ');
  const name = readName(line.replace(otherLetters, ' '));
  if (name.kind === 'latin')
    return {
      written: name.words.join(' '),
      note: other ? `The spelling that you gave for ${other}.` : undefined,
      counts: [
        { by: 'Chaldean', sum: countName(name.words, chaldean).total },
        { by: 'Pythagorean', sum: countName(name.words, pythagorean).total },
      ],
    };
  return {
    fault:
      other || name.kind === 'other-script'
        ? 'These letters have no fixed Latin spelling. Write yours beside them, like प्रिया Priya.'
        : 'There is no letter here to count.',
  };
};

const otherLetters = /(?!\p{Script=Latin})\p{Lo}[\p{Lo}\p{M}\u200c\u200d]*/gu;

const lists = {
  numbers: { first: ['mobile'], read: readMobileLine, one: 'number', many: 'numbers' },
  plates: { first: ['plate'], read: readPlateLine, one: 'plate', many: 'plates' },
  spellings: {
    first: ['name', 'spelling'],
    read: readSpelling,
    one: 'spelling',
    many: 'spellings',
    isName: true,
  },
} as const satisfies Record<ListName, object>;

/** What stands in the first field is one of them. */
export function readList(
  name: ListName,
  typed: FormValues,
  tables: CalculatorInput,
  today: PlainDate,
) {
  const { first, read, ...thing } = lists[name];
  const own = first.map((field) => typed[field] ?? '').join(' ');
  if (!('school' in tables)) throw new Error(`The list of ${name} needs the table of friends.`);
  const all = { ...typed, more: `${own}\n${typed.more ?? ''}` };
  return readCandidates('more', all, tables, today, read, thing);
}
