// Makes lib/art/glyphs/*.json, the outlines that share pictures write with: `node scripts/glyphs.mjs`.
// A picture is drawn where no font is installed, so its words are paths. The results are committed,
// because they change only when a font package or this list does.
import { readFile, writeFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { latin } from './letters.mjs';

const kerned = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-$'];

/** A ligature would hide how its letters stand beside each other. */
const noLigatures = [new Feature('liga', 0), new Feature('dlig', 0), new Feature('clig', 0)];

const sets = [
  {
    name: 'eczar',
    weight: 600,
    files: [
      ['eczar', 'eczar-latin-wght-normal', latin],
      ['eczar', 'eczar-devanagari-wght-normal', '₹'],
    ],
  },
  {
    name: 'anek',
    weight: 500,
    files: [
      ['anek-latin', 'anek-latin-latin-wght-normal', latin],
      ['anek-latin', 'anek-latin-latin-ext-wght-normal', '₹'],
    ],
  },
];

for (const { name, weight, files } of sets) {
  const glyphs = {};
  let kern = {};
  for (const [family, source, text] of files) {
    const font = await open(family, source, text, weight);
    for (const letter of text) glyphs[letter] = outline(font, letter);
    if (text.length > 1) kern = kerning(font, glyphs);
  }
  await writeFile(`lib/art/glyphs/${name}.json`, `${JSON.stringify({ glyphs, kern })}\n`);
  console.log(
    `${name}.json: ${Object.keys(glyphs).length} letters, ${Object.keys(kern).length} pairs`,
  );
}

/** A font of one weight, which has 1000 units to its size. */
async function open(family, source, text, weight) {
  const path = `node_modules/@fontsource-variable/${family}/files/${source}.woff2`;
  const file = await subsetFont(await readFile(path), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const font = new Font(new Face(new Blob(file)));
  font.setScale(1000, 1000);
  return font;
}

/** How far a letter moves on, and its outline with y upwards. */
function outline(font, letter) {
  const [{ codepoint }, { xAdvance }] = shaped(font, letter);
  return [Math.round(xAdvance), font.glyphToPath(codepoint).replace(/-?\d+\.\d+/g, Math.round)];
}

/** Pairs that stand closer or wider than their advances. */
function kerning(font, glyphs) {
  const pairs = kerned.flatMap((one) => kerned.map((other) => one + other));
  return Object.fromEntries(
    pairs
      .map((pair) => {
        const [, { xAdvance }] = shaped(font, pair);
        return [pair, Math.round(xAdvance - glyphs[pair[0]][0])];
      })
      .filter(([, by]) => Math.abs(by) > 2),
  );
}

/** The first glyph of a text, and its place, as the font shapes it. */
function shaped(font, text) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, noLigatures);
  return [buffer.getGlyphInfos()[0], buffer.getGlyphPositions()[0]];
}
