/** What visitors type: bounded as it arrives, before anything is done with it; telephones; programs that fill in forms. */
import 'server-only';
import { z } from 'zod';
import { figures, manyLines } from '../typed-words';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** Far more than any field takes, so that whoever types too much still hears it in the field's own words. */
export const rawLine = z.string().max(1_000);
export const rawText = z.string().max(10_000);

/** Text that keeps its line breaks. */
export const typedText = rawText.transform(manyLines);

/** A link's token; an order of many services makes one of some 2,000 letters. */
export const tokenText = z.string().max(8_000);

/** The two fields that our forms send along for this. */
export const robotFields = {
  /** The decoy: people never see it. */
  website: z.string().max(1_000).default(''),
  /** Milliseconds since the form was there to be filled in, by the page's own clock. */
  elapsed: z.int().min(0).optional(),
};

/** Nobody reads and fills in a form faster. */
const quickestMs = 2_000;

export const filledDecoy = ({ website }: { website: string }) => website.trim() !== '';

/** Our pages always say how long it took; a form post without JavaScript can't. */
export const tooFast = ({ elapsed }: { elapsed?: number }) =>
  elapsed !== undefined && elapsed < quickestMs;

/**
 * A telephone as it was typed, in E.164 ('+919822012345', with ' ext. 12' where one was named): with or without the code of the
 * country, the zero or the 00 in front, brackets, or words beside it. Undefined for what no country has as a number.
 *
 * @param country the code of the country it stands in, where it names none: 'IN'
 */
export function readPhone(typed: string, country?: string): string | undefined {
  // Whichever country it is typed in: 00 begins no number of any, and is how people write the plus.
  const text = figures(typed).replace(/^\+?\s*00/, '+');
  const number = parsePhoneNumberFromString(text, country as CountryCode | undefined);
  if (!number?.isValid() || (number.ext && endsInTelephone.test(text))) return undefined;
  return number.ext ? `${number.number} ext. ${number.ext}` : number.number;
}

/** The library takes a telephone behind a comma for an extension: '022 2345 6789, 2345678'. Two commas are a pause. */
const endsInTelephone = /(?<!,)[,;]\s*\d{6,}\D*$/;
