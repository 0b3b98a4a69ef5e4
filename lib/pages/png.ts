import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

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
  // Two pages may have the same drawing, and be packed at once.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, png);
  await rename(part, file);
  return png;
}
