// Makes the font files in app/fonts from the npm packages: `node scripts/subset-fonts.mjs`.
// The results are committed, because they change only when a package or this list does, and because
// next/font needs them before anything is built. Only what the site writes is kept: Latin, its
// punctuation, arrows and the rupee sign, in the weights 400 to 600.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { latin } from './letters.mjs';

const files = [
  ['eczar', 'eczar-latin-wght-normal', latin, 'eczar-latin'],
  ['eczar', 'eczar-devanagari-wght-normal', '₹', 'eczar-rupee'],
  ['anek-latin', 'anek-latin-latin-wght-normal', latin, 'anek-latin'],
  ['anek-latin', 'anek-latin-latin-ext-wght-normal', '₹', 'anek-rupee'],
];

for (const [family, source, text, name] of files) {
  const path = `node_modules/@fontsource-variable/${family}/files/${source}.woff2`;
  const subset = await subsetFont(await readFile(path), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  await writeFile(`app/fonts/${name}.woff2`, subset);
  console.log(`${name}.woff2: ${subset.length} bytes`);
}
