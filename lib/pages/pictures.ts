import 'server-only';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { art, artFiles, shareCard } from '../art/art';
import { bookArt } from '../art/prints';
import { loadBusiness } from '../content/load';
import { cachedPicture } from '../content/photos';
import { sharePath } from '../site';
import { kindOf, type SitePage } from './page';
import { loadPages } from './pages';

/** No alpha channel, so that level 3 packs as well as level 6 would, in less time. */
export function packed(drawing: string): Promise<string> {
  const cacheKey = `${drawing} rgb 3 ${sharp.versions.sharp}`;
  const name = createHash('sha256').update(cacheKey).digest('hex');
  const picture = () => sharp(Buffer.from(drawing)).removeAlpha().png({ compressionLevel: 3 });
  return cachedPicture(`${name}.png`, () => picture().toBuffer());
}

export const pngOf = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).png().toBuffer();

type PictureFile = { address: string; draw: () => string };

/** Files below /art and /share. A build writes them into public, faster than a route for each. */
export const pictureFiles = (): PictureFile[] => [
  ...artFiles(loadPages().flatMap((page) => page.art ?? [])).map(
    ({ kind, id, size, cover, address }) => ({ address, draw: () => art(kind, id, size, cover) }),
  ),
  { address: '/art/book.svg', draw: bookArt },
  ...shareFiles(),
];

/** Heights at 800 pixels wide. */
const shapes = { '16x9': 450, '4x3': 600, '1x1': 800 };

const shareFiles = (): PictureFile[] =>
  loadPages().flatMap((page) => [
    {
      address: sharePath(page.path),
      draw: () => shareCard(page.card, loadBusiness().name),
    },
    ...(page.art && kindOf(page).isArticle ? inShapes(page.path, page.art) : []),
  ]);

const inShapes = (path: string, { kind, id, cover }: NonNullable<SitePage['art']>) =>
  Object.entries(shapes).map(([shape, h]) => ({
    address: sharePath(path, shape),
    draw: () => art(kind, id, { w: 800, h }, cover),
  }));
