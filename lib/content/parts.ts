/** The pieces that schemas are made of; each fault says what would be right. Pure. */
import { z } from 'zod';

export const words = (example: string) =>
  z
    .string({ error: `write some text, for example ${example}` })
    .trim()
    .min(1, `write some text, for example ${example}`);

export const written = (pattern: RegExp, error: string) =>
  z.string({ error }).regex(pattern, error);

export const wholeNumber = (example: number) => {
  const error = `write a whole number, for example ${example}`;
  return z.number({ error }).int(error).positive(error);
};

export const listOf = <T extends z.ZodType>(item: T, example: string) => {
  const error = `write a list, each item on its own line after a dash, for example - ${example}`;
  return z.array(item, { error }).min(1, error);
};

/** A photograph that takes the place of the drawn picture: a file in public/photos. */
export const photo = z
  .string({ error: 'write the name of a file in public/photos, for example portrait.jpg' })
  .regex(
    /^[\w-]+\.(jpe?g|png|webp|avif)$/,
    'write the name of a file in public/photos, for example portrait.jpg',
  )
  .optional();

export const link = z.url({
  protocol: /^https?$/,
  error: 'write a full address, for example https://example.com/page',
});
