import 'server-only';
import { iconSvg } from '../art/icons';
import { pngOf } from './png';

/** The icons below /icons; app/icon.svg and /favicon.ico are the browser's. */
const icons: Record<string, Parameters<typeof iconSvg>> = {
  '192.png': [192, 'round'],
  '512.png': [512, 'round'],
  'maskable-512.png': [512, 'maskable'],
  'apple-180.png': [180, 'square'],
};

export const iconNames = Object.keys(icons);

/** One of these as a PNG, or undefined where there is none of that name. */
export function icon(name: string): Promise<Buffer> | undefined {
  const found = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return found && pngOf(iconSvg(...found));
}

/**
 * The icon for programs that know no other, 32 and 48 pixels wide: a directory of six bytes and sixteen
 * a picture, then the pictures as PNG (en.wikipedia.org/wiki/ICO_(file_format)).
 */
export async function favicon(): Promise<Buffer> {
  const sides = [32, 48];
  const pictures = await Promise.all(sides.map((side) => pngOf(iconSvg(side, 'round'))));
  const head = Buffer.alloc(6 + 16 * sides.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sides.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    const side = sides[index] ?? 0;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
