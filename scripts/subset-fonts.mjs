// Makes the font files in app/fonts from the npm packages: `node scripts/subset-fonts.mjs`.
// The results are committed, because they change only when a package or the lists of letters do, and because
// next/font needs them before anything is built. What stands first on every page is kept small: Eczar is
// for display and has one weight, and its pairs are kerned; Anek Latin has the weights 400 to 600, and its pairs, which
// nobody sees at the size of a text, would be a third of its file.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { common, further } from './letters.mjs';

const figures = ['tnum', 'lnum'];
const eczar = { family: 'eczar', wght: 600, keepFeatures: ['kern', ...figures] };
const anek = { family: 'anek-latin', wght: { min: 400, max: 600 }, keepFeatures: figures };

const files = [
  [eczar, 'eczar-latin-wght-normal', common, 'eczar'],
  [eczar, 'eczar-latin-wght-normal', further, 'eczar-further'],
  [eczar, 'eczar-devanagari-wght-normal', '₹', 'eczar-rupee'],
  [anek, 'anek-latin-latin-wght-normal', common, 'anek'],
  [anek, 'anek-latin-latin-wght-normal', further, 'anek-further'],
  [anek, 'anek-latin-latin-ext-wght-normal', '₹', 'anek-rupee'],
];

for (const [{ family, wght, keepFeatures }, source, text, name] of files) {
  const path = `node_modules/@fontsource-variable/${family}/files/${source}.woff2`;
  const subset = await subsetFont(await readFile(path), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
  });
  await writeFile(`app/fonts/${name}.woff2`, subset);
  console.log(`${name}.woff2: ${subset.length} bytes`);
}
