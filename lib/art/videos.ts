import { drawMulank } from './numerals';
import { drawPrediction, drawService } from './subjects';
import type { Size } from './svg';

type Draw = (id: number, size: Size) => string;

/** The pictures of the sample videos, in their order in content/videos.yaml: the subject of a title. */
const subjects: readonly (readonly [Draw, number])[] = [
  [drawService, 9],
  [drawPrediction, 7],
  [drawPrediction, 5],
  [drawService, 4],
  [drawPrediction, 12],
  [drawService, 5],
  [drawService, 6],
  [drawPrediction, 6],
  [drawPrediction, 14],
  [drawService, 7],
  [drawService, 1],
  [drawService, 3],
  [drawPrediction, 4],
  [drawPrediction, 8],
  [drawService, 11],
  [drawService, 8],
  [drawPrediction, 1],
  [drawPrediction, 10],
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
