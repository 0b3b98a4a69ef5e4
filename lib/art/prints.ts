import {
  block,
  cells,
  circlePath,
  digitPath,
  disc,
  drawLanes,
  frame,
  group,
  type Ink,
  inks,
  laneColours,
  lanes,
  moved,
  pointAt,
  type Root,
  rootOf,
  round,
  sheet,
  type Size,
  svg,
  turns,
} from './drawing';
import { letterLine, lineWidth } from './lettering';
import { accent, forms, type FormName } from './forms';
import { clients, emblems } from './catalogue';
import { drawPrediction, drawService, type Cover } from './covers';
import { drawMulank } from './backdrops';

/** The Lo Shu square: each number on its ink, in its place. */
export function drawSquare(_: number, { w, h }: Size): string {
  const side = Math.min(w, h) / 3;
  const size = side * 0.7;
  return cells
    .map(({ n, column, row }) => {
      const [x, y] = [w / 2 + (column - 0.5) * side, h / 2 + (row - 0.5) * side];
      const left = x + (side - lineWidth('text', String(n), size)) / 2;
      return (
        block(x, y, side, side, inks[n].ground) +
        letterLine('text', String(n), { x: left, y: y + side * 0.72, size, fill: inks[n].ink })
      );
    })
    .join('');
}

/** A medallion: the emblem of the client's calling in a ring of beads, whose number is the client's own. */
export function drawClient(id: number, size: Size) {
  const ink = inks[rootOf('client', id)];
  const form = emblemOf(id);
  const { cx, cy, unit } = frame(size);
  const scale = (form === 'reel' || form === 'ball' ? 1.16 : 1.02) * unit;
  return (
    sheet(size, ink.ground) +
    group(moved(cx, cy, unit), ring(9 + ((id * 5) % 16), ink)) +
    drawLanes(
      forms[form],
      form === 'hall' ? 13 : 19,
      laneColours(ink, 3),
      moved(cx, cy, scale, form === 'bat' ? 38 : 0),
    ) +
    group(moved(cx, cy, scale), accent(form, ink))
  );
}

function emblemOf(id: number): FormName {
  const choice = emblems[clients[(id - 1) % clients.length] ?? 'cricketer'];
  return choice[Math.floor(id / 2) % choice.length] ?? choice[0];
}

function ring(count: number, { ground, ink, second }: Ink) {
  const bead = round(Math.min(((150 * Math.PI) / count) * 0.9, 26));
  const beads = turns(count).map((angle) => circlePath(bead, ...pointAt(150, angle)));
  return (
    disc(176, 0, 0, second) +
    `<path fill="${ground}" d="${beads.join('')}"/>` +
    disc(128, 0, 0, ground) +
    `<circle r="122" fill="none" stroke="${ink}" stroke-width="3"/>`
  );
}

/**
 * The products in the order of content/pages/products.md: what each sheet shows, its ink, and how many
 * of its four inks are printed. Raise `pass` by one when a product comes nearer.
 */
const products: Readonly<Record<number, { form: FormName; root: Root; pass: 1 | 2 | 3 | 4 }>> = {
  1: { form: 'door', root: 5, pass: 4 },
  2: { form: 'tiles', root: 9, pass: 3 },
  3: { form: 'stairs', root: 4, pass: 2 },
  4: { form: 'keypad', root: 6, pass: 1 },
};

export const proofCount = Object.keys(products).length;

const PAPER = '#FFF8E8';
const KEY = '#171A3A';
const BLIND = '#D9D0BC';
const MARGIN = 44;

/** A printer's proof: crop marks, four discs for the inks, and the picture as far as it is printed. */
export function drawProof(id: number, size: Size) {
  const product = products[id] ?? { form: 'door', root: 1, pass: 1 };
  const { w, h } = size;
  const ink = inks[product.root];
  const printed = { w: w - 2 * MARGIN, h: h - 2 * MARGIN - 30 };
  const ground = product.pass >= 3 ? block(MARGIN, MARGIN, printed.w, printed.h, ink.ground) : '';
  return (
    sheet(size, PAPER) +
    ground +
    cropMarks(w, printed.h) +
    drawPasses(forms[product.form], product, moved(w / 2, h / 2 - 8, 1.45)) +
    discs([ink.ink, ink.ground, ink.second, ink.pop], product.pass, size)
  );
}

