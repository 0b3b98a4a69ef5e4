import { drawPrediction, type Cover } from './covers';
import { drawMulank } from './numerals';
import { drawService } from './subjects';
import type { Size } from './svg';

type Draw = (id: number, size: Size) => string;

const showing =
  (cover: Cover): Draw =>
  (id, size) =>
    drawPrediction(id, size, cover);

/** The pictures of the sample videos, in their order in content/videos.yaml: the subject of a title. */
const subjects: readonly (readonly [Draw, number])[] = [
  [drawService, 9],
  [showing({ motif: 'running-track' }), 7],
  [showing({ motif: 'road' }), 5],
  [drawService, 4],
  [showing({ motif: 'cricket-match' }), 12],
  [drawService, 5],
  [drawService, 6],
  [showing({ motif: 'thread' }), 6],
  [showing({ motif: 'ballot' }), 14],
  [drawService, 7],
  [drawService, 1],
  [drawService, 3],
  [showing({ motif: 'stairs' }), 4],
  [showing({ motif: 'magic-square' }), 8],
  [drawService, 11],
  [drawService, 8],
  [showing({ figure: '2023' }), 1],
  [showing({ motif: 'star' }), 10],
  [drawMulank, 9],
  [drawMulank, 8],
  [drawMulank, 7],
  [drawMulank, 6],
  [drawMulank, 5],
  [drawMulank, 4],
  [drawMulank, 3],
  [drawMulank, 2],
  [drawMulank, 1],
];

export const videoCount = subjects.length;

/** There are as many pictures as samples; beyond them they come round again. */
export function drawVideo(id: number, size: Size) {
  const [draw, of] = subjects[(id - 1) % videoCount] ?? [drawService, id];
  return draw(of, size);
}
