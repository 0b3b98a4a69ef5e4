import localFont from 'next/font/local';

/**
 * Eczar for display, Anek Latin for text, both OFL, subset by scripts/fonts.ts. Letters beyond
 * the common ones and the rupee sign are files of their own with a unicode-range: a page without them never
 * fetches those files. They stand before the common file in a list of families. What stands in for all of them is
 * in styles/_fallbacks.scss. The framework wants each range written out.
 */
const eczar = localFont({
  src: './fonts/eczar.woff2',
  weight: '600',
  variable: '--font-eczar',
  adjustFontFallback: false,
});

const anek = localFont({
  src: './fonts/anek.woff2',
  weight: '400 600',
  variable: '--font-anek',
  adjustFontFallback: false,
});

const eczarFurther = localFont({
  src: './fonts/eczar-further.woff2',
  weight: '600',
  variable: '--font-eczar-further',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E8, U+EA-F6, U+F8-FF' },
  ],
});

const anekFurther = localFont({
  src: './fonts/anek-further.woff2',
  weight: '400 600',
  variable: '--font-anek-further',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E8, U+EA-F6, U+F8-FF' },
  ],
});

const eczarRupee = localFont({
  src: './fonts/eczar-rupee.woff2',
  weight: '600',
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

/** The class names that define the font variables, for the html element. */
export const fontVariables = [eczar, anek, eczarFurther, anekFurther, eczarRupee, anekRupee]
  .map((font) => font.variable)
  .join(' ');
