/** The shape of content/tools.yaml: the tables behind the calculators. Strict, like schemas.ts. Pure. */
import { z } from 'zod';
import { gridLines } from '../numerology/lo-shu';
import { listOf, words, written } from './parts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const lettersSchema = z.strictObject({
  name: words('Chaldean'),
  usual: words('usual in India'),
  source: words('Cheiro, Book of Numbers, 1926'),
  about: words('One or two sentences on what is special about the table.'),
  rows: listOf(
    written(/^[A-Z]+$/, 'write the letters of one value in capitals, for example AIJQY'),
    'AIJQY',
  ).refine((rows) => [...rows.join('')].sort().join('') === alphabet, {
    error: 'needs each of the 26 letters exactly once',
  }),
});

/** What is said of each number from 1 to 9. */
export const nine = (example: string) =>
  listOf(words(example), example).length(9, 'needs nine lines, for the numbers 1 to 9 in order');

const lineSchema = z.strictObject({
  digits: z.array(z.number(), { error: 'write the three digits, for example [4, 9, 2]' }),
  name: words('Mind'),
  about: words('the top row'),
});

export const toolTablesSchema = z.strictObject({
  letters: z.strictObject({ chaldean: lettersSchema, pythagorean: lettersSchema }),
  numbers: nine('memory, imagination and an ear for what others mean'),
  lines: listOf(lineSchema, 'digits: [4, 9, 2]').refine(
    (lines) => lines.map(({ digits }) => digits.join('')).join() === linesText,
    { error: `needs the eight lines of the square in this order: ${gridLines.join(' / ')}` },
  ),
});

const linesText = gridLines.map((line) => line.join('')).join();

/** The tables behind the calculators. */
