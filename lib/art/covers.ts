import { backdrop, drawTracks } from './backdrops';
import { type Cover, motifs, services, type Subject, weaveOf } from './catalogue';
import {
  block,
  DIGIT_WIDTH,
  digitPath,
  disc,
  drawDigit,
  drawLanes,
  group,
  groundOf,
  inks,
  moved,
  round,
  type Scene,
  sheet,
  type Size,
} from './drawing';
import { accent, formPaths } from './forms';

export const drawPrediction = (scene: Scene, _id: number, { sober, motif, figure }: Cover = {}) =>
  sober ? drawPlain(scene) : drawSubject(scene, motif && motifs[motif], figure);

/** For texts about deaths: the Moon's quiet ground and a horizon, no number. */
export const drawPlain = (size: Size) =>
  sheet(size, inks[2].ground) + block(0, (size.h * 2) / 3, size.w, size.h / 3, inks[2].second);

export const drawService = (scene: Scene, id: number) => drawSubject(scene, services[id]);

export const drawTool = (scene: Scene, _id: number, { picture }: Cover = {}) =>
  picture?.form === 'pair' ? drawPair(scene) : drawSubject(scene, picture);

export function drawArticle(scene: Scene, id: number, { motif, figure }: Cover = {}) {
  const { ground, second } = scene.ink;
  const quiet = { ground, second, ink: second, pop: second };
  return (
    groundOf(scene) +
    drawTracks(id, weaveOf(id), scene, quiet) +
    drawFront(scene, motif && motifs[motif], figure)
  );
}

const drawSubject = (scene: Scene, subject?: Subject, figure?: string) =>
  groundOf(scene) +
  backdrop(subject?.behind ?? (figure ? 'rays' : 'yantra'), scene) +
  drawFront(scene, subject, figure);

function drawFront(scene: Scene, subject?: Subject, figure?: string) {
  if (subject) return drawForm(scene, subject);
  if (figure) return drawFigure(scene, figure);
  const { cx, cy, unit, root, ink } = scene;
  return drawLanes(digitPath(root), 46, ink, 5, moved(cx, cy, 1.7 * unit));
}

function drawForm({ cx, cy, unit, ink }: Scene, { form, width, scale }: Subject) {
  const transform = moved(cx, cy, scale * unit);
  const room = width > 36 ? 5 : width > 25 ? 4 : 3;
  return (
    drawLanes(formPaths[form], width, ink, room, transform) + group(transform, accent(form, ink))
  );
}

const layouts = [
  { scale: 1.7, apart: 0 },
  { scale: 1.06, apart: 150 },
  { scale: 0.84, apart: 118 },
  { scale: 0.86, apart: 124 },
];

function drawFigure({ cx, cy, unit, ink }: Scene, figure: string) {
  const { scale, apart } = layouts[figure.length - 1] ?? { scale: 0.6, apart: 84 };
  const rows = figure.length === 4 ? [figure.slice(0, 2), figure.slice(2)] : [figure];
  return rows
    .flatMap((row, index) =>
      [...row].map((digit, column) => {
        const x = cx + (column - (row.length - 1) / 2) * apart * unit;
        const y = cy + (index - (rows.length - 1) / 2) * 190 * unit;
        return drawDigit(Number(digit), ink, moved(x, y, scale * unit));
      }),
    )
    .join('');
}

export const drawDay = (scene: Scene, day: number) =>
  groundOf(scene) + drawFigure(scene, String(day));

const drawPair = (scene: Scene) =>
  groundOf(scene) + backdrop('dots', scene) + drawFigure(scene, '27');

/** Two plates, one line: the 2 runs on across the seam, where its inks turn into those of 9. */
export function drawDiptych({ w, h }: Scene) {
  const scale = h / 262;
  const seam = w / 2;
  const from = w * 0.25;
  const bend = round((w - from) / scale - 105 - (h < seam ? 14 : 44));
  const back = round((seam - from) / scale);
  const path = `${digitPath(2).replace('H40', '')}H${bend}a80 80 0 0 0 0-160H${back}`;
  const transform = moved(from, h / 2, scale);
  const half = (n: 2 | 9, clip: string) =>
    `<g clip-path="url(#${clip})">${drawLanes(path, DIGIT_WIDTH, inks[n], 4, transform)}</g>`;
  const dot = (r: number, fill: string) => disc(r * scale, from + (bend - 6) * scale, h / 2, fill);
  return (
    `<defs>${clipTo('left', 0, seam, h)}${clipTo('right', seam, seam, h)}</defs>` +
    block(0, 0, seam, h, inks[2].ground) +
    block(seam, 0, seam, h, inks[9].ground) +
    half(2, 'left') +
    half(9, 'right') +
    dot(17, inks[9].pop) +
    dot(7, inks[9].second)
  );
}

const clipTo = (id: string, x: number, w: number, h: number) =>
  `<clipPath id="${id}"><path d="M${x} 0h${w}v${h}h${-w}z"/></clipPath>`;
