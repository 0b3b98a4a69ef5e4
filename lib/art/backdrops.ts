import {
  block,
  cells,
  closedPath,
  DIGIT_WIDTH,
  digitalRoot,
  digitPath,
  disc,
  drawDigit,
  group,
  groundOf,
  type PrintInk,
  inks,
  laneColours,
  lanes,
  LO_SHU,
  moved,
  pointAt,
  range,
  type Root,
  round,
  type Scene,
  sceneOf,
  type Size,
  turns,
} from './drawing';

export type BackdropName = keyof typeof backdrops;

export const backdrop = (name: BackdropName, scene: Scene) =>
  backdrops[name](scene, scene.ink.second);

const backdrops = {
  dots,
  rays,
  ruled,
  floor: ({ w, h }: Scene, fill: string) => block(0, round(h * 0.66), w, h, fill),
  half: ({ w, h }: Scene, fill: string) => block(w / 2, 0, w / 2, h, fill),
  slant: ({ w, h }: Scene, fill: string) => `<path fill="${fill}" d="M0 ${h}L${w} 0v${h}z"/>`,
  disc: ({ cx, cy, short }: Scene, fill: string) => disc(short * 0.42, cx, cy, fill),
  square,
  yantra,
};

function dots({ w, h, short }: Scene, fill: string) {
  const step = short / 12;
  const rows = range(Math.ceil(h / step)).map(
    (row) => `M${round(step / 2)} ${round((row + 0.5) * step)}H${w}`,
  );
  return `<path stroke="${fill}" stroke-width="5.2" stroke-linecap="round" stroke-dasharray="0 ${Math.round(step * 1000) / 1000}" d="${rows.join('')}"/>`;
}

function rays(scene: Scene, fill: string) {
  const { w, h, root: n } = scene;
  const count = n < 4 ? n * 8 : n * 3;
  const reach = Math.hypot(w, h) / 2;
  const d = turns(count).map((angle) =>
    closedPath([[0, 0], pointAt(reach, angle), pointAt(reach, angle + 180 / count)]),
  );
  return centred(scene, `<path fill="${fill}" d="${d.join('')}"/>`);
}

function ruled({ w, h }: Scene, fill: string) {
  const lines = range(19).map((k) => `M0 ${round(((k + 1) * h) / 20)}h${w}`);
  return `<path stroke="${fill}" stroke-width="2.5" d="${lines.join('')}"/>`;
}

function square({ cx, cy, short, root }: Scene, fill: string) {
  const side = round(short * 0.3);
  const place = LO_SHU.indexOf(root);
  return cells
    .filter((_, index) => (index + place) % 2 === 0)
    .map(({ column, row }) =>
      block(round(cx + (column - 0.5) * side), round(cy + (row - 0.5) * side), side, side, fill),
    )
    .join('');
}

/** Small numbers get several petals a unit, which would be too broad otherwise. */
function yantra(scene: Scene, fill: string) {
  const { short, root: n } = scene;
  const tip = short * 0.47;
  const count = n < 3 ? n * 6 : n < 6 ? n * 3 : n * 2;
  const petal = (angle: number) => {
    const [left, right] = [angle - 180 / count, angle + 180 / count];
    const [start, end] = [pointAt(tip * 0.62, left), pointAt(tip * 0.62, right)];
    const [swell, fall] = [pointAt(tip * 0.837, left), pointAt(tip * 0.837, right)];
    const top = pointAt(tip, angle);
    return `M${start.join(' ')}Q${swell.join(' ')} ${top.join(' ')}Q${fall.join(' ')} ${end.join(' ')}L0 0z`;
  };
  return centred(scene, `<path fill="${fill}" d="${turns(count).map(petal).join('')}"/>`);
}

function centred({ cx, cy }: Scene, body: string) {
  return group(moved(cx, cy, 1), body);
}

export type Weave = { root: Root; tile: number; rule: TurnRule };

