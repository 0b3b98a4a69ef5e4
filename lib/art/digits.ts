import type { Ink } from './inks';
import { drawLanes, laneColours } from './lanes';
import { digitalRoot } from './lo-shu';

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
