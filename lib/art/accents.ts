import { digitPath } from './digits';
import type { FormName } from './forms';
import { circlePath, pointAt, range, turns } from './geometry';
import type { Ink } from './inks';
import { cells } from './lo-shu';
import { block, disc } from './svg';

/** What some forms carry besides their lanes, in the form's own units: a hub, a ball, a horizon. */
export const accent = (form: FormName, ink: Ink) => accents[form]?.(ink) ?? '';

const accents: Partial<Record<FormName, (ink: Ink) => string>> = {
  wheel: dot(17),
  star: dot(17),
  clap: dot(12),
  reel: dot(7),
  door: dot(6, 16, 26),
  waves: dot(15, -58, 58),
  towers: dot(13, -50, -62),
  flame: dot(11, 0, 44),
  cup: dot(11, 0, -34),
  bat: dot(14, 58, 44),
  shield: dot(13, 0, -6),
  beam: dot(15, 0, 40),
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
        (n, index) =>
          `<path fill="none" stroke="${ink}" stroke-width="34" transform="translate(${[-61, -25, 20, 61][index]} 0) scale(0.3)" d="${digitPath(n)}"/>`,
      )
      .join(''),
  cycle: ({ ink, pop }) =>
    turns(9)
      .map((angle, index) => disc(15, ...pointAt(68, angle), index === 0 ? pop : ink))
      .join(''),
  gem: ({ ink, pop }) =>
    disc(5, 0, -86, pop) + line('M0-86C-30-110-60-120-90-130M0-86C30-110 60-120 90-130', ink, 4),
  thread: ({ ink }) => line('M64 48L104-4', ink, 7),
  // The seam of a cricket ball, inside the bowl of the six.
  seamedSix: ({ pop }) =>
    `<path fill="none" stroke="${pop}" stroke-width="2.5" stroke-dasharray="4 5" d="M-14 12a60 60 0 0 1 0 56M14 12a60 60 0 0 0 0 56"/>`,
  runner: dot(19, 26, -76),
  // The handles of the bats, and the ball.
  blade: ({ ink, pop }) => line('M34-30L68-64', ink, 13) + disc(15, 58, 62, pop),
  blades: ({ ink, pop }) => line('M34-28L70-64M-34-28L-70-64', ink, 12) + disc(14, 0, -62, pop),
  ballot: ({ pop }) => line('M-15-46l11 14l20-28', pop, 9),
  van: ({ ink, ground, pop }) =>
    [-50, 50]
      .map((x) => disc(25, x, 52, ground) + disc(21, x, 52, ink) + disc(9, x, 52, pop))
      .join(''),
  // One window is lit.
  flats: ({ ink, pop }) =>
    range(12)
      .map((index) => {
        const [column, row] = [index % 3, Math.floor(index / 3)];
        return block(-38 + column * 28, -64 + row * 34, 20, 24, index === 7 ? pop : ink);
      })
      .join(''),
  cake: ({ ink, pop }) =>
    [-40, 0, 40].map((x) => line(`M${x} 0V-34`, ink, 10) + disc(10, x, -54, pop)).join('') +
    line('M-62 34c12 16 29 16 41 0c12 16 29 16 41 0c12 16 29 16 41 0', pop, 7),
  passport: ({ ink, pop }) =>
    line(`${circlePath(28, 0, -22)}M-28-22H28M0-50c-20 18-20 38 0 56c20-18 20-38 0-56`, pop, 5) +
    line('M-28 34H28M-18 54H18', ink, 7),
  // A name of nine letters.
  signboard: ({ ink, pop }) =>
    line('M-26-76V-46M60-76V-46', ink, 5) +
    range(9)
      .map((letter) => disc(4.4, -28 + letter * 11.2, -2, letter === 8 ? pop : ink))
      .join(''),
  calendar: ({ ink, pop }) =>
    line('M-40-84V-50M40-84V-50', ink, 11) +
    line(circlePath(21, -14, 30) + circlePath(21, 14, 30), pop, 7),
  jersey: ({ pop }) =>
    `<path fill="none" stroke="${pop}" stroke-width="38" transform="translate(0 28) scale(0.4)" d="${digitPath(7)}"/>`,
  // The title has one letter more.
  clapboard: ({ ink, ground, pop }) =>
    `<g transform="rotate(-13 -84 -30)">${block(-90, -64, 180, 30, ink)}${range(4)
      .map((stripe) => `<path fill="${ground}" d="M${-70 + stripe * 44}-64h20l-16 30h-20z"/>`)
      .join('')}</g>` +
    line('M-52 58l17-52l17 52M-46 40h22', ink, 9) +
    line('M18 58l17-52l17 52M24 40h22', pop, 9),
  teamSheet: ({ ink, pop }) =>
    range(5)
      .map((row) => {
        const y = -52 + row * 26;
        const isChosen = row === 2;
        return (
          line(`M-12 ${y}H40`, isChosen ? pop : ink, 8) +
          (isChosen ? line(`M-44 ${y - 2}l8 9l14-18`, pop, 7) : disc(5, -34, y, ink))
        );
      })
      .join(''),
};

function dot(r: number, x = 0, y = 0) {
  return ({ pop }: Ink) => disc(r, x, y, pop);
}

function line(d: string, stroke: string, width: number) {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
}
