/** Schemas of what visitors type: bounded as it arrives, before anything is done with it. Pure. */
import { z } from 'zod';
import { figures, manyLines, oneLine } from '../typed-words';

/** Far more than any field takes, so that whoever types too much still hears it in the field's own words. */
const rawLineMax = 1_000;
const rawTextMax = 10_000;

export const rawLine = z.string().max(rawLineMax);
export const rawText = z.string().max(rawTextMax);

/** One line. */
export const typedLine = rawLine.transform(oneLine);

/** One line that is read for its figures. */
export const typedFigures = rawLine.transform(figures);

/** Text that keeps its line breaks. */
export const typedText = rawText.transform(manyLines);

/** A link's token; an order of many services makes one of some 2,000 letters. */
export const tokenText = z.string().max(8_000);
