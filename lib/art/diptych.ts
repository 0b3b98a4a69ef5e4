import { DIGIT_WIDTH, digitPath } from './digits';
import { round } from './geometry';
import { inks } from './inks';
import { drawLanes, laneColours } from './lanes';
import { block, disc, moved, type Size } from './svg';

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
  const at = moved(from, h / 2, scale);
  const half = (n: 2 | 9, clip: string) =>
    `<g clip-path="url(#${clip})">${drawLanes(path, DIGIT_WIDTH, laneColours(inks[n], 4), at)}</g>`;
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
