import 'server-only';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { figures } from '../typed-words';

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
  if (!number?.isValid()) return undefined;
  return number.ext ? `${number.number} ext. ${number.ext}` : number.number;
}
