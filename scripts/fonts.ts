// `npx tsx scripts/fonts.ts`: makes from the font packages the files in app/fonts, and lib/art/glyphs/*.json, the outlines that share
// pictures write with, since they are drawn where no font is installed. The results are committed: they change only when a
// package or the lists of letters do, and next/font needs them before anything is built.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Font } from 'harfbuzzjs';
// @ts-expect-error: this package has no types.
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

/** The letters that every page writes. */
const common = range(0x20, 0x7e) + '©·×÷é–—‘’“”•…←↑→↓−';

/** Those of names and foreign words, in font files that only a page which has one fetches. */
const further = [...range(0xa1, 0xff)].filter((letter) => !common.includes(letter)).join('');

/** What pictures can write; the rupee sign comes from other files. */
const latin = `${common}${further}\u00a0`;

const pairs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-$'];

/**
 * What stands first on every page is kept small: Eczar is for display and has one weight, and its pairs are kerned; Anek Latin
 * has the weights 400 to 600, and its pairs, which nobody sees at the size of a text, would be a third of its file.
 */
const families = [
  {
    name: 'eczar',
    latin: 'eczar/files/eczar-latin-wght-normal',
    rupee: 'eczar/files/eczar-devanagari-wght-normal',
    weights: 600,
    ofPictures: 600,
    keepFeatures: ['kern', 'tnum', 'lnum'],
  },
  {
    name: 'anek',
    latin: 'anek-latin/files/anek-latin-latin-wght-normal',
    rupee: 'anek-latin/files/anek-latin-latin-ext-wght-normal',
    weights: { min: 400, max: 600 },
    ofPictures: 500,
    keepFeatures: ['tnum', 'lnum'],
  },
];
type Family = (typeof families)[number];

/** It can't be required. */
const harfbuzz = import('harfbuzzjs');
type Harfbuzz = Awaited<typeof harfbuzz>;

void make();

async function make() {
  const hb = await harfbuzz;
  for (const family of families) {
    const { name } = family;
    await makeFile(family, family.latin, common, name);
    await makeFile(family, family.latin, further, `${name}-further`);
    await makeFile(family, family.rupee, '₹', `${name}-rupee`);
    const letters = await open(family.latin, latin, family.ofPictures);
    const rupee = await open(family.rupee, '₹', family.ofPictures);
    const glyphs = Object.fromEntries([
      ...[...latin].map((letter) => [letter, outline(hb, letters, letter)]),
      ['₹', outline(hb, rupee, '₹')],
    ]);
    const outlines = JSON.stringify({ glyphs, kern: kerning(hb, letters) });
    writeFileSync(`lib/art/glyphs/${name}.json`, `${outlines}\n`);
  }
}

async function makeFile(family: Family, source: string, text: string, name: string) {
  const { weights: wght, keepFeatures } = family;
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures };
  writeFileSync(`app/fonts/${name}.woff2`, await subset(source, text, options));
}

const subset = (source: string, text: string, options: object): Promise<Uint8Array<ArrayBuffer>> =>
  subsetFont(readFileSync(`node_modules/@fontsource-variable/${source}.woff2`), text, options);

/** A font of one weight, which has 1000 units to its size. */
async function open(source: string, text: string, wght: number) {
  const { Blob, Face, Font } = await harfbuzz;
  const options = { targetFormat: 'truetype', variationAxes: { wght } };
  const { buffer, byteOffset, byteLength } = await subset(source, text, options);
  const font = new Font(new Face(new Blob(buffer.slice(byteOffset, byteOffset + byteLength))));
  font.setScale(1000, 1000);
  return font;
}

/** How far a letter moves on, and its outline with y upwards. */
function outline(hb: Harfbuzz, font: Font, letter: string) {
  const [codepoint, advance] = shaped(hb, font, letter);
  const path = font.glyphToPath(codepoint);
  return [advance, path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))];
}

/** Pairs that stand closer or wider than their advances. */
function kerning(hb: Harfbuzz, font: Font) {
  const advance = (text: string) => shaped(hb, font, text)[1];
  const by = (one: string, other: string) => advance(one + other) - advance(one);
  const all = pairs.flatMap((one) => pairs.map((other) => [one + other, by(one, other)] as const));
  return Object.fromEntries(all.filter(([, moved]) => Math.abs(moved) > 2));
}

/** The first glyph of a text and its advance, as the font shapes it. */
function shaped(hb: Harfbuzz, font: Font, text: string): [glyph: number, advance: number] {
  const buffer = new hb.Buffer();
  // A ligature would hide how its letters stand beside each other.
  const noLigatures = ['liga', 'dlig', 'clig'].map((name) => new hb.Feature(name, 0));
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, noLigatures);
  const [info] = buffer.getGlyphInfos();
  const [position] = buffer.getGlyphPositions();
  return [info?.codepoint ?? 0, Math.round(position?.xAdvance ?? 0)];
}
