/** Which page an address that leads nowhere was meant for. Pure. */
import { closestMatch } from 'leven';
import { oneLine } from '../typed-words';

/** An address as ours are written: '/Our%20Blogs/index.html' is '/our-blogs'. */
export function plainPath(path: string) {
  const parts = oneLine(decoded(path))
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php|aspx?)$/, '')
    .split('/')
    .map((part) => (part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-'));
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

/** A letter or two may be wrong, a figure never: mulank10 is not mulank1. Else it is the page that it would stand under. */
export function nearestPath(path: string, known: readonly string[]) {
  const figures = (text: string) => text.replace(/\D/g, '');
  const alike = known.filter((one) => figures(one) === figures(path));
  const above = known.filter((one) => path.startsWith(`${one}/`) || path.startsWith(`${one}-`));
  const meant = closestMatch(path, alike, { maxDistance: path.length > 5 ? 2 : 1 });
  return meant ?? above.sort((a, b) => b.length - a.length)[0];
}

/** The words of an address, to look for them: '/Mulank5' is 'mulank 5'. */
export const wordsOfPath = (path: string) =>
  (plainPath(path).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).join(' ');

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
