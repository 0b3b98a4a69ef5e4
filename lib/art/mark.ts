import { round } from './geometry';
import { inks } from './inks';
import { cells } from './lo-shu';
import { svg } from './svg';

const SIDE = 40;

/**
 * The brand's mark as a file of its own: the nine dots of the Lo Shu square, each as large as its number,
 * with the nine lit. On Saturn's ground, so that it stands out on light and on dark browser tabs.
 */
export function markSvg() {
  const { ground, ink } = inks[8];
  const dots = cells.map(({ n, column, row }) => {
    const fill = n === 9 ? inks[4].pop : ink;
    return `<circle cx="${20 + column * 11}" cy="${20 + row * 11}" r="${round(1.4 + n * 0.4)}" fill="${fill}"/>`;
  });
  return svg(
    { w: SIDE, h: SIDE },
    `<rect width="${SIDE}" height="${SIDE}" rx="9" fill="${ground}"/>${dots.join('')}`,
  );
}
