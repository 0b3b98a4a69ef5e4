/** Words in Devanagari, several in a row as one piece. */
export const devanagari = /(?<![\u0900-\u097f])[\u0900-\u097f]+(?: [\u0900-\u097f]+)*/g;

/** Not Arabic, which would turn a line around, nor letters that show a dot alone. */
const indian = ['Deva', 'Beng', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Taml', 'Telu']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/**
 * Characters that show nothing: controls but for breaks and tabs, marks of direction, fillers, soft
 * hyphens. Joiners between Indian letters stay, since they change these, and so does the one that
 * ends a Malayalam chillu.
 */
const unseen = new RegExp(
  String.raw`(?![\t\n\r])(?!(?<=[${indian}])[\u200c\u200d](?=[${indian}]))(?!(?<=\u0d4d)\u200d)` +
    String.raw`[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

/** Makes Word's own line breaks plain ones, and half a character �. */
export const withoutUnseen = (text: string) =>
  text
    .replace(/[\v\f\u0085]/g, '\n')
    .replace(unseen, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');

/** Turns breaks, tabs, spaces of any kind and the Braille cell without a dot into one space. */
export const oneLine = (text: string) =>
  withoutUnseen(text)
    .replace(/[\s\u2800]+/g, ' ')
    .trim();

const lineBreak = /\r\n|[\r\n\u2028\u2029]/;

export const manyLines = (text: string) =>
  withoutUnseen(text)
    .split(lineBreak)
    .map((line) => line.replace(/[\t\p{Zs}\u2800]/gu, ' ').trimEnd())
    .join('\n')
    .trim();

/** A postal address, typed on one line or on several: 'Flat 4, Station Road'. */
export const addressLine = (text: string) =>
  text
    .split(lineBreak)
    .map((line) => oneLine(line).replace(/,$/, '').trimEnd())
    .filter((line) => line !== '')
    .join(', ');

export const tooLong = (text: string, limit: number) =>
  text.length > limit
    ? `Use at most ${limit.toLocaleString('en-IN')} characters; there are ${text.length.toLocaleString('en-IN')}`
    : undefined;

/** Each script has its ten digits in a row, and some have several rows side by side. */
export const plainDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });

export const figures = (text: string) => plainDigits(oneLine(text));

/** 'Asha', 'D’Souza', 'J. R.': a dot ends a short word, so that nothing reads as an address. */
function namePatterns() {
  // Not all that Unicode counts as Latin: it has letters that look like a dot, too.
  const letters = [
    String.raw`[A-Za-zÀ-ÖØ-öø-\u01bf\u01c4-\u024f\u1e00-\u1eff]`,
    String.raw`(?:(?=\p{Lo})[${indian}](?:(?=\p{M})[${indian}]|[\u200c\u200d])*)`,
  ];
  return letters.map((letter) => {
    const word = String.raw`(?:${letter}+(?:['’ʻʼʿʾ-]${letter}+)*|${letter}{1,4}\.)`;
    return new RegExp(String.raw`^${word}(?: ${word})?$`, 'u');
  });
}

/** A call, so that a script that greets nobody carries no patterns. */
const plainNames = /* @__PURE__ */ namePatterns();

/** Anybody can order with somebody else's address, so a greeting has no room for a message. */
export function greetingName(firstName: string): string | undefined {
  const name = oneLine(firstName).normalize('NFC');
  const isShort = name.length <= 30 && name.split(/[ -]/).length <= 2;
  return isShort && plainNames.some((plain) => plain.test(name)) ? name : undefined;
}

/** 'Thank you Asha', and 'Thank you' for a text that is no plain name. */
export function withName(words: string, firstName: string, between = ' ') {
  const name = greetingName(firstName);
  return name ? `${words}${between}${name}` : words;
}

export const lineOf = (cells: readonly string[]) => cells.map(cell).join('\t');

/** A spreadsheet may run no text: https://owasp.org/www-community/attacks/CSV_Injection */
function cell(value: string) {
  const text = oneLine(value);
  return /^[=+\-@"＝＋－＠]/.test(text) || value.startsWith('\t') ? `'${text}` : text;
}
