/** Lengths, points and paths. An angle is in degrees and starts at three o'clock, as in SVG. */
export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows, and keeps the files small. */
export const round = (value: number) => Math.round(value * 10) / 10;

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** `count` angles around the circle, the first at twelve o'clock. */
export const turns = (count: number) => range(count).map((k) => (360 / count) * k - 90);

export function pointAt(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [round(radius * Math.cos(radians)), round(radius * Math.sin(radians))];
}

export const circlePath = (r: number, x = 0, y = 0) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** The star {n/step}: from each of n points to the one `step` further, in as many rounds as it takes. */
export function starPath(n: number, step: number, radius: number) {
  const rounds = greatestDivisor(n, step);
  return range(rounds)
    .map((first) =>
      closedPath(
        range(n / rounds).map((k) => pointAt(radius, (360 / n) * (first + k * step) - 90)),
      ),
    )
    .join('');
}

/** A times table drawn on a circle of `count` points: each point k is joined to `factor` times k. */
export const timesTablePath = (factor: number, count: number, radius: number) =>
  range(count)
    .slice(1)
    .map((k) => {
      const [from, to] = [k, (factor * k) % count].map((index) =>
        pointAt(radius, (360 / count) * index - 90)
          .map(Math.round)
          .join(' '),
      );
      return `M${from}L${to}`;
    })
    .join('');

export const closedPath = (points: readonly Point[]) =>
  `M${points.map((point) => point.join(' ')).join('L')}z`;

const greatestDivisor = (a: number, b: number): number => (b ? greatestDivisor(b, a % b) : a);
