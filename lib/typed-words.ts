/** What visitors typed, made fit for a mail. Pure. */

/** C0 and C1 controls, and the marks that reverse the direction of the text around them. */
const controls = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/gu;

/** Text on one line: breaks and tabs become spaces, other controls and half characters go. */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(controls, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Text that keeps its line breaks, and nothing else that can't be seen. */
export const manyLines = (text: string) =>
  text
    .toWellFormed()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' ').replace(controls, '').trimEnd())
    .join('\n')
    .trim();

/**
 * A first name to greet by, or undefined when what was typed is no plain name. Anybody can order with somebody else's
 * address, so a greeting must not have room for a message: at most two words of 30 letters together, of letters and their
 * marks (with the joiners that Indian scripts need), apostrophes, dots and hyphens.
 */
export function greetingName(firstName: string): string | undefined {
  const name = oneLine(firstName);
  const plain = /^[\p{L}\p{M}\u200c\u200d .'’-]{1,30}$/u.test(name) && /\p{L}/u.test(name);
  const isSentence = name.split(/[ .-]+/).filter(Boolean).length > 2;
  const likeLink = /\p{L}{2}\.\p{L}{2}/u.test(name);
  return plain && !isSentence && !likeLink ? name : undefined;
}

/**
 * A phone number as a link needs it, digits with the country code where it is known; one in no country that we know is
 * taken as it was typed.
 */
export function phoneDigits(
  phone: string,
  country?: { code: string; digits: number },
): { digits: string; international: boolean } {
  // '+44 (0)20': the zero is for calls within the country.
  const digits = phone.replace('(0)', '').replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return { digits, international: true };
  if (digits.startsWith('00')) return { digits: digits.slice(2), international: true };
  if (country) {
    const { code, digits: most } = country;
    const typed = digits.replace(/^0+/, '');
    const isWhole = typed.length > most && typed.startsWith(code);
    return { digits: isWhole ? typed : `${code}${typed}`, international: true };
  }
  return { digits, international: false };
}

/** Texts as the cells of one row, whatever was typed into them. */
export const lineOf = (cells: readonly string[]) => cells.map(cell).join('\t');

/**
 * A cell that stays text: an apostrophe first keeps a spreadsheet from running it as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection), or from reading on past the tab for the
 * quotation mark that would close it.
 */
function cell(value: string) {
  const text = oneLine(value);
  return /^[=+\-@"＝＋－＠]/.test(text) || value.startsWith('\t') ? `'${text}` : text;
}
