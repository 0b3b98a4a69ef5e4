import { round } from './geometry';
import type { Ink } from './inks';

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
