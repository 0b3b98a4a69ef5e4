import { drawClient, drawProof, drawSquare, drawVideo, proofCount, videoCount } from './prints';
import {
  drawArticle,
  drawDiptych,
  drawPrediction,
  drawService,
  drawTool,
  type Cover,
} from './covers';
import { drawMulank, drawPlate } from './numerals';
import { range, svg, type Size } from './drawing';
import { clients, services } from './catalogue';

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

/** One file below /art: its name as `artPath` of lib/site.ts writes it, and how to draw it. */
type ArtFile = { name: string; kind: ArtKind; id: number; size?: Size };

/** 8:5, for where a phone shows a picture wider than high. */
const WIDE: Size = { w: 640, h: 400 };

/** The entries that the content has beside those that the catalogue knows, by kind. */
type MoreIds = Partial<Record<'service' | 'tool' | 'prediction' | 'blog', readonly number[]>>;

/** Every picture that has an address. Whoever links to a picture can be held to this list. */
export const artFiles = (more: MoreIds = {}): ArtFile[] => [
  ...count('service', idsOf(services, more.service)),
  ...count('service', idsOf(services, more.service), WIDE),
  ...count('tool', merged([], more.tool)),
  ...count('tool', merged([], more.tool), WIDE),
  ...count('prediction', merged(upTo(16), more.prediction)),
  ...count('blog', merged(upTo(12), more.blog)),
  ...count('client', upTo(clients.length)),
  ...count('mulank', upTo(9)),
  ...count('plate', [0, ...upTo(9)]),
  ...count('video', upTo(videoCount)),
  ...count('lo-shu-square', [1]),
  ...count('diptych', [1]),
  ...count('diptych', [1], WIDE),
  ...count('proof', upTo(proofCount)),
];

const count = (kind: ArtKind, ids: readonly number[], size?: Size): ArtFile[] =>
  ids.map((id) => ({ name: `${kind}-${id}${size ? '-wide' : ''}.svg`, kind, id, size }));

const idsOf = (catalogue: Readonly<Record<number, unknown>>, more: readonly number[] = []) =>
  merged(Object.keys(catalogue).map(Number), more);

const merged = (ids: readonly number[], more: readonly number[] = []) => [
  ...new Set([...ids, ...more]),
];

const upTo = (last: number) => range(last).map((index) => index + 1);
