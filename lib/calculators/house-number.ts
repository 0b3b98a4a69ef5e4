import { chaldean, latinCapitals, type LetterRows, pythagorean, signsOf } from '../numerology/name';
import type { PlainDate } from '../numerology/plain-date';
import { addUp, digitsOf, sumOf } from '../numerology/reduce';
import { figures, oneLine } from '../typed-words';
import { candidateFields, readCandidates } from './candidates';
import type { Definition, Tables } from './definition';
import type { FormValues } from './reading';

export const houseNumber = {
  slug: 'house-number',
  picture: { form: 'door', behind: 'floor', width: 50, scale: 1.7 },
  fields: [
    {
      name: 'doors',
      label: 'House or flat numbers, one on each line',
      rows: 2,
      autoComplete: 'off',
      required: true,
      intake: 'list',
      hint: 'Up to ten. For example A-1204, 12B.',
    },
    ...candidateFields,
  ],
  tables: 'pair',
  read: (typed: FormValues, tables: Tables['pair'], today: PlainDate) =>
    readCandidates('doors', typed, tables, today, readDoor, { one: 'door', many: 'doors' }),
  drawing: 'candidates',
} as const satisfies Definition<'pair'>;

/** 'Flat no 7, Wing C' is 7 C: what every door is called is left out, and so are signs. */
export function readDoor(line: string) {
  const text = latinCapitals(figures(line));
  const parts = text.replace(labels, ' ').match(/\p{L}+|\d+/gu) ?? [];
  const digits = parts.filter((part) => /\d/.test(part)).flatMap(digitsOf);
  const letters = parts.filter((part) => !/\d/.test(part));
  if (digits.length === 0) return { fault: `There is no number in ‘${line}’.` };
  if (sumOf(digits) === 0) return { fault: 'Zeros alone add up to nothing.' };
  if (digits.length > 6 || letters.some((part) => !/^[A-Z]{1,2}$/.test(part)))
    return { fault: `‘${line}’ holds more than a door. Write its number and the wing, like C-7.` };
  const alone = { by: 'The figures alone', sum: addUp(digits) };
  const written = oneLine(line);
  if (letters.length === 0) return { written, counts: [alone] as const };
  const own = withLetters(parts, chaldean);
  const other = withLetters(parts, pythagorean);
  const isOne = own.root === other.root && own.steps[0] === other.steps[0];
  return {
    written,
    counts: [
      { by: `With the letter, ${isOne ? 'by both tables' : 'Chaldean'}`, sum: own },
      alone,
      ...(isOne ? [] : [{ by: 'With the letter, Pythagorean', sum: other }]),
    ] as const,
  };
}

const labels =
  /\b(?:FLAT|HOUSE|H|APARTMENT|APT|UNIT|SHOP|PLOT|ROOM|OFFICE|DOOR|WING|TOWER|BLOCK|BUILDING|NUMBER|NO|NR)\b\.?/g;

const withLetters = (parts: readonly string[], rows: LetterRows) =>
  addUp((signsOf(parts.join(''), rows) ?? []).map(({ value }) => value));
