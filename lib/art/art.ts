import { artPath } from '../site';
import { drawMulank, drawPlate, drawTracks } from './backdrops';
import { clients, type Cover, services, videos, weaveOf } from './catalogue';
import {
  drawArticle,
  drawDay,
  drawDiptych,
  drawPlain,
  drawPrediction,
  drawService,
  drawTool,
} from './covers';
import {
  cells,
  disc,
  group,
  inks,
  isDark,
  moved,
  range,
  type Root,
  rootOf,
  type Scene,
  sceneOf,
  sheet,
  type Size,
  svg,
} from './drawing';
import { balanced, canWrite, type Face, letterLine, lineWidth } from './lettering';
import { drawClient, drawProof, drawSquare, proofCount } from './prints';

type PictureKind = {
  draw: (scene: Scene, id: number, cover?: Cover) => string;
  size: Size;
  /** Ids that exist whatever the content has. */
  ids: readonly number[];
  /** Drawn in 8:5 too, for phones that show it wider than high. */
  isWide?: true;
};

const upTo = (last: number) => range(last).map((index) => index + 1);

const square: Size = { w: 400, h: 400 };
const portrait: Size = { w: 400, h: 500 };
const WIDE: Size = { w: 640, h: 400 };

const plate: PictureKind = { draw: drawPlate, size: { w: 300, h: 300 }, ids: [0, ...upTo(9)] };

const kinds: Readonly<Record<string, PictureKind>> = {
  service: {
    draw: drawService,
    size: square,
    ids: Object.keys(services).map(Number),
    isWide: true,
  },
  tool: { draw: drawTool, size: square, ids: [], isWide: true },
  prediction: { draw: drawPrediction, size: portrait, ids: upTo(16) },
  mulank: { draw: drawMulank, size: portrait, ids: upTo(9) },
  plate,
  blog: { draw: drawArticle, size: WIDE, ids: upTo(12) },
  client: { draw: drawClient, size: square, ids: upTo(clients.length) },
  diptych: { draw: drawDiptych, size: { w: 1440, h: 460 }, ids: [1], isWide: true },
  proof: { draw: drawProof, size: portrait, ids: upTo(proofCount) },
  /** Days of a month that count in an order. */
  day: { draw: drawDay, size: { w: 400, h: 200 }, ids: upTo(31) },
  'lo-shu-square': { draw: drawSquare, size: square, ids: [1] },
  video: { draw: drawVideo, size: { w: 640, h: 360 }, ids: upTo(videos.length) },
};

function drawVideo(size: Size, id: number): string {
  const [kind, of, cover] = videos[(id - 1) % videos.length] ?? ['service', id];
  return kinds[kind]?.draw(sceneOf(rootOf(kind, of), size), of, cover) ?? '';
}

/** An unknown id or kind gives the plate of its root. */
export function art(kind: string, id: number, size?: Size, cover?: Cover): string {
  const { draw, size: usual } = kinds[kind] ?? plate;
  const scene = sceneOf(rootOf(kind, id), size ?? usual);
  return svg(scene, draw(scene, id, cover));
}

export type Art = { kind: string; id: number; cover?: Cover };

type ArtFile = Art & { address: string; size?: Size };

export const artFiles = (given: readonly Art[] = []): ArtFile[] =>
  Object.entries(kinds).flatMap(([kind, { ids, isWide }]) => {
    const covers = new Map<number, Cover | undefined>(ids.map((id) => [id, undefined]));
    for (const { id, cover } of given.filter((one) => one.kind === kind)) covers.set(id, cover);
    return [...covers].flatMap(([id, cover]): ArtFile[] => [
      { kind, id, cover, address: artPath(kind, id) },
      ...(isWide ? [{ kind, id, cover, size: WIDE, address: artPath(kind, id, 'wide') }] : []),
    ]);
  });

export type ShareCard = {
  title: string;
  note: string;
  price?: string;
  sides:
    | { kind: 'service' | 'mulank'; id: number; cover?: undefined }
    | { kind: 'prediction' | 'blog' | 'tool'; id: number; cover?: Cover }
    /** Grounds: of the hero, of a plain page, of paper. */
    | { kind: 'square'; ground: 'sun' | 'mist' | 'paper' };
};

export const SHARE: Size = { w: 1200, h: 630 };
const SIDE: Size = { w: 285, h: 630 };
const TEXT = { left: SIDE.w + 38, width: 555 };

const DARK = '#171A3A';
const CREAM = '#FBF3E2';
const GROUNDS = { sun: '#F7B02C', mist: inks[2].ground, paper: '#FBF9F4' };

