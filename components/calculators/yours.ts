import { digitalRoot, inks, isDark } from '@/lib/art/drawing';
import { artPath } from '@/lib/site';

/** Kept for this visit, and read by the first script of every page (inline-scripts.mjs). */
export function keepYours(root: number, result: string) {
  const { ground, ink, pop } = inks[digitalRoot(root)];
  const [light, dark] = isDark(digitalRoot(root)) ? [ground, pop] : [ink, ground];
  const own = { root, result, light, dark, plate: `url(${artPath('plate', root)})` };
  try {
    sessionStorage.setItem('yours', JSON.stringify(own));
  } catch {
    // Storage is blocked: the pages keep their own colours.
  }
  dispatchEvent(new Event('yours'));
}
