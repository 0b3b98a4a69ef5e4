/**
 * The Chaldean values of letters, as printed in Cheiro's Book of Numbers (1926) and used by most
 * readers in India: 1 to 8, because no letter is 9. An earlier chart differs in C, H and X.
 */
export const chaldean: LetterRows = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'];

/** A table of letter values: the letters that are worth 1, those worth 2, and so on. */
export type LetterRows = readonly string[];

const valuesIn = (rows: LetterRows) =>
  new Map(rows.flatMap((row, index) => [...row].map((letter) => [letter, index + 1] as const)));

/** Letters that do not come apart into a base letter and a mark. */
const spelledOut: Record<string, string> = {
  ß: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ı: 'I',
};

export type Sign = { sign: string; value: number };

/**
 * The letters of a name with their values; digits in it count as themselves. Spaces and punctuation
 * are passed over and accents dropped (José is JOSE). Undefined when there is no letter or digit to
 * add, or when one is not Latin: no table says what another script's letters are worth.
 */
export function signsOf(name: string, rows: LetterRows = chaldean): Sign[] | undefined {
  const values = valuesIn(rows);
  const letters = [...latin(name)].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const signs = letters.flatMap((sign) => {
    const value = /\d/.test(sign) ? Number(sign) : values.get(sign);
    return value === undefined ? [] : [{ sign, value }];
  });
  return signs.length === letters.length && signs.some(({ value }) => value > 0)
    ? signs
    : undefined;
}

/** A name in plain capitals, as far as it is Latin: every accented letter as its base letter. */
export const latin = (name: string) =>
  name
    .replace(
      /[ßæœøłđðþı]/gi,
      (letter) => spelledOut[letter] ?? spelledOut[letter.toUpperCase()] ?? letter,
    )
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase();
