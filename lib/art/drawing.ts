/** Angles are degrees from three o'clock, as in SVG. */
export type Point = readonly [x: number, y: number];

/** A decimal is finer than any screen shows, and keeps the files small. */
export const round = (value: number) => Math.round(value * 10) / 10;

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export const turns = (count: number) => range(count).map((k) => (360 / count) * k - 90);

export function pointAt(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [round(radius * Math.cos(radians)), round(radius * Math.sin(radians))];
}

export const circlePath = (r: number, x = 0, y = 0) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** The star {n/step}: joins each of n points with the one `step` further. */
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

export const closedPath = (points: readonly Point[]) =>
  `M${points.map((point) => point.join(' ')).join('L')}z`;

const greatestDivisor = (a: number, b: number): number => (b ? greatestDivisor(b, a % b) : a);

export type Size = { w: number; h: number };

/** Uses presentation attributes only: the policy blocks style attributes and elements. */
export const svg = ({ w, h }: Size, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`;

export const sheet = ({ w, h }: Size, fill: string) => block(0, 0, w, h, fill);

export const block = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${w}v${h}h${-w}z"/>`;

export const disc = (r: number, x: number, y: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export function moved(x: number, y: number, scale: number, turn = 0) {
  const turned = turn ? ` rotate(${turn})` : '';
  return `translate(${round(x)} ${round(y)})${turned} scale(${Math.round(scale * 1000) / 1000})`;
}

export const group = (transform: string, body: string) =>
  body && `<g transform="${transform}">${body}</g>`;

/** The oldest magic square: every row, column and diagonal adds up to fifteen. */
export const LO_SHU = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;

export type Root = (typeof LO_SHU)[number];

/** Indexed by the remainder by nine: 0 and 9 share the root 9. */
const roots = [9, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export const digitalRoot = (n: number): Root => roots[Math.abs(n) % 9] ?? 9;

export type Cell = { n: Root; column: number; row: number };

export const cells: readonly Cell[] = LO_SHU.map((n, index) => ({
  n,
  column: (index % 3) - 1,
  row: Math.floor(index / 3) - 1,
}));

export type PrintInk = { ground: string; ink: string; pop: string; second: string };

/** Grounds are the colours --n1 to --n9 of the style sheet. */
export const inks: Readonly<Record<Root, PrintInk>> = {
  1: { ground: '#F58F1D', ink: '#7E1710', pop: '#FFF2D2', second: '#FFB84D' }, // Sun
  2: { ground: '#DCE4E6', ink: '#1B1E4B', pop: '#E8563F', second: '#F6F8F5' }, // Moon
  3: { ground: '#FFC837', ink: '#1B1E4B', pop: '#D9306B', second: '#FFE08A' }, // Jupiter
  4: { ground: '#2B55B7', ink: '#FFE6B0', pop: '#FF8A5B', second: '#1E3F92' }, // Rahu
  5: { ground: '#18774F', ink: '#FBF3D4', pop: '#FFC837', second: '#0F5B3B' }, // Mercury
  6: { ground: '#F3A5BB', ink: '#96104A', pop: '#FFF4E8', second: '#F9C9D5' }, // Venus
  7: { ground: '#7FC8BA', ink: '#0B4549', pop: '#FFF4D9', second: '#A9DDD1' }, // Ketu
  8: { ground: '#1B1E4B', ink: '#F7B02C', pop: '#F3A5BB', second: '#2B2F6B' }, // Saturn
  9: { ground: '#C22B1D', ink: '#FFE4C4', pop: '#FFB52E', second: '#9A1C12' }, // Mars
};

/** `unit` is 1 on the usual 400. */
export function sceneOf(root: Root, { w, h }: Size) {
  const short = Math.min(w, h);
  return { w, h, cx: w / 2, cy: h / 2, short, unit: short / 400, root, ink: inks[root] };
}

export type Scene = ReturnType<typeof sceneOf>;

export const groundOf = (scene: Scene) => sheet(scene, scene.ink.ground);

export const isDark = (root: Root) => [4, 5, 8, 9].includes(root);

/** Roots of pictures from id 1 on. Predictions 3 and 11 are sober on purpose. */
const rootsByKind: Readonly<Record<string, readonly Root[]>> = {
  service: [4, 6, 8, 9, 3, 1, 5, 2, 7, 6, 9, 2, 5, 8, 1],
  tool: [3, 6, 8, 7, 1, 9, 4],
  prediction: [1, 4, 2, 5, 3, 6, 7, 9, 8, 1, 2, 3, 4, 7, 2, 5],
  client: [3, 5, 7, 9, 2, 4, 6, 8, 1, 3, 5, 7, 9, 2, 4, 6, 8],
  blog: [3, 8, 9, 5, 6, 4, 1, 2, 7],
};

export const rootOf = (kind: string, id: number): Root =>
  rootsByKind[kind]?.[id - 1] ?? digitalRoot(id);

export type Lane = { stroke: string; width: number };

/** Stroke j of k is (2(k - j) - 1) / (2k - 1) wide, so that all visible bands are equal. */
export const lanes = (width: number, colours: readonly string[]): Lane[] =>
  colours.map((stroke, j) => ({
    stroke,
    width: round((width * (2 * (colours.length - j) - 1)) / (2 * colours.length - 1)),
  }));

export function drawLanes(
  d: string,
  width: number,
  ink: PrintInk,
  count: 3 | 4 | 5,
  transform?: string,
) {
  const attribute = transform ? ` transform="${transform}"` : '';
  const strokes = lanes(width, laneColours(ink, count)).map(
    (lane) => `<path d="${d}" stroke="${lane.stroke}" stroke-width="${lane.width}"/>`,
  );
  return `<g fill="none" stroke-linejoin="round"${attribute}>${strokes.join('')}</g>`;
}

export function laneColours({ ink, ground, pop }: PrintInk, count: 3 | 4 | 5) {
  if (count === 3) return [ink, ground, ink];
  return count === 4 ? [ink, ground, ink, pop] : [ink, ground, ink, ground, pop];
}

export const DIGIT_WIDTH = 50;

/** Quarter arcs of radius 40 on a field of 80 by 160 around (0, 0). */
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

export const digitPath = (n: number) => skeletons[n] ?? skeletons[digitalRoot(n)];

export const drawDigit = (n: number, ink: PrintInk, transform: string) =>
  drawLanes(digitPath(n), DIGIT_WIDTH, ink, 4, transform);
