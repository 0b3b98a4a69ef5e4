import localFont from 'next/font/local';

/**
 * Eczar for display, Anek Latin for text, both OFL, subset by scripts/subset-fonts.mjs. The rupee
 * signs are files of one glyph with their own unicode-range: a page without a price never fetches them.
 */
const eczar = localFont({
  src: './fonts/eczar-latin.woff2',
  weight: '400 600',
  variable: '--font-eczar',
  adjustFontFallback: 'Times New Roman',
});

const anek = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 600',
  variable: '--font-anek',
  adjustFontFallback: 'Arial',
});

const eczarRupee = localFont({
  src: './fonts/eczar-rupee.woff2',
  weight: '400 600',
  variable: '--font-eczar-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

const anekRupee = localFont({
  src: './fonts/anek-rupee.woff2',
  weight: '400 600',
  variable: '--font-anek-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** The class names that define the four font variables, for the html element. */
export const fontVariables = [eczar, anek, eczarRupee, anekRupee]
  .map((font) => font.variable)
  .join(' ');
