import { backdrop, drawTracks } from './backdrops';
import { motifs, services, weaveOf, type MotifName, type Picture, type Subject } from './catalogue';
import {
  block,
  DIGIT_WIDTH,
  digitPath,
  disc,
  drawDigit,
  drawLanes,
  frame,
  group,
  inks,
  laneColours,
  moved,
  type Root,
  rootOf,
  round,
  sheet,
  type Size,
} from './drawing';
import { accent, forms } from './forms';

/**
 * What the cover of a text shows, as its front matter says it: a motif, or up to four digits. Else it is the root. A
 * calculator has a picture.
 */
export type Cover = { motif?: MotifName; figure?: string; picture?: Picture; sober?: boolean };

export function drawPrediction(id: number, size: Size, cover: Cover = {}) {
  if (cover.sober) return drawPlain(size);
  const root = rootOf('prediction', id);
  const motif = cover.motif && motifs[cover.motif];
  const behind = motif ? motif.behind : cover.figure ? 'rays' : 'yantra';
  return (
    sheet(size, inks[root].ground) + backdrop(behind, root, size) + drawCover(root, cover, size)
  );
}

/** Where people died: the Moon's quiet ground and a horizon, no number and nothing of the event. */
export const drawPlain = (size: Size) =>
  sheet(size, inks[2].ground) + block(0, (size.h * 2) / 3, size.w, size.h / 3, inks[2].second);

/** An article has its own weave behind the motif, in the two grounds of its ink. */
export function drawArticle(id: number, size: Size, cover: Cover = {}) {
  const weave = weaveOf(id);
  const { ground, second } = inks[weave.root];
  const quiet = { ground, second, ink: second, pop: second };
  return (
    sheet(size, ground) + drawTracks(id, weave, size, quiet) + drawCover(weave.root, cover, size)
  );
}

function drawCover(root: Root, { motif, figure }: Cover, size: Size) {
  if (motif) return drawForm(root, motifs[motif], size);
  if (figure) return drawFigure(figure, root, size);
  const { cx, cy, unit } = frame(size);
  const lanes = laneColours(inks[root], 5);
  return drawLanes(digitPath(root), 46, lanes, moved(cx, cy, 1.7 * unit));
}

/** How large the digits of a figure are, and how far apart, by their count. Four stand in two rows. */
const layouts = [
  { scale: 1.7, apart: 0 },
  { scale: 1.06, apart: 150 },
  { scale: 0.84, apart: 118 },
  { scale: 0.86, apart: 124 },
];

function drawFigure(figure: string, root: Root, size: Size) {
  const { cx, cy, unit } = frame(size);
  const { scale, apart } = layouts[figure.length - 1] ?? { scale: 0.6, apart: 84 };
  const rows = figure.length === 4 ? [figure.slice(0, 2), figure.slice(2)] : [figure];
  return rows
    .flatMap((row, index) =>
      [...row].map((digit, column) => {
        const x = cx + (column - (row.length - 1) / 2) * apart * unit;
        const y = cy + (index - (rows.length - 1) / 2) * 190 * unit;
        return drawDigit(Number(digit), inks[root], moved(x, y, scale * unit));
      }),
    )
    .join('');
}

export function drawService(id: number, size: Size) {
  const [subject, root] = [services[id], rootOf('service', id)];
  return subject ? drawSubject(root, subject, size) : drawRoot(root, size);
}

export function drawTool(id: number, size: Size, { picture }: { picture?: Picture } = {}) {
  const root = rootOf('tool', id);
  if (!picture) return drawRoot(root, size);
  return picture.form === 'pair' ? drawPair(root, size) : drawSubject(root, picture, size);
}

/** Two numerals side by side, 2 and 7: the mulank and the bhagyank of 29-11-1983. */
function drawPair(root: Root, size: Size) {
  const ink = inks[root];
  const { cx, cy, unit } = frame(size);
  const numerals = [2, 7].map((n, side) =>
    drawDigit(n, ink, moved(cx + (side - 0.5) * 150 * unit, cy, 1.06 * unit)),
  );
  return sheet(size, ink.ground) + backdrop('dots', root, size) + numerals.join('');
}

const drawSubject = (root: Root, subject: Subject, size: Size) =>
  sheet(size, inks[root].ground) +
  backdrop(subject.behind, root, size) +
  drawForm(root, subject, size);

/** The form alone, in the middle of the picture. */
export function drawForm(root: Root, { form, width, scale }: Subject, size: Size) {
  const ink = inks[root];
  const { cx, cy, unit } = frame(size);
  const transform = moved(cx, cy, scale * unit);
  return (
    drawLanes(forms[form], width, laneColours(ink, roomFor(width)), transform) +
    group(transform, accent(form, ink))
  );
}

/** Whatever the catalogue does not know yet shows its root number. */
function drawRoot(root: Root, size: Size) {
  const ink = inks[root];
  const { cx, cy, unit } = frame(size);
  return (
    sheet(size, ink.ground) +
    backdrop('yantra', root, size) +
    drawLanes(digitPath(root), 46, laneColours(ink, 5), moved(cx, cy, 1.7 * unit))
  );
}

const roomFor = (width: number) => (width > 36 ? 5 : width > 25 ? 4 : 3);

/**
 * Two plates, one line: the numeral 2 runs on from its base, across the seam and around the bend of a
 * running track. Left of the seam it is printed in the inks of 2, right of it in those of 9.
 */
export function drawDiptych(_id: number, { w, h }: Size) {
  const scale = h / 262;
  const seam = w / 2;
  const from = w * 0.25;
  // Where the straight meets the bend, in units of the numeral; a phone leaves room for its booking button.
  const bend = round((w - from) / scale - 105 - (h < seam ? 14 : 44));
  const back = round((seam - from) / scale);
  const path = `${digitPath(2).replace('H40', '')}H${bend}a80 80 0 0 0 0-160H${back}`;
  const transform = moved(from, h / 2, scale);
  const half = (n: 2 | 9, clip: string) =>
    `<g clip-path="url(#${clip})">${drawLanes(path, DIGIT_WIDTH, laneColours(inks[n], 4), transform)}</g>`;
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