/** First a blind impression, then the key line, then the ground, then all inks. */
function drawPasses(d: string, { root, pass }: { root: Root; pass: number }, at: string) {
  const { ink, ground, pop } = inks[root];
  const line = pass === 1 ? BLIND : pass === 2 ? KEY : ink;
  const colours = [line, pass >= 3 ? ground : PAPER, line, pop];
  const strokes = lanes(30, colours)
    .slice(0, pass === 1 ? 1 : pass === 2 ? 3 : pass)
    .map(({ stroke, width }) => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`);
  return `<g fill="none" stroke-linejoin="round" transform="${at}">${strokes.join('')}</g>`;
}

function cropMarks(w: number, height: number) {
  const corners = [
    [MARGIN, MARGIN, -1, -1],
    [w - MARGIN, MARGIN, 1, -1],
    [MARGIN, MARGIN + height, -1, 1],
    [w - MARGIN, MARGIN + height, 1, 1],
  ] as const;
  const d = corners.map(
    ([x, y, u, v]) => `M${x + u * 8} ${y}h${u * 22}M${x} ${y + v * 8}v${v * 22}`,
  );
  return `<path fill="none" stroke="${KEY}" stroke-width="1.5" d="${d.join('')}"/>`;
}

/** The inks that are done are filled. */
const discs = (fills: readonly string[], pass: number, { w, h }: Size) =>
  fills
    .map((fill, k) => {
      const [x, y] = [w / 2 + (k - 1.5) * 30, h - 34];
      if (k < pass) return disc(9, x, y, KEY) + disc(7.5, x, y, fill);
      return `<circle cx="${x}" cy="${y}" r="8.2" fill="none" stroke="${KEY}" stroke-width="1.5" stroke-dasharray="3 3"/>`;
    })
    .join('');

type Draw = (id: number, size: Size) => string;

const showing =
  (cover: Cover): Draw =>
  (id, size) =>
    drawPrediction(id, size, cover);

/** The pictures of the sample videos, in their order in content/videos.yaml: the subject of a title. */
const subjects: readonly (readonly [Draw, number])[] = [
  [drawService, 9],
  [showing({ motif: 'running-track' }), 7],
  [showing({ motif: 'road' }), 5],
  [drawService, 4],
  [showing({ motif: 'cricket-match' }), 12],
  [drawService, 5],
  [drawService, 6],
  [showing({ motif: 'thread' }), 6],
  [showing({ motif: 'ballot' }), 14],
  [drawService, 7],
  [drawService, 1],
  [drawService, 3],
  [showing({ motif: 'stairs' }), 4],
  [showing({ motif: 'magic-square' }), 8],
  [drawService, 11],
  [drawService, 8],
  [showing({ figure: '2023' }), 1],
  [showing({ motif: 'star' }), 10],
  [drawMulank, 9],
  [drawMulank, 8],
  [drawMulank, 7],
  [drawMulank, 6],
  [drawMulank, 5],
  [drawMulank, 4],
  [drawMulank, 3],
  [drawMulank, 2],
  [drawMulank, 1],
];

export const videoCount = subjects.length;

/** There are as many pictures as samples; beyond them they come round again. */
export function drawVideo(id: number, size: Size) {
  const [draw, of] = subjects[(id - 1) % videoCount] ?? [drawService, id];
  return draw(of, size);
}

const SIZE = { w: 360, h: 480 };
const SPINE = 34;

/** The book's cover: a bahi-khata, the red cloth-bound account book, with the nine digits and its tied string. */
export function bookArt() {
  const [red, string] = [inks[9], inks[8]];
  const middle = (SIZE.w + SPINE) / 2;
  const digits = cells.map(
    ({ n, column, row }) =>
      `<path d="${digitPath(n)}" transform="${moved(middle + column * 92, 172 + row * 100, 0.4)}"/>`,
  );
  const bow =
    'M0 0c-20-44-74-34-74 0s54 44 74 0c20-44 74-34 74 0s-54 44-74 0zM0 0l-30 66M0 0l30 66';
  return svg(
    SIZE,
    sheet(SIZE, red.ground) +
      block(0, 0, SPINE, SIZE.h, red.second) +
      `<g fill="none" stroke="${red.pop}" stroke-width="17" stroke-linejoin="round">${digits.join('')}</g>` +
      drawLanes(`M0 388H${SIZE.w}`, 50, laneColours(string, 4)) +
      drawLanes(bow, 18, laneColours(string, 3), moved(middle, 388, 1)) +
      disc(13, middle, 388, string.pop),
  );
}
