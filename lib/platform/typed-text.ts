/** Schemas of what visitors type: bounded as it arrives, before anything is done with it. Pure. */
import { z } from 'zod';
import { manyLines, oneLine } from '../typed-words';

/** Far more than any field takes, so that whoever types too much still hears it in the field's own words. */
const rawLineMax = 1_000;
const rawTextMax = 10_000;

/** One line. */
export const typedLine = z.string().max(rawLineMax).transform(oneLine);

/** Text that keeps its line breaks. */
export const typedText = z.string().max(rawTextMax).transform(manyLines);

/** A postal address, typed on one line or on several, as one line: 'Flat 4, Station Road'. */
export const typedAddress = typedText.transform((text) =>
  text
    .split('\n')
    .map((line) => oneLine(line).replace(/,$/, '').trimEnd())
    .filter((line) => line !== '')
    .join(', '),
);

/** A link's token; an order of many services makes one of some 2,000 letters. */
export const tokenText = z.string().max(8_000);
