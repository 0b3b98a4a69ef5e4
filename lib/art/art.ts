import { blogs } from './catalogue';
import { drawClient } from './clients';
import { drawDiptych } from './diptych';
import { inks } from './inks';
import { digitalRoot } from './lo-shu';
import { drawMulank, drawPlate } from './numerals';
import { drawProof } from './proofs';
import { drawSquare } from './square';
import { drawPrediction, drawService, drawTool } from './subjects';
import { sheet, svg, type Size } from './svg';
import { drawTracks } from './tracks';
import { drawVideo } from './videos';

/** The kinds of pictures, each with the size it has when nobody asks for another. */
const kinds = {
  service: { draw: drawService, size: { w: 400, h: 400 } },
  tool: { draw: drawTool, size: { w: 400, h: 400 } },
  prediction: { draw: drawPrediction, size: { w: 400, h: 500 } },
  mulank: { draw: drawMulank, size: { w: 400, h: 500 } },
  plate: { draw: drawPlate, size: { w: 300, h: 300 } },
  blog: { draw: drawBlog, size: { w: 640, h: 400 } },
  client: { draw: drawClient, size: { w: 400, h: 400 } },
  diptych: { draw: drawDiptych, size: { w: 1440, h: 460 } },
  proof: { draw: drawProof, size: { w: 400, h: 500 } },
  'lo-shu-square': { draw: drawSquare, size: { w: 400, h: 400 } },
  video: { draw: drawVideo, size: { w: 640, h: 360 } },
} as const satisfies Record<string, { draw: (id: number, size: Size) => string; size: Size }>;

export type ArtKind = keyof typeof kinds;

/**
 * The picture of something by its kind and id, as the text of an SVG file. The same arguments give the same
 * picture. An id that no catalogue knows shows its digital root, an unknown kind the plate of it. Ask for
 * the size you need instead of cropping.
 */
export function art(kind: string, id: number, size?: Size): string {
  const { draw, size: usual } = isArtKind(kind) ? kinds[kind] : kinds.plate;
  return svg(size ?? usual, draw(id, size ?? usual));
}

const isArtKind = (kind: string): kind is ArtKind => Object.hasOwn(kinds, kind);

function drawBlog(id: number, size: Size) {
  const weave = blogs[id] ?? { root: digitalRoot(id), tile: 100, rule: 'parity' };
  return sheet(size, inks[weave.root].ground) + drawTracks(id, weave, size);
}
