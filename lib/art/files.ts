import { art, type ArtKind } from './art';
import { clients, predictions, services, tools } from './catalogue';
import { range } from './geometry';
import { proofCount } from './proofs';
import type { Size } from './svg';
import { videoCount } from './videos';

/** One file below /art: its name as `artPath` of lib/site.ts writes it, and how to draw it. */
export type ArtFile = { name: string; kind: ArtKind; id: number; size?: Size };

/** 8:5, for where a phone shows a picture wider than high. */
const WIDE: Size = { w: 640, h: 400 };

/** Every picture that has an address. Whoever links to a picture can be held to this list. */
export const artFiles = (): ArtFile[] => [
  ...count('service', idsOf(services)),
  ...count('service', idsOf(services), WIDE),
  ...count('tool', idsOf(tools)),
  ...count('tool', idsOf(tools), WIDE),
  ...count('prediction', idsOf(predictions)),
  ...count('blog', upTo(12)),
  ...count('client', upTo(clients.length)),
  ...count('mulank', upTo(9)),
  ...count('plate', [0, ...upTo(9)]),
  ...count('video', upTo(videoCount)),
  ...count('diptych', [1]),
  ...count('diptych', [1], WIDE),
  ...count('proof', upTo(proofCount)),
];

/** The text of one of these files, or undefined when there is none of that name. */
export function artFile(name: string): string | undefined {
  const file = artFiles().find((one) => one.name === name);
  return file && art(file.kind, file.id, file.size);
}

const count = (kind: ArtKind, ids: readonly number[], size?: Size): ArtFile[] =>
  ids.map((id) => ({ name: `${kind}-${id}${size ? '-wide' : ''}.svg`, kind, id, size }));

const idsOf = (catalogue: Readonly<Record<number, unknown>>) => Object.keys(catalogue).map(Number);

const upTo = (last: number) => range(last).map((index) => index + 1);
