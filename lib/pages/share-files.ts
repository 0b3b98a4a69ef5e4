import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { art } from '../art/art';
import { shareCard } from '../art/share';
import { kept } from '../content/kept';
import { loadBusiness } from '../content/load';
import { sharePath } from '../site';
import { loadPages } from './pages';

/** The shapes in which search results show the picture of a text: 800 pixels wide, without words. */
const shapes = { '16x9': 450, '4x3': 600, '1x1': 800 };

type ShareFile = { name: string; draw: () => string };

/** Every picture below /share: a card for each page, and its art alone where the page has any. */
export const shareFiles = (): ShareFile[] =>
  loadPages().flatMap(({ path, card, art: own, kind }) => [
    { name: nameOf(path), draw: () => shareCard(card, loadBusiness().name) },
    ...(own && kind !== 'service' && kind !== 'tool' ? inShapes(path, own) : []),
  ]);

const drawings = kept(() => new Map(shareFiles().map(({ name, draw }) => [name, draw])));

/** One of these files as a PNG, or undefined where there is none of that name. */
export function sharePicture(name: string): Promise<Buffer> | undefined {
  const draw = drawings().get(name);
  return draw && pngOf(draw());
}

/**
 * A drawing as a PNG of its own size. Words in it have to be paths: no font is looked for. Packing them
 * takes its time, so they are kept from build to build, beside what Next keeps, by what is drawn. The
 * strongest packing would save a sixth of the bytes for four times the work.
 */
export async function pngOf(drawing: string, side?: number): Promise<Buffer> {
  const told = `${drawing} ${side} ${sharp.versions.sharp}`;
  const name = createHash('sha256').update(told).digest('hex');
  const file = join(process.cwd(), '.next/cache/pictures', `${name}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const picture = sharp(Buffer.from(drawing)).resize(side, side).png({ compressionLevel: 6 });
  const png = await picture.toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}

const inShapes = (path: string, { kind, id }: { kind: string; id: number }) =>
  Object.entries(shapes).map(([shape, h]) => ({
    name: nameOf(path, shape),
    draw: () => art(kind, id, { w: 800, h }),
  }));

const nameOf = (path: string, shape?: string) => sharePath(path, shape).slice('/share/'.length);
