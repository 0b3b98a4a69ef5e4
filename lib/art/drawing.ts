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

export type Size = { w: number; h: number };

/**
 * A whole picture. Only presentation attributes are used anywhere: the site's Content-Security-Policy
 * blocks style attributes and style elements.
 */
export const svg = ({ w, h }: Size, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`;

export const sheet = ({ w, h }: Size, fill: string) => block(0, 0, w, h, fill);

export const block = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${w}v${h}h${-w}z"/>`;

export const disc = (r: number, x: number, y: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

/** Moves a drawing around (0, 0) to its place, for a `transform` attribute. */
export function moved(x: number, y: number, scale: number, turn = 0) {
  const turned = turn ? ` rotate(${turn})` : '';
  return `translate(${round(x)} ${round(y)})${turned} scale(${Math.round(scale * 1000) / 1000})`;
}

export const group = (transform: string, body: string) =>
  body && `<g transform="${transform}">${body}</g>`;

/** Where a picture's middle is, and how large it is beside the usual 400: forms grow with it. */
export const frame = ({ w, h }: Size) => ({ cx: w / 2, cy: h / 2, unit: Math.min(w, h) / 400 });
