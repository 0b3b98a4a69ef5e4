// Makes the font files in app/fonts from the npm packages: `node scripts/subset-fonts.mjs`.
// The results are committed, because they change only when a package or the lists of letters do, and because
// next/font needs them before anything is built. What stands first on every page is kept small: Eczar is
// for display and has one weight, Anek Latin the weights 400 to 600.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { common, further } from './letters.mjs';

const semibold = 600;
const textWeights = { min: 400, max: 600 };

const files = [
  ['eczar', 'eczar-latin-wght-normal', common, semibold, 'eczar'],
  ['eczar', 'eczar-latin-wght-normal', further, semibold, 'eczar-further'],
  ['eczar', 'eczar-devanagari-wght-normal', '₹', semibold, 'eczar-rupee'],
  ['anek-latin', 'anek-latin-latin-wght-normal', common, textWeights, 'anek'],
  ['anek-latin', 'anek-latin-latin-wght-normal', further, textWeights, 'anek-further'],
  ['anek-latin', 'anek-latin-latin-ext-wght-normal', '₹', textWeights, 'anek-rupee'],
];

for (const [family, source, text, wght, name] of files) {
  const path = `node_modules/@fontsource-variable/${family}/files/${source}.woff2`;
  const subset = await subsetFont(await readFile(path), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    // Pairs and figures; no page asks for more.
    keepFeatures: ['kern', 'tnum', 'lnum'],
  });
  await writeFile(`app/fonts/${name}.woff2`, subset);
  console.log(`${name}.woff2: ${subset.length} bytes`);
}
