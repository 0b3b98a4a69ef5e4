/** A post of one of the two forms as it arrives: its shape alone. Pure. */
import { z } from 'zod';
import { manyLines, oneLine } from '../email/words';

const line = z.string().transform(oneLine);

/** The decoy: people never see it, so whoever fills it in is a program. */
const website = z.string().default('');

const elapsed = z.number().int().min(0).optional();

export const interestBodySchema = z.strictObject({ name: line, email: line, website, elapsed });

export const contactBodySchema = z.strictObject({
  name: line,
  email: line,
  phone: line,
  message: z.string().transform(manyLines),
  website,
  elapsed,
});
