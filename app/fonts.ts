import localFont from 'next/font/local';

/** Rare letters have files with a unicode-range. Next wants each range written out. */
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

export const fontVariables = [eczar, anek, eczarFurther, anekFurther, eczarRupee, anekRupee]
  .map((font) => font.variable)
  .join(' ');
