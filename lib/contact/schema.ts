/** A post of one of the two forms as it arrives: its shape alone. Pure. */
import { z } from 'zod';
import { robotFields, typedFigures, typedLine, typedText } from '../platform/typed';

export const interestBodySchema = z.strictObject({
  name: typedLine,
  email: typedLine,
  ...robotFields,
});

export const contactBodySchema = z.strictObject({
  name: typedLine,
  email: typedLine,
  phone: typedFigures,
  message: typedText,
  ...robotFields,
});
