import { accent } from './accents';
import { backdrop } from './backdrops';
import { services, type Picture, type Subject } from './catalogue';
import { digitPath, drawDigit } from './digits';
import { forms } from './forms';
import { inks } from './inks';
import { drawLanes, laneColours } from './lanes';
import type { Root } from './lo-shu';
import { rootOf } from './roots';
import { frame, group, moved, sheet, type Size } from './svg';

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
  const at = moved(cx, cy, scale * unit);
  return (
    drawLanes(forms[form], width, laneColours(ink, roomFor(width)), at) +
    group(at, accent(form, ink))
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
