/** What the owner's and the buyer's pages post: shapes alone. Pure. */
import { z } from 'zod';
import { manyLines } from '../email/words';

/** One shape for JSON and for the form that shows the mail, whose values are all texts. */
export const actionBodySchema = z.strictObject({
  token: z.string(),
  words: z.string().default('').transform(manyLines),
  minutes: z.string().default('45'),
  day1: z.string().default(''),
  time1: z.string().default(''),
  day2: z.string().default(''),
  time2: z.string().default(''),
  day3: z.string().default(''),
  time3: z.string().default(''),
});

export type ActionBody = z.infer<typeof actionBodySchema>;

export const choiceBodySchema = z.strictObject({ token: z.string(), choice: z.int().min(0) });
