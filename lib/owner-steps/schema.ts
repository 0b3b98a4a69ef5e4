/** What the owner's and the buyer's pages post: shapes alone. Pure. */
import { z } from 'zod';
import { tokenText, typedText } from '../platform/typed';

const shortText = z.string().max(20).default('');

/** One shape for JSON and for the form that shows the mail, whose values are all texts. */
export const actionBodySchema = z.strictObject({
  token: tokenText,
  words: typedText.default(''),
  /** The moment of the earlier step that speaks against this one, as the page has shown it. */
  despite: z.string().max(40).default(''),
  /** How the reading was given. */
  by: shortText,
  minutes: z.string().max(20).default('45'),
  day1: shortText,
  time1: shortText,
  day2: shortText,
  time2: shortText,
  day3: shortText,
  time3: shortText,
});

export type ActionBody = z.infer<typeof actionBodySchema>;

/** What a reading needs, by the names of its fields; `changed` names those that differ from the last sending. */
export const intakeBodySchema = z.strictObject({
  token: tokenText,
  attempt: z.int().min(0),
  answers: z.record(z.string().max(300), typedText),
  changed: z.array(z.string().max(300)).max(200).optional(),
  /** By which the buyer says that it is paid. */
  reference: z.string().max(40).default(''),
  agreed: z.boolean().default(false),
});

export type IntakeBody = z.infer<typeof intakeBodySchema>;

export const choiceBodySchema = z.strictObject({ token: tokenText, choice: z.int().min(0) });
