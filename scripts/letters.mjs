const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

/** The letters that every page writes. */
export const common = range(0x20, 0x7e) + '©·×÷é–—‘’“”•…←↑→↓−';

/** Those of names and foreign words, in font files that only a page which has one fetches. */
export const further = [...range(0xa1, 0xff)].filter((letter) => !common.includes(letter)).join('');

/** What pictures can write; the rupee sign comes from other files. */
export const latin = `${common}${further}\u00a0`;
