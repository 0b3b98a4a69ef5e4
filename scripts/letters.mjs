const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

/** The letters that the site writes, in pages and in pictures; the rupee sign comes from other files. */
export const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…←→−';
