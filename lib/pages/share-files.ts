import 'server-only';
import sharp from 'sharp';
import { art } from '../art/art';
import { shareCard } from '../art/share';
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

/** One of these files as a PNG, or undefined where there is none of that name. */
export function sharePicture(name: string): Promise<Buffer> | undefined {
  const file = shareFiles().find((one) => one.name === name);
  return file && pngOf(file.draw());
}

/** A drawing as a PNG of its own size. Words in it have to be paths: no font is looked for. */
export const pngOf = (drawing: string, side?: number) =>
  sharp(Buffer.from(drawing)).resize(side, side).png({ compressionLevel: 9 }).toBuffer();

const inShapes = (path: string, { kind, id }: { kind: string; id: number }) =>
  Object.entries(shapes).map(([shape, h]) => ({
    name: nameOf(path, shape),
    draw: () => art(kind, id, { w: 800, h }),
  }));

const nameOf = (path: string, shape?: string) => sharePath(path, shape).slice('/share/'.length);
