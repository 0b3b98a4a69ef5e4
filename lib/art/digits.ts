import { round } from './drawing';
import { digitalRoot, type Ink } from './lo-shu';

/** One stroke of a skeleton path. */
export type Lane = { stroke: string; width: number };

/**
 * A running track in nested strokes: with k colours, stroke j is width (2(k - j) - 1) / (2k - 1) wide,
 * so that all 2k - 1 bands that stay visible are equally wide.
 */
export const lanes = (width: number, colours: readonly string[]): Lane[] =>
  colours.map((stroke, j) => ({
    stroke,
    width: round((width * (2 * (colours.length - j) - 1)) / (2 * colours.length - 1)),
  }));

/** The skeleton `d` run in lanes, outermost first. */
export function drawLanes(
  d: string,
  width: number,
  colours: readonly string[],
  transform?: string,
) {
  const at = transform ? ` transform="${transform}"` : '';
  const strokes = lanes(width, colours).map(
    (lane) => `<path d="${d}" stroke="${lane.stroke}" stroke-width="${lane.width}"/>`,
  );
  return `<g fill="none" stroke-linejoin="round"${at}>${strokes.join('')}</g>`;
}

/** Three, four or five colours: a broader track has room for more lanes. */
export function laneColours({ ink, ground, pop }: Ink, count: 3 | 4 | 5) {
  if (count === 3) return [ink, ground, ink];
  return count === 4 ? [ink, ground, ink, pop] : [ink, ground, ink, ground, pop];
}

/** The width of a numeral's track. */
export const DIGIT_WIDTH = 50;

/** Digit skeletons in quarter arcs of radius 40, on a field of 80 by 160 around (0, 0). */
const skeletons = [
  'M-40-40a40 40 0 0 1 80 0v80a40 40 0 0 1-80 0z',
  'M-34-80H6V80',
  'M-40-40a40 40 0 1 1 40 40a40 40 0 0 0-40 40v40H40',
  'M-40-40a40 40 0 1 1 40 40a40 40 0 1 1-40 40',
  'M-40-80v40a40 40 0 0 0 40 40h40M40-80V80',
  'M36-80h-76v80h40a40 40 0 0 1 0 80h-40',
  'M40-40a40 40 0 0 0-80 0v80a40 40 0 1 0 40-40a40 40 0 0 0-40 40',
  'M-40-80h80L-14 80',
  'M-40-40a40 40 0 1 1 80 0a40 40 0 1 1-80 0zM-40 40a40 40 0 1 1 80 0a40 40 0 1 1-80 0z',
  'M-40 40a40 40 0 0 0 80 0v-80a40 40 0 1 0-40 40a40 40 0 0 0 40-40',
] as const;

/** The skeleton of a digit; of a larger number, that of its root. */
export const digitPath = (n: number) => skeletons[n] ?? skeletons[digitalRoot(n)];

export const drawDigit = (n: number, ink: Ink, transform: string) =>
  drawLanes(digitPath(n), DIGIT_WIDTH, laneColours(ink, 4), transform);
