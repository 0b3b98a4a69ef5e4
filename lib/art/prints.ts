import { clients, emblems } from './catalogue';
import {
  block,
  cells,
  circlePath,
  digitPath,
  disc,
  drawLanes,
  group,
  groundOf,
  type PrintInk,
  inks,
  lanes,
  moved,
  pointAt,
  type Root,
  round,
  type Scene,
  sheet,
  svg,
  turns,
} from './drawing';
import { accent, formPaths, type FormName } from './forms';
import { letterLine, lineWidth } from './lettering';

export function drawSquare({ cx, cy, short }: Scene): string {
  const side = short / 3;
  const size = side * 0.7;
  return cells
    .map(({ n, column, row }) => {
      const [x, y] = [cx + (column - 0.5) * side, cy + (row - 0.5) * side];
      const left = x + (side - lineWidth('text', String(n), size)) / 2;
      return (
        block(x, y, side, side, inks[n].ground) +
        letterLine('text', String(n), { x: left, y: y + side * 0.72, size, fill: inks[n].ink })
      );
    })
    .join('');
}

export function drawClient(scene: Scene, id: number) {
  const { cx, cy, unit, ink } = scene;
  const form = emblemOf(id);
  const scale = (form === 'reel' || form === 'ball' ? 1.16 : 1.02) * unit;
  const turned = moved(cx, cy, scale, form === 'bat' ? 38 : 0);
  return (
    groundOf(scene) +
    group(moved(cx, cy, unit), ring(9 + ((id * 5) % 16), ink)) +
    drawLanes(formPaths[form], form === 'hall' ? 13 : 19, ink, 3, turned) +
    group(moved(cx, cy, scale), accent(form, ink))
  );
}

function emblemOf(id: number): FormName {
  const choice = emblems[clients[(id - 1) % clients.length] ?? 'cricketer'];
  return choice[Math.floor(id / 2) % choice.length] ?? choice[0];
}

function ring(count: number, { ground, ink, second }: PrintInk) {
  const bead = round(Math.min(((150 * Math.PI) / count) * 0.9, 26));
  const beads = turns(count).map((angle) => circlePath(bead, ...pointAt(150, angle)));
  return (
    disc(176, 0, 0, second) +
    `<path fill="${ground}" d="${beads.join('')}"/>` +
    disc(128, 0, 0, ground) +
    `<circle r="122" fill="none" stroke="${ink}" stroke-width="3"/>`
  );
}

/** In the order of content/pages/products.md. Raise `pass` by one when a product comes nearer. */
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

export function drawProof(scene: Scene, id: number) {
  const { form, root, pass } = products[id] ?? { form: 'door', root: 1, pass: 1 };
  const { w, h, cx, cy } = scene;
  const { ground, ink, second, pop } = inks[root];
  const printed = { w: w - 2 * MARGIN, h: h - 2 * MARGIN - 30 };
  return (
    sheet(scene, PAPER) +
    (pass >= 3 ? block(MARGIN, MARGIN, printed.w, printed.h, ground) : '') +
    cropMarks(w, printed.h) +
    drawPasses(formPaths[form], inks[root], pass, moved(cx, cy - 8, 1.45)) +
    discs([ink, ground, second, pop], pass, scene)
  );
}

function drawPasses(d: string, { ink, ground, pop }: PrintInk, pass: number, at: string) {
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

const discs = (fills: readonly string[], pass: number, { cx, h }: Scene) =>
  fills
    .map((fill, k) => {
      const [x, y] = [cx + (k - 1.5) * 30, h - 34];
      if (k < pass) return disc(9, x, y, KEY) + disc(7.5, x, y, fill);
      return `<circle cx="${x}" cy="${y}" r="8.2" fill="none" stroke="${KEY}" stroke-width="1.5" stroke-dasharray="3 3"/>`;
    })
    .join('');

const SIZE = { w: 360, h: 480 };
const SPINE = 34;

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
      drawLanes(`M0 388H${SIZE.w}`, 50, string, 4) +
      drawLanes(bow, 18, string, 3, moved(middle, 388, 1)) +
      disc(13, middle, 388, string.pop),
  );
}