/** A square of words in the middle, since chats crop to a square. */
export function shareCard(
  { title: heading, note: caption, price, sides }: ShareCard,
  name: string,
): string {
  const brand = canWrite('display', name) ? name : '';
  const title = canWrite('display', heading) ? heading : brand;
  const note = canWrite('text', caption) ? caption : '';
  const { ground, ink } = coloursOf(sides);
  const [left, right] = printed(sides);
  return svg(
    SHARE,
    sheet(SHARE, ground) +
      side(0, left) +
      side(SHARE.w - SIDE.w, right) +
      brandLine(brand, ink, ground) +
      titleLines(title, ink, price) +
      foot(note, ink, price),
  );
}

function coloursOf(sides: ShareCard['sides']) {
  if (sides.kind === 'square') return { ground: GROUNDS[sides.ground], ink: DARK };
  if (sides.kind === 'blog') return { ground: GROUNDS.paper, ink: DARK };
  const root = sides.cover?.sober ? 2 : rootOf(sides.kind, sides.id);
  return { ground: inks[root].ground, ink: isDark(root) ? CREAM : DARK };
}

function printed(sides: ShareCard['sides']): [string, string] {
  if (sides.kind === 'square') return [column([4, 3, 8]), column([2, 7, 6])];
  const { kind, id, cover } = sides;
  if (cover?.sober) return [svg(SIDE, drawPlain(SIDE)), svg(SIDE, drawPlain(SIDE))];
  const root = rootOf(kind, id);
  const weave = kind === 'blog' ? weaveOf(id) : ({ root, tile: 95, rule: 'thirds' } as const);
  const tracks = sheet(SIDE, inks[root].ground) + drawTracks(id, weave, SIDE);
  return [art(kind, id, SIDE, cover), svg(SIDE, tracks)];
}

const column = (numbers: readonly Root[]) =>
  svg(
    SIDE,
    numbers
      .map((n, row) => {
        const h = SIDE.h / 3;
        const plate = art('plate', n, { w: SIDE.w, h });
        return plate.replace('<svg ', `<svg y="${row * h}" `);
      })
      .join(''),
  );

const side = (x: number, picture: string) => picture.replace('<svg ', `<svg x="${x}" `);

function brandLine(brand: string, ink: string, ground: string) {
  const lit = ground === inks[9].ground ? inks[3].ground : inks[9].ground;
  const dots = cells.map(({ n, column, row }) =>
    disc(2.3 + n * 0.72, column * 20, row * 20, n === 9 ? lit : ink),
  );
  return (
    group(moved(TEXT.left + 25, 74, 0.95), dots.join('')) +
    letterLine('display', brand, { x: TEXT.left + 68, y: 90, size: sizeFor(brand), fill: ink })
  );
}

const sizeFor = (brand: string) =>
  Math.min(44, 44 * ((TEXT.width - 68) / Math.max(lineWidth('display', brand, 44), 1)));

function titleLines(title: string, ink: string, price?: string) {
  const room = price ? { middle: 288, height: 310 } : { middle: 314, height: 345 };
  const { size, lines } = fitting(title, room.height);
  const top = room.middle - ((lines.length - 1) * size) / 2 + size * 0.34;
  return lines
    .map((line, row) =>
      letterLine('display', line, { x: TEXT.left, y: top + row * size, size, fill: ink }),
    )
    .join('');
}

const SIZES = [120, 104, 92, 82, 74, 67, 60, 54, 48] as const;

function fitting(title: string, height: number) {
  for (const size of SIZES) {
    const lines = balanced('display', title, size, TEXT.width);
    const isNarrow = () => lines.every((line) => lineWidth('display', line, size) <= TEXT.width);
    if (lines.length <= 5 && lines.length * size <= height && isNarrow()) return { size, lines };
  }
  return { size: 44, lines: balanced('display', title, 44, TEXT.width) };
}

function foot(note: string, ink: string, price = '') {
  const line = (face: Face, text: string, x: number, size: number) =>
    letterLine(face, text, { x, y: 562, size, fill: ink });
  if (!price) return line('text', note, TEXT.left, 40);
  const [sign = '', ...figures] = price;
  const amount = figures.join('');
  const at = TEXT.left + (lineWidth('display', sign, 70) + 6);
  return (
    line('display', sign, TEXT.left, 70) +
    line('display', amount, at, 84) +
    line('text', note, at + lineWidth('display', amount, 84) + 26, 40)
  );
}
