/** What people type, read and made fit to be shown: the same in the browser, on the server, in content and in mails. Pure. */

/**
 * The scripts that India writes its languages in, but for Arabic, whose direction would turn a line around, and those whose
 * letters show a dot alone.
 */
const indian = ['Deva', 'Beng', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Taml', 'Telu']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/**
 * What shows nothing: controls but for breaks and tabs, marks of direction, fillers, soft hyphens, spaces of no width. Joiners
 * between letters of an Indian script stay, for they change how these look, and so does the one that ends a Malayalam chillu.
 */
const unseen = new RegExp(
  String.raw`(?![\t\n\r])(?!(?<=[${indian}])[\u200c\u200d](?=[${indian}]))(?!(?<=\u0d4d)\u200d)` +
    String.raw`[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

/** A text without what shows nothing. Word's own line breaks become plain ones, and half a character becomes �. */
export const withoutUnseen = (text: string) =>
  text
    .replace(/[\v\f\u0085]/g, '\n')
    .replace(unseen, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');

/** Text on one line: breaks, tabs and spaces of any kind are one space, and the Braille cell without a dot is a space too. */
export const oneLine = (text: string) =>
  withoutUnseen(text)
    .replace(/[\s\u2800]+/g, ' ')
    .trim();

const lineBreak = /\r\n|[\r\n\u2028\u2029]/;

/** Text that keeps its line breaks, and nothing else that can't be seen. */
export const manyLines = (text: string) =>
  withoutUnseen(text)
    .split(lineBreak)
    .map((line) => line.replace(/[\t\p{Zs}\u2800]/gu, ' ').trimEnd())
    .join('\n')
    .trim();

/** A postal address, typed on one line or on several, as one line: 'Flat 4, Station Road'. */
export const addressLine = (text: string) =>
  text
    .split(lineBreak)
    .map((line) => oneLine(line).replace(/,$/, '').trimEnd())
    .filter((line) => line !== '')
    .join(', ');

/** What is said of a text that is longer than its field takes; undefined where it fits. */
export const tooLong = (text: string, limit: number) =>
  text.length > limit
    ? `Use at most ${limit.toLocaleString('en-IN')} characters; there are ${text.length.toLocaleString('en-IN')}`
    : undefined;

/** The digits of every script as 0 to 9. Each script has its ten in a row, and some have several rows side by side. */
export const plainDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });

/** Text that is read for its figures: on one line, its digits as 0 to 9. */
export const figures = (text: string) => plainDigits(oneLine(text));

/** 'Asha', 'D’Souza', 'Anne-Marie', 'J. R.', 'Smt. Asha': a dot ends a short word, so that nothing reads as an address. */
function namePatterns() {
  // Letters with their marks. Not all that Unicode counts as Latin: it has letters that look like a dot, too.
  const letters = [
    String.raw`[A-Za-zÀ-ÖØ-öø-\u01bf\u01c4-\u024f\u1e00-\u1eff]`,
    String.raw`(?:(?=\p{Lo})[${indian}](?:(?=\p{M})[${indian}]|[\u200c\u200d])*)`,
  ];
  return letters.map((letter) => {
    const word = String.raw`(?:${letter}+(?:['’ʻʼʿʾ-]${letter}+)*|${letter}{1,4}\.)`;
    return new RegExp(String.raw`^${word}(?: ${word})?$`, 'u');
  });
}

/** By a call, since a script that greets nobody carries none. */
const plainNames = /* @__PURE__ */ namePatterns();

/**
 * A first name to greet by, or undefined when what was typed is no plain name. Anybody can order with somebody else's
 * address, so a greeting must not have room for a message: at most two words of 30 letters together, in Latin letters or
 * those of an Indian script.
 */
export function greetingName(firstName: string): string | undefined {
  const name = oneLine(firstName).normalize('NFC');
  const isShort = name.length <= 30 && name.split(/[ -]/).length <= 2;
  return isShort && plainNames.some((plain) => plain.test(name)) ? name : undefined;
}

/** 'Thank you Asha', and 'Thank you' where what was typed is no plain name. */
export function withName(words: string, firstName: string, between = ' ') {
  const name = greetingName(firstName);
  return name ? `${words}${between}${name}` : words;
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
