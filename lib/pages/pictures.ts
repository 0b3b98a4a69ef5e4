import 'server-only';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { art, artFiles, shareCard } from '../art/art';
import { bookArt } from '../art/prints';
import { loadBusiness } from '../content/load';
import { kept } from '../content/photos';
import { sharePath } from '../site';
import { kindOf, type SitePage } from './page';
import { loadPages } from './pages';

/**
 * The file that holds a share picture as a PNG of its own size, kept by what is drawn, since packing takes its time.
 * Words in it have to be paths: no font is looked for. None may be
 * see-through: without that channel level 3 packs them as level 6 does with it, give or take three hundredths, in four
 * fifths of the time.
 */
export function packed(drawing: string): Promise<string> {
  const cacheKey = `${drawing} rgb 3 ${sharp.versions.sharp}`;
  const name = createHash('sha256').update(cacheKey).digest('hex');
  const picture = () => sharp(Buffer.from(drawing)).removeAlpha().png({ compressionLevel: 3 });
  return kept(`${name}.png`, () => picture().toBuffer());
}

/** A drawing as a PNG of its own size, with what is see-through in it. */
export const pngOf = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).png().toBuffer();

/** A file that is drawn from the content: its address on the site, and the drawing as SVG. Those in .png are packed. */
type Picture = { address: string; draw: () => string };

/**
 * Every file below /art and /share. A build writes them into public (scripts/prepare.ts), which is quicker than a
 * route of the framework for each; while working they are drawn when they are asked for.
 */
export const pictures = (): Picture[] => [
  ...artFiles(loadPages().flatMap((page) => page.art ?? [])).map(
    ({ kind, id, size, cover, address }) => ({ address, draw: () => art(kind, id, size, cover) }),
  ),
  { address: '/art/book.svg', draw: bookArt },
  ...shareFiles(),
];

/** The shapes in which search results show the picture of a text: 800 pixels wide, without words. */
const shapes = { '16x9': 450, '4x3': 600, '1x1': 800 };

/** Every picture below /share, as SVG: a card for each page, and its art alone where the page has any. */
const shareFiles = (): Picture[] =>
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
