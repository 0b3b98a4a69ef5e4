import { range, round } from './geometry';
import { inks, type Ink } from './inks';
import { digitalRoot, type Root } from './lo-shu';
import { disc, type Size } from './svg';

/** A pattern: its ink, the side of a tile, and the rule that turns it. */
export type Weave = { root: Root; tile: number; rule: TurnRule };

/** Which rule on a cell's number turns its tile: parity, thirds, the upper half, or a drifting parity. */
type TurnRule = 'parity' | 'thirds' | 'upper' | 'drift';

/**
 * The Vedic square (the times table in digital roots) as tracks: one tile of quarter arcs, laid in rows
 * and turned or not by the number of its cell in the table of `n`. Neighbouring
 * tiles meet in the middle of their sides, however they are turned.
 */
export function drawTracks(
  n: number,
  { root, tile, rule }: Weave,
  { w, h }: Size,
  ink: Ink = inks[root],
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

/** Two arcs around opposite corners. They reach over the tile's edge to leave no seam. */
function arcs(tile: number) {
  const r = round(tile / 2);
  const far = round(tile - r);
  return (
    `M${r}-1V0A${r} ${r} 0 0 1 0 ${r}h-1` +
    `M${far} ${tile + 1}v-1A${r} ${r} 0 0 1 ${tile} ${far}h1`
  );
}

/** Three lanes, each printed over the whole sheet before the next: tile by tile, every edge would show. */
const printed = (n: number, tile: number, { ink, ground, pop }: Ink) =>
  [ink, ground, n % 3 ? pop : ink]
    .map(
      (stroke, k) =>
        `<use href="#s" stroke="${stroke}" stroke-width="${round(round(tile * 0.115) * (5 - 2 * k))}"/>`,
    )
    .join('');
