/** The pictures as SVG files: by kind and id, and the cards of shared links. Pure. */
import { drawMulank, drawPlate, drawTracks, type Weave } from './backdrops';
import { clients, services, weaveOf } from './catalogue';
import {
  type Cover,
  drawArticle,
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
  sheet,
  type Size,
  svg,
} from './drawing';
import { balanced, canWrite, letterLine, lineWidth } from './lettering';
import { drawClient, drawProof, drawSquare, drawVideo, proofCount, videoCount } from './prints';

type Draw = (id: number, size: Size, cover?: Cover) => string;

/** The kinds of pictures, each with the size it has when nobody asks for another. */
const kinds = {
  service: { draw: drawService, size: { w: 400, h: 400 } },
  tool: { draw: drawTool, size: { w: 400, h: 400 } },
  prediction: { draw: drawPrediction, size: { w: 400, h: 500 } },
  mulank: { draw: drawMulank, size: { w: 400, h: 500 } },
  plate: { draw: drawPlate, size: { w: 300, h: 300 } },
  blog: { draw: drawArticle, size: { w: 640, h: 400 } },
  client: { draw: drawClient, size: { w: 400, h: 400 } },
  diptych: { draw: drawDiptych, size: { w: 1440, h: 460 } },
  proof: { draw: drawProof, size: { w: 400, h: 500 } },
  'lo-shu-square': { draw: drawSquare, size: { w: 400, h: 400 } },
  video: { draw: drawVideo, size: { w: 640, h: 360 } },
} as const satisfies Record<string, { draw: Draw; size: Size }>;

export type ArtKind = keyof typeof kinds;

/**
 * The picture of something by its kind and id, as the text of an SVG file. The same arguments give the same
 * picture. An id that no catalogue knows shows its digital root, an unknown kind the plate of it. Ask for
 * the size you need instead of cropping.
 *
 * @param cover what the cover of a prediction or an article shows, or the picture of a calculator
 */
export function art(kind: string, id: number, size?: Size, cover?: Cover): string {
  const { draw, size: usual }: { draw: Draw; size: Size } = isArtKind(kind)
    ? kinds[kind]
    : kinds.plate;
  return svg(size ?? usual, draw(id, size ?? usual, cover));
}

const isArtKind = (kind: string): kind is ArtKind => Object.hasOwn(kinds, kind);

/** One file below /art: its name as `artPath` of lib/site.ts writes it, and how to draw it. */
type ArtFile = { name: string; kind: ArtKind; id: number; size?: Size };

/** 8:5, for where a phone shows a picture wider than high. */
const WIDE: Size = { w: 640, h: 400 };

/** The entries that the content has beside those that the catalogue knows, by kind. */
type MoreIds = Partial<Record<'service' | 'tool' | 'prediction' | 'blog', readonly number[]>>;

/** Every picture that has an address. Whoever links to a picture can be held to this list. */
export const artFiles = (more: MoreIds = {}): ArtFile[] => [
  ...count('service', idsOf(services, more.service)),
  ...count('service', idsOf(services, more.service), WIDE),
  ...count('tool', merged([], more.tool)),
  ...count('tool', merged([], more.tool), WIDE),
  ...count('prediction', merged(upTo(16), more.prediction)),
  ...count('blog', merged(upTo(12), more.blog)),
  ...count('client', upTo(clients.length)),
  ...count('mulank', upTo(9)),
  ...count('plate', [0, ...upTo(9)]),
  ...count('video', upTo(videoCount)),
  ...count('lo-shu-square', [1]),
  ...count('diptych', [1]),
  ...count('diptych', [1], WIDE),
  ...count('proof', upTo(proofCount)),
];

const count = (kind: ArtKind, ids: readonly number[], size?: Size): ArtFile[] =>
  ids.map((id) => ({ name: `${kind}-${id}${size ? '-wide' : ''}.svg`, kind, id, size }));

const idsOf = (catalogue: Readonly<Record<number, unknown>>, more: readonly number[] = []) =>
  merged(Object.keys(catalogue).map(Number), more);

const merged = (ids: readonly number[], more: readonly number[] = []) => [
  ...new Set([...ids, ...more]),
];

const upTo = (last: number) => range(last).map((index) => index + 1);

/** What a share picture shows: the words in its middle, and what is printed on its sides. */
export type ShareCard = {
  title: string;
  /** The line at the foot: 'Prediction', 'Born on 5, 14 or 23', '25-30 Days'. */
  note: string;
  price?: string;
  sides:
    | { kind: 'service' | 'mulank'; id: number; cover?: undefined }
    | { kind: 'prediction' | 'blog' | 'tool'; id: number; cover?: Cover }
    /** The outer columns of the Lo Shu square: on the hero's ground, on a plain page's, on paper. */
    | { kind: 'square'; ground: 'sun' | 'mist' | 'paper' };
};

/** The size that every network shows whole. */
export const SHARE: Size = { w: 1200, h: 630 };
const SIDE: Size = { w: 285, h: 630 };
const TEXT = { left: SIDE.w + 38, width: 555 };

const DARK = '#171A3A';
const CREAM = '#FBF3E2';
const GROUNDS = { sun: '#F7B02C', mist: inks[2].ground, paper: '#FBF9F4' };

/**
 * A picture of 1200 by 630, built like a matchbox label: a square of words between two printed sides, so
 * that a chat which crops to a square keeps every word. Words that can't be written are left out: the chat shows the
 * page's title beside the picture.
 */
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

/** The pictures on the left and on the right, each a whole SVG. */
function printed(sides: ShareCard['sides']): [string, string] {
  if (sides.kind === 'square') return [column([4, 3, 8]), column([2, 7, 6])];
  const { kind, id, cover } = sides;
  if (cover?.sober) return [svg(SIDE, drawPlain(SIDE)), svg(SIDE, drawPlain(SIDE))];
  const weave =
    kind === 'blog' ? weaveOf(id) : ({ root: rootOf(kind, id), tile: 95, rule: 'thirds' } as const);
  return [art(kind, id, SIDE, cover), tracks(id, weave)];
}

const tracks = (id: number, weave: Weave) =>
  svg(SIDE, sheet(SIDE, inks[weave.root].ground) + drawTracks(id, weave, SIDE));

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

/** The title, set around the middle of its place. */
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

/** The largest size at which the title keeps to five lines and to its place. */
function fitting(title: string, height: number) {
  for (const size of SIZES) {
    const lines = balanced('display', title, size, TEXT.width);
    const isNarrow = () => lines.every((line) => lineWidth('display', line, size) <= TEXT.width);
    if (lines.length <= 5 && lines.length * size <= height && isNarrow()) return { size, lines };
  }
  return { size: 44, lines: balanced('display', title, 44, TEXT.width) };
}

function foot(note: string, ink: string, price?: string) {
  if (!price) return letterLine('text', note, { x: TEXT.left, y: 562, size: 40, fill: ink });
  const [sign = '', ...figures] = price;
  const signWidth = lineWidth('display', sign, 70) + 6;
  const after = TEXT.left + signWidth + lineWidth('display', figures.join(''), 84) + 26;
  return (
    letterLine('display', sign, { x: TEXT.left, y: 562, size: 70, fill: ink }) +
    letterLine('display', figures.join(''), {
      x: TEXT.left + signWidth,
      y: 562,
      size: 84,
      fill: ink,
    }) +
    letterLine('text', note, { x: after, y: 562, size: 40, fill: ink })
  );
}
