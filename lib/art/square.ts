import { inks } from './inks';
import { letterLine, lineWidth } from './lettering';
import { cells } from './lo-shu';
import { block, type Size } from './svg';

/** The Lo Shu square: each number on its ink, in its place. */
export function drawSquare(_: number, { w, h }: Size): string {
  const side = Math.min(w, h) / 3;
  const size = side * 0.7;
  return cells
    .map(({ n, column, row }) => {
      const [x, y] = [w / 2 + (column - 0.5) * side, h / 2 + (row - 0.5) * side];
      const left = x + (side - lineWidth('text', String(n), size)) / 2;
      return (
        block(x, y, side, side, inks[n].ground) +
        letterLine('text', String(n), { x: left, y: y + side * 0.72, size, fill: inks[n].ink })
      );
    })
    .join('');
}
