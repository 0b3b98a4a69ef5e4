import { drawClient } from './clients';
import { drawArticle, drawPrediction, type Cover } from './covers';
import { drawDiptych } from './diptych';
import { drawMulank, drawPlate } from './numerals';
import { drawProof } from './proofs';
import { drawSquare } from './square';
import { drawService, drawTool } from './subjects';
import { svg, type Size } from './svg';
import { drawVideo } from './videos';

type Draw = (id: number, size: Size, cover?: Cover) => string;

/** The kinds of pictures, each with the size it has when nobody asks for another. */
const kinds = {
  service: { draw: drawService, size: { w: 400, h: 400 } },
  tool: { draw: drawTool, size: { w: 400, h: 400 } },
  prediction: { draw: drawPrediction, size: { w: 400, h: 500 } },
  mulank: { draw: drawMulank, size: { w: 400, h: 500 } },
  plate: { draw: drawPlate, size: { w: 300, h: 300 } },
  blog: { draw: drawArticle, size: { w: 640, h: 400 } },
  client: { draw: drawClient, size: { w: 400, h: 400 } },
  diptych: { draw: drawDiptych, size: { w: 1440, h: 460 } },
  proof: { draw: drawProof, size: { w: 400, h: 500 } },
  'lo-shu-square': { draw: drawSquare, size: { w: 400, h: 400 } },
  video: { draw: drawVideo, size: { w: 640, h: 360 } },
} as const satisfies Record<string, { draw: Draw; size: Size }>;

export type ArtKind = keyof typeof kinds;

/**
 * The picture of something by its kind and id, as the text of an SVG file. The same arguments give the same
 * picture. An id that no catalogue knows shows its digital root, an unknown kind the plate of it. Ask for
 * the size you need instead of cropping.
 *
 * @param cover what the cover of a prediction or an article shows, or the picture of a calculator
 */
export function art(kind: string, id: number, size?: Size, cover?: Cover): string {
  const { draw, size: usual }: { draw: Draw; size: Size } = isArtKind(kind)
    ? kinds[kind]
    : kinds.plate;
  return svg(size ?? usual, draw(id, size ?? usual, cover));
}

const isArtKind = (kind: string): kind is ArtKind => Object.hasOwn(kinds, kind);
