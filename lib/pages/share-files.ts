import 'server-only';
import { art } from '../art/art';
import { shareCard } from '../art/share';
import { loadBusiness } from '../content/load';
import { sharePath } from '../site';
import type { SitePage } from './page';
import { loadPages } from './pages';

/** The shapes in which search results show the picture of a text: 800 pixels wide, without words. */
const shapes = { '16x9': 450, '4x3': 600, '1x1': 800 };

/** Every picture below /share, as SVG: a card for each page, and its art alone where the page has any. */
export const shareFiles = (): { address: string; draw: () => string }[] =>
  loadPages().flatMap(({ path, card, art: own, kind }) => [
    { address: sharePath(path), draw: () => shareCard(card, loadBusiness().name) },
    ...(own && !['service', 'tool', 'text', 'video'].includes(kind) ? inShapes(path, own) : []),
  ]);

const inShapes = (path: string, { kind, id, cover }: NonNullable<SitePage['art']>) =>
  Object.entries(shapes).map(([shape, h]) => ({
    address: sharePath(path, shape),
    draw: () => art(kind, id, { w: 800, h }, cover),
  }));
