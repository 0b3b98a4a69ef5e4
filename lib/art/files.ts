import type { ArtKind } from './art';
import { clients, services } from './catalogue';
import { range } from './geometry';
import { proofCount } from './proofs';
import type { Size } from './svg';
import { videoCount } from './videos';

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
