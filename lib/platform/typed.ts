import 'server-only';
import { z } from 'zod';
import { figures, manyLines } from '../typed-words';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** Far more than any field takes: a visitor who types too much still gets the field's message. */
export const rawLine = z.string().max(1_000);
export const rawText = z.string().max(10_000);

export const typedText = rawText.transform(manyLines);

/** The link of an order with many services has some 2,000 letters. */
export const tokenText = z.string().max(8_000);

export const robotFields = {
  website: z.string().max(1_000).default(''),
  /** Milliseconds since the page showed the form, by its own clock. */
  elapsed: z.int().min(0).optional(),
};

const quickestMs = 2_000;

export const filledDecoy = ({ website }: { website: string }) => website.trim() !== '';

/** Our pages always send the time; a form post without JavaScript can't. */
export const tooFast = ({ elapsed }: { elapsed?: number }) =>
  elapsed !== undefined && elapsed < quickestMs;

/** Returns '+919822012345', or with ' ext. 12'. `country`, 'IN', is for a number that names none. */
export function readPhone(typed: string, country?: string): string | undefined {
  // No country's numbers begin with 00, which people write for the plus.
  const text = figures(typed).replace(/^\+?\s*00/, '+');
  const number = parsePhoneNumberFromString(text, country as CountryCode | undefined);
  if (!number?.isValid() || (number.ext && endsInTelephone.test(text))) return undefined;
  return number.ext ? `${number.number} ext. ${number.ext}` : number.number;
}

/** The library takes a number behind one comma for an extension. Two commas are a pause. */
const endsInTelephone = /(?<!,)[,;]\s*\d{6,}\D*$/;
