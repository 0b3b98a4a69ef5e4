import { z } from 'zod';
import { listed } from '../lists';
import { gridOf } from '../numerology/birth';
import { formattedText, rule, statedSum, upTo, wholeNumber } from './fields';
import { isStated, wrongSums } from './sums';

/** One sheet for each kind of order. */
export const readingKinds = ['number', 'name', 'couple', 'question', 'call', 'project'] as const;

export type ReadingKind = (typeof readingKinds)[number];

const line = z
  .strictObject({
    heading: upTo(60, 'Your numbers, in order').optional(),
    item: upTo(40, '12345 67895').optional(),
    text: upTo(200, '50 → 5, Budh. A friend of both.'),
    sums: z.array(statedSum).default([]),
    grid: formattedText(/^\d{1,2}-\d{1,2}-\d{4}$/, 'a date of birth', '15-3-1992').optional(),
    note: z
      .strictObject({
        title: upTo(40, 'Your own two numbers'),
        text: upTo(240, 'One or two sentences.'),
      })
      .optional(),
  })
  .check(rule(textFaults));

type Written = Pick<z.infer<typeof line>, 'text' | 'sums' | 'grid'>;

/** The text states each of its sums, and every digit that the grid lacks. */
function textFaults({ text, sums, grid }: Written) {
  const [wrong] = wrongSums(text);
  const unsaid = sums.find((sum) => !isStated(text, sum));
  const lacks = grid && listed(gridOfDate(grid).missing, 'and');
  return {
    text:
      (wrong && `${wrong.piece} ${wrong.fault}`) ??
      (unsaid && `does not say ${unsaid.value}: ${unsaid.path}; write it there`) ??
      (lacks && !text.includes(lacks) && `does not name what the grid lacks: ${lacks}`),
  };
}

/** Mulank and bhagyank written in, as Indian classes do. */
export function gridOfDate(date: string) {
  const [day = 1, month = 1, year = 1] = date.split('-').map(Number);
  return gridOf({ day, month, year }, { withRoots: true });
}

const reading = z.strictObject({
  service: wholeNumber(3),
  name: upTo(24, 'Farida'),
  born: upTo(40, 'Born on 15-3-1992'),
  invented: upTo(80, 'Farida is invented, and so are her numbers.'),
  lines: z
    .array(line)
    .refine(
      (lines) => lines.filter(({ note }) => note).length === 5,
      'needs five lines with a note, for the five marks',
    ),
});

export const readingsSchema = z.strictObject(
  Object.fromEntries(readingKinds.map((kind) => [kind, reading])) as Record<
    ReadingKind,
    typeof reading
  >,
);

export type OpenReading = z.infer<typeof reading>;

export type ReadingLine = OpenReading['lines'][number];
