// `npx tsx scripts/fonts.ts` makes app/fonts and lib/art/glyphs/*.json, which are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Font } from 'harfbuzzjs';
// @ts-expect-error: this package has no types.
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

const pageLetters = range(0x20, 0x7e) + '©·×÷é–—‘’“”•…←↑→↓−';

/** Letters of names and foreign words, in fonts that load only where one occurs. */
const foreignLetters = [...range(0xa1, 0xff)]
  .filter((letter) => !pageLetters.includes(letter))
  .join('');

/** Letters of pictures; the rupee sign has its own files. */
const latin = `${pageLetters}${foreignLetters}\u00a0`;

const pairs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-$'];

/** Small: Eczar has one weight, and Anek no kerning, a third of its file that nobody sees. */
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

/** ES module only. */
const harfbuzz = import('harfbuzzjs');
type Harfbuzz = Awaited<typeof harfbuzz>;

void make();

async function make() {
  const hb = await harfbuzz;
  for (const family of families) {
    const { name } = family;
    await makeFile(family, family.latin, pageLetters, name);
    await makeFile(family, family.latin, foreignLetters, `${name}-further`);
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

async function open(source: string, text: string, wght: number) {
  const { Blob, Face, Font } = await harfbuzz;
  const options = { targetFormat: 'truetype', variationAxes: { wght } };
  const { buffer, byteOffset, byteLength } = await subset(source, text, options);
  const font = new Font(new Face(new Blob(buffer.slice(byteOffset, byteOffset + byteLength))));
  font.setScale(1000, 1000);
  return font;
}

function outline(hb: Harfbuzz, font: Font, letter: string) {
  const [codepoint, advance] = shaped(hb, font, letter);
  const path = font.glyphToPath(codepoint);
  return [advance, path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))];
}

function kerning(hb: Harfbuzz, font: Font) {
  const advance = (text: string) => shaped(hb, font, text)[1];
  const by = (one: string, other: string) => advance(one + other) - advance(one);
  const all = pairs.flatMap((one) => pairs.map((other) => [one + other, by(one, other)] as const));
  return Object.fromEntries(all.filter(([, moved]) => Math.abs(moved) > 2));
}

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