type TurnRule = 'parity' | 'thirds' | 'upper' | 'drift';

/** Truchet tiles, turned by the Vedic square: the times table in digital roots. */
export function drawTracks(
  n: number,
  { root, tile, rule }: Weave,
  { w, h }: Size,
  ink: PrintInk = inks[root],
) {
  const [columns, rows] = [Math.ceil(w / tile), Math.ceil(h / tile)];
  const [left, top] = [(w - columns * tile) / 2, (h - rows * tile) / 2];
  const places = range(rows * columns).map((index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [round(left + column * tile), round(top + row * tile)];
    const value = digitalRoot(n * digitalRoot(column + 1) * (row + 1 + (n % 4)));
    return { x, y, value, turn: turned[rule](value, column, row) };
  });
  const tiles = places.map(({ x, y, turn }) =>
    turn
      ? `<use href="#t" transform="translate(${round(x + tile)} ${y})rotate(90)"/>`
      : `<use href="#t" x="${x}" y="${y}"/>`,
  );
  const dots = places
    .filter(({ value, turn }) => value === 9 && !turn)
    .map(({ x, y }) => disc(tile * 0.1, x + tile / 2, y + tile / 2, ink.pop));
  return (
    `<defs><path id="t" d="${arcs(tile)}"/><g id="s" fill="none">${tiles.join('')}</g></defs>` +
    printed(n, tile, ink) +
    dots.join('')
  );
}

const turned: Record<TurnRule, (value: Root, column: number, row: number) => boolean> = {
  parity: (value) => value % 2 === 1,
  thirds: (value, column, row) => value % 3 === 0 || (column + row) % 2 === 1,
  upper: (value) => value > 4,
  drift: (value, column) => (value + column) % 2 === 1,
};

function arcs(tile: number) {
  const r = round(tile / 2);
  const far = round(tile - r);
  return (
    `M${r}-1V0A${r} ${r} 0 0 1 0 ${r}h-1` +
    `M${far} ${tile + 1}v-1A${r} ${r} 0 0 1 ${tile} ${far}h1`
  );
}

/** Prints each lane over the whole sheet before the next; tile by tile, every edge would show. */
const printed = (n: number, tile: number, { ink, ground, pop }: PrintInk) =>
  [ink, ground, n % 3 ? pop : ink]
    .map(
      (stroke, k) =>
        `<use href="#s" stroke="${stroke}" stroke-width="${round(round(tile * 0.115) * (5 - 2 * k))}"/>`,
    )
    .join('');

const SIDE = 300;

/** The hero's nine numerals: `d` and lanes on a square of `viewBox`, moved by `transform`. */
export const squareNumerals = () =>
  LO_SHU.map((n) => ({
    n,
    ground: inks[n].ground,
    d: digitPath(n),
    lanes: lanes(DIGIT_WIDTH, laneColours(inks[n], 4)),
    transform: plateTransform(sceneOf(n, { w: SIDE, h: SIDE })),
    viewBox: `0 0 ${SIDE} ${SIDE}`,
  }));

export const drawPlate = (scene: Scene, n: number) =>
  groundOf(scene) + drawDigit(n, scene.ink, plateTransform(scene));

/** A numeral on its lotus, with its planet: on the right when odd, higher when smaller. */
export function drawMulank(scene: Scene) {
  const { cx, cy, unit, short, root, ink } = scene;
  const [x, y] = pointAt(short * 0.44, (root % 2 ? 0 : 180) + (root - 5) * 9);
  return (
    groundOf(scene) +
    backdrop('yantra', scene) +
    drawDigit(root, ink, moved(cx, cy, 1.72 * unit)) +
    disc(15 * unit, cx + x, cy + y, ink.pop) +
    disc(6 * unit, cx + x, cy + y, ink.ink)
  );
}

function plateTransform({ cx, cy, short }: Scene) {
  return moved(cx, cy, short / 262);
}
