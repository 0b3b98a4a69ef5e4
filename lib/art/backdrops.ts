import { closedPath, pointAt, range, round, timesTablePath, turns } from './geometry';
import { inks } from './inks';
import { cells, LO_SHU, type Root } from './lo-shu';
import { block, disc, frame, group, moved, type Size } from './svg';

export type BackdropName = keyof typeof backdrops;

/** What lies behind a form, in the second ground of its ink. */
export const backdrop = (name: BackdropName, n: Root, size: Size) =>
  backdrops[name]({
    ...size,
    ...frame(size),
    short: Math.min(size.w, size.h),
    n,
    fill: inks[n].second,
  });

type Scene = Size & ReturnType<typeof frame> & { short: number; n: Root; fill: string };

const backdrops = {
  dots,
  rays,
  ruled,
  floor: ({ w, h, fill }: Scene) => block(0, round(h * 0.66), w, h, fill),
  half: ({ w, h, fill }: Scene) => block(w / 2, 0, w / 2, h, fill),
  slant: ({ w, h, fill }: Scene) => `<path fill="${fill}" d="M0 ${h}L${w} 0v${h}z"/>`,
  disc: ({ cx, cy, short, fill }: Scene) => disc(short * 0.42, cx, cy, fill),
  square,
  yantra,
  table: (scene: Scene) =>
    centred(
      scene,
      `<path stroke="${scene.fill}" stroke-width="2" d="${timesTablePath(scene.n + 1, 72, Math.round(scene.short * 0.46))}"/>`,
    ),
};

/** Rows of dashes of no length: their round ends are the dots. */
function dots({ w, h, short, fill }: Scene) {
  const step = short / 12;
  const rows = range(Math.ceil(h / step)).map(
    (row) => `M${round(step / 2)} ${round((row + 0.5) * step)}H${w}`,
  );
  return `<path stroke="${fill}" stroke-width="5.2" stroke-linecap="round" stroke-dasharray="0 ${Math.round(step * 1000) / 1000}" d="${rows.join('')}"/>`;
}

function rays(scene: Scene) {
  const { w, h, n, fill } = scene;
  const count = n < 4 ? n * 8 : n * 3;
  const reach = Math.hypot(w, h) / 2;
  const d = turns(count).map((angle) =>
    closedPath([[0, 0], pointAt(reach, angle), pointAt(reach, angle + 180 / count)]),
  );
  return centred(scene, `<path fill="${fill}" d="${d.join('')}"/>`);
}

function ruled({ w, h, fill }: Scene) {
  const lines = range(19).map((k) => `M0 ${round(((k + 1) * h) / 20)}h${w}`);
  return `<path stroke="${fill}" stroke-width="2.5" d="${lines.join('')}"/>`;
}

/** The Lo Shu square as a chequered board on which the number's own cell is lit. */
function square({ cx, cy, short, n, fill }: Scene) {
  const side = round(short * 0.3);
  const own = LO_SHU.indexOf(n);
  return cells
    .filter((_, index) => (index + own) % 2 === 0)
    .map(({ column, row }) =>
      block(round(cx + (column - 0.5) * side), round(cy + (row - 0.5) * side), side, side, fill),
    )
    .join('');
}

/** A lotus. Small numbers get several petals for each unit, or theirs would be far too broad. */
function yantra(scene: Scene) {
  const { short, n, fill } = scene;
  const tip = short * 0.47;
  const count = n < 3 ? n * 6 : n < 6 ? n * 3 : n * 2;
  const petal = (angle: number) => {
    const [left, right] = [angle - 180 / count, angle + 180 / count];
    const [start, end] = [pointAt(tip * 0.62, left), pointAt(tip * 0.62, right)];
    const [swell, fall] = [pointAt(tip * 0.837, left), pointAt(tip * 0.837, right)];
    const top = pointAt(tip, angle);
    return `M${start.join(' ')}Q${swell.join(' ')} ${top.join(' ')}Q${fall.join(' ')} ${end.join(' ')}L0 0z`;
  };
  return centred(scene, `<path fill="${fill}" d="${turns(count).map(petal).join('')}"/>`);
}

function centred({ cx, cy }: Scene, body: string) {
  return group(moved(cx, cy, 1), body);
}
