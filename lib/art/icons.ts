import { inks } from './inks';
import { markSvg } from './mark';
import { sheet, svg } from './svg';

/**
 * The mark as an icon: with its own round corners, on a full square for systems that cut it to a shape of
 * their own, or with the room that a mask may take away (the inner four fifths are safe).
 */
export function iconSvg(side: number, shape: 'round' | 'square' | 'maskable'): string {
  if (shape === 'round') return markAt(0, side);
  const margin = shape === 'maskable' ? side * 0.1 : 0;
  const size = { w: side, h: side };
  return svg(size, sheet(size, inks[8].ground) + markAt(margin, side - 2 * margin));
}

const markAt = (at: number, side: number) =>
  markSvg().replace(
    'width="40" height="40"',
    `x="${at}" y="${at}" width="${side}" height="${side}"`,
  );
