import { digitPath } from './digits';
import type { FormName } from './forms';
import { pointAt, range, turns } from './geometry';
import type { Ink } from './inks';
import { cells } from './lo-shu';
import { block, disc } from './svg';

/** What some forms carry besides their lanes, in the form's own units: a hub, a ball, a horizon. */
export const accent = (form: FormName, ink: Ink) => accents[form]?.(ink) ?? '';

const accents: Partial<Record<FormName, (ink: Ink) => string>> = {
  wheel: dot(17),
  star: dot(17),
  petals: dot(17),
  clap: dot(12),
  reel: dot(7),
  door: dot(6, 16, 26),
  waves: dot(15, -58, 58),
  towers: dot(13, -50, -62),
  flame: dot(11, 0, 44),
  bounce: dot(14, 70, -12),
  cup: dot(11, 0, -34),
  bat: dot(14, 58, 44),
  shield: dot(13, 0, -6),
  beam: dot(15, 0, 40),
  sunrise: ({ ink }) => block(-120, 60, 240, 6, ink),
  duel: ({ ink }) => block(-1.5, -110, 3, 220, ink),
  awning: ({ ink, pop }) => block(-120, 84, 240, 6, ink) + disc(7, 0, 44, pop),
  stumps: ({ pop }) =>
    range(2)
      .map((bail) => block(-56 + 62 * bail, -70, 50, 9, pop))
      .join('') + disc(14, 78, -34, pop),
  keypad: ({ ink, pop }) =>
    cells
      .map(({ n, column, row }) => disc(2.6 + n * 0.62, column * 24, row * 30 - 6, pop))
      .join('') + line('M-10 62h20', ink, 5),
  // The magic square as dots: a dot grows with its number, and the five in the middle stands out.
  grid: ({ ink, pop }) =>
    cells
      .map(({ n, column, row }) => disc(3.2 + n * 1.15, column * 64, row * 64, n === 5 ? pop : ink))
      .join(''),
  numberPlate: ({ ink }) =>
    [1, 5, 4, 8]
      .map(
        (n, place) =>
          `<path fill="none" stroke="${ink}" stroke-width="34" transform="translate(${[-61, -25, 20, 61][place]} 0) scale(0.3)" d="${digitPath(n)}"/>`,
      )
      .join(''),
  cycle: ({ ink, pop }) =>
    turns(9)
      .map((angle, place) => disc(15, ...pointAt(68, angle), place === 0 ? pop : ink))
      .join(''),
  gem: ({ ink, pop }) =>
    disc(5, 0, -86, pop) + line('M0-86C-30-110-60-120-90-130M0-86C30-110 60-120 90-130', ink, 4),
  thread: ({ ink }) => line('M64 48L104-4', ink, 7),
  // The seam of a cricket ball, inside the bowl of the six.
  seamedSix: ({ pop }) =>
    `<path fill="none" stroke="${pop}" stroke-width="2.5" stroke-dasharray="4 5" d="M-14 12a60 60 0 0 1 0 56M14 12a60 60 0 0 0 0 56"/>`,
};

function dot(r: number, x = 0, y = 0) {
  return ({ pop }: Ink) => disc(r, x, y, pop);
}

function line(d: string, stroke: string, width: number) {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
}
