/**
 * Names the nearest page where an address leads nowhere. Bundled into /nearest.js by app/nearest.js/route.ts; public/site.js
 * imports it on components/layout/not-found.tsx alone, whose own links are the pages that it knows by name.
 */
import { nearestPath, plainPath, wordsOfPath } from '@/lib/search/nearest-path';

export async function offerNearest(place: HTMLElement) {
  const path = plainPath(location.pathname);
  const search = document.querySelector<HTMLElement>('main [data-search]');
  if (search) search.dataset.query = wordsOfPath(path);
  const names = new Map(
    [...document.links]
      .filter(({ origin, pathname }) => origin === location.origin && pathname !== '/')
      // A link within this page names no other.
      .filter(({ pathname }) => pathname !== location.pathname)
      .map((link) => [link.pathname, link.textContent.trim()]),
  );
  const nearest =
    names.has(path) || (await isPage(path)) ? path : nearestPath(path, [...names.keys()]);
  const link = place.querySelector('a');
  if (!nearest || !link) return;
  link.href = nearest;
  link.textContent = names.get(nearest) || nearest;
  place.hidden = false;
}

/** Whether there is a page at an address that is written as ours are, and was not typed so. */
const isPage = async (path: string) =>
  path !== location.pathname &&
  !path.startsWith('/api/') &&
  (await fetch(path, { method: 'HEAD' })).ok;
