import { backdrop } from './backdrops';
import { weaveOf, type Picture } from './catalogue';
import { digitPath, drawDigit } from './digits';
import { inks } from './inks';
import { drawLanes, laneColours } from './lanes';
import type { Root } from './lo-shu';
import { motifs, type MotifName } from './motifs';
import { rootOf } from './roots';
import { drawForm } from './subjects';
import { frame, moved, sheet, type Size } from './svg';
import { drawTracks } from './tracks';

/**
 * What the cover of a text shows, as its front matter says it: a motif, or up to four digits. Else it is the root. A
 * calculator has a picture.
 */
export type Cover = { motif?: MotifName; figure?: string; picture?: Picture };

export function drawPrediction(id: number, size: Size, cover: Cover = {}) {
  const root = rootOf('prediction', id);
  const motif = cover.motif && motifs[cover.motif];
  const behind = motif ? motif.behind : cover.figure ? 'rays' : 'yantra';
  return (
    sheet(size, inks[root].ground) + backdrop(behind, root, size) + drawCover(root, cover, size)
  );
}

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
