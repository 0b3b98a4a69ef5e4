import 'server-only';
import { art, artFiles, type ArtKind } from '../art/art';
import { bookArt } from '../art/prints';
import type { Cover } from '../art/covers';
import { loadArticles, loadPredictions, loadServices, loadTools } from '../content/load';
import { shareFiles } from './share-files';

/** A file that is drawn from the content: its address on the site, and the drawing as SVG. Those in .png are packed. */
type Picture = { address: string; draw: () => string };

/**
 * Every file below /art and /share. A build writes them into public (scripts/prepare.ts), which is quicker than a
 * route of the framework for each; while working they are drawn when they are asked for.
 */
export const pictures = (): Picture[] => [
  ...artFiles({
    service: loadServices()
      .filter(({ lists }) => lists.length > 0)
      .map(({ id }) => id),
    tool: loadTools().map(({ id }) => id),
    prediction: loadPredictions().map(({ id }) => id),
    blog: loadArticles().map(({ order }) => order),
  }).map(({ name, kind, id, size }) => ({
    address: `/art/${name}`,
    draw: () => art(kind, id, size, coverOf(kind, id)),
  })),
  { address: '/art/book.svg', draw: bookArt },
  ...shareFiles(),
];

/** What the text of a cover says that it shows. */
function coverOf(kind: ArtKind, id: number): Cover | undefined {
  if (kind === 'prediction') return loadPredictions().find((text) => text.id === id);
  if (kind === 'tool') return loadTools().find((text) => text.id === id);
  return kind === 'blog' ? loadArticles().find(({ order }) => order === id) : undefined;
}
