import { accent } from './accents';
import { clients, emblems } from './catalogue';
import { forms, type FormName } from './forms';
import { circlePath, pointAt, round, turns } from './geometry';
import { inks, type Ink } from './inks';
import { drawLanes, laneColours } from './lanes';
import { rootOf } from './roots';
import { disc, frame, group, moved, sheet, type Size } from './svg';

/** A medallion: the emblem of the client's calling in a ring of beads, whose number is the client's own. */
export function drawClient(id: number, size: Size) {
  const ink = inks[rootOf('client', id)];
  const form = emblemOf(id);
  const { cx, cy, unit } = frame(size);
  const scale = (form === 'reel' || form === 'ball' ? 1.16 : 1.02) * unit;
  return (
    sheet(size, ink.ground) +
    group(moved(cx, cy, unit), ring(9 + ((id * 5) % 16), ink)) +
    drawLanes(
      forms[form],
      form === 'hall' ? 13 : 19,
      laneColours(ink, 3),
      moved(cx, cy, scale, form === 'bat' ? 38 : 0),
    ) +
    group(moved(cx, cy, scale), accent(form, ink))
  );
}

function emblemOf(id: number): FormName {
  const choice = emblems[clients[(id - 1) % clients.length] ?? 'cricketer'];
  return choice[Math.floor(id / 2) % choice.length] ?? choice[0];
}

function ring(count: number, { ground, ink, second }: Ink) {
  const bead = round(Math.min(((150 * Math.PI) / count) * 0.9, 26));
  const beads = turns(count).map((angle) => circlePath(bead, ...pointAt(150, angle)));
  return (
    disc(176, 0, 0, second) +
    `<path fill="${ground}" d="${beads.join('')}"/>` +
    disc(128, 0, 0, ground) +
    `<circle r="122" fill="none" stroke="${ink}" stroke-width="3"/>`
  );
}
