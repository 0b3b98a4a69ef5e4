import { art } from './art';
import { weaveOf } from './catalogue';
import type { Cover } from './covers';
import { cells, inks, rootOf, type Root } from './lo-shu';
import { balanced, canWrite, letterLine, lineWidth } from './lettering';
import { disc, group, moved, sheet, svg, type Size } from './drawing';
import { drawTracks, type Weave } from './backdrops';

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
  { title: said, note: noted, price, sides }: ShareCard,
  name: string,
): string {
  const brand = canWrite('display', name) ? name : '';
  const title = canWrite('display', said) ? said : brand;
  const note = canWrite('text', noted) ? noted : '';
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
  const root = rootOf(sides.kind, sides.id);
  return { ground: inks[root].ground, ink: [4, 5, 8, 9].includes(root) ? CREAM : DARK };
}

/** The pictures on the left and on the right, each a whole SVG. */
function printed(sides: ShareCard['sides']): [string, string] {
  if (sides.kind === 'square') return [column([4, 3, 8]), column([2, 7, 6])];
  const { kind, id, cover } = sides;
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
