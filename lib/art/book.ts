import { digitPath } from './digits';
import { inks } from './inks';
import { drawLanes, laneColours } from './lanes';
import { cells } from './lo-shu';
import { block, disc, moved, sheet, svg } from './svg';

const SIZE = { w: 360, h: 480 };
const SPINE = 34;

/** The book's cover: a bahi-khata, the red cloth-bound account book, with the nine digits and its tied string. */
export function bookArt() {
  const [red, string] = [inks[9], inks[8]];
  const middle = (SIZE.w + SPINE) / 2;
  const digits = cells.map(
    ({ n, column, row }) =>
      `<path d="${digitPath(n)}" transform="${moved(middle + column * 92, 172 + row * 100, 0.4)}"/>`,
  );
  const bow =
    'M0 0c-20-44-74-34-74 0s54 44 74 0c20-44 74-34 74 0s-54 44-74 0zM0 0l-30 66M0 0l30 66';
  return svg(
    SIZE,
    sheet(SIZE, red.ground) +
      block(0, 0, SPINE, SIZE.h, red.second) +
      `<g fill="none" stroke="${red.pop}" stroke-width="17" stroke-linejoin="round">${digits.join('')}</g>` +
      drawLanes(`M0 388H${SIZE.w}`, 50, laneColours(string, 4)) +
      drawLanes(bow, 18, laneColours(string, 3), moved(middle, 388, 1)) +
      disc(13, middle, 388, string.pop),
  );
}
