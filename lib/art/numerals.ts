import { backdrop } from './backdrops';
import { DIGIT_WIDTH, digitPath, drawDigit, laneColours, lanes, type Lane } from './digits';
import { disc, frame, moved, pointAt, sheet, type Size } from './drawing';
import { digitalRoot, inks, LO_SHU, type Root } from './lo-shu';

/** One cell of the hero, as data: `d` and its lanes are drawn on a square of `viewBox`, moved by `transform`. */
export type Numeral = {
  n: Root;
  ground: string;
  d: string;
  lanes: readonly Lane[];
  transform: string;
  viewBox: string;
};

const SIDE = 300;

/** The nine numerals of the hero in the order of the Lo Shu square, for a component that runs their strokes. */
export const squareNumerals = (): Numeral[] =>
  LO_SHU.map((n) => ({
    n,
    ground: inks[n].ground,
    d: digitPath(n),
    lanes: lanes(DIGIT_WIDTH, laneColours(inks[n], 4)),
    transform: plateTransform({ w: SIDE, h: SIDE }),
    viewBox: `0 0 ${SIDE} ${SIDE}`,
  }));

/** The same numeral as a picture of its own. There is a plate 0 too, in the inks of 9. */
export function drawPlate(n: number, size: Size) {
  const ink = inks[digitalRoot(n)];
  return sheet(size, ink.ground) + drawDigit(n, ink, plateTransform(size));
}

/** A Mulank page's numeral on its lotus, with its planet: on the right when odd, higher when smaller. */
export function drawMulank(id: number, size: Size) {
  const n = digitalRoot(id);
  const ink = inks[n];
  const { cx, cy, unit } = frame(size);
  const [x, y] = pointAt(Math.min(size.w, size.h) * 0.44, (n % 2 ? 0 : 180) + (n - 5) * 9);
  return (
    sheet(size, ink.ground) +
    backdrop('yantra', n, size) +
    drawDigit(n, ink, moved(cx, cy, 1.72 * unit)) +
    disc(15 * unit, cx + x, cy + y, ink.pop) +
    disc(6 * unit, cx + x, cy + y, ink.ink)
  );
}

/** A plate is 262 units wide where its numeral is 80: the margins of the printed square. */
function plateTransform(size: Size) {
  const { cx, cy } = frame(size);
  return moved(cx, cy, Math.min(size.w, size.h) / 262);
}
