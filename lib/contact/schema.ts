/** A post of one of the two forms as it arrives: its shape alone. Pure. */
import { z } from 'zod';
import { manyLines, oneLine } from '../email/words';
import { robotFields } from '../relay/robots';

const line = z.string().transform(oneLine);

export const interestBodySchema = z.strictObject({ name: line, email: line, ...robotFields });

export const contactBodySchema = z.strictObject({
  name: line,
  email: line,
  phone: line,
  message: z.string().transform(manyLines),
  ...robotFields,
});
