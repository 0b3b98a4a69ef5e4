/** Where the links of a text lead: to pages, and to parts of texts. Pure. */
import { paths } from '../site';
import type { AnyText, ContentFile } from './everything';
import { nearest } from './nearest';
import type { Redirect } from './redirects-schema';
import { sectionsOf } from './sections';

export type Site = {
  known: ReadonlySet<string>;
  redirects: readonly Redirect[];
  /** What can stand behind a #, by the address of a text and by the name of its file. */
  parts: ReadonlyMap<string, readonly string[]>;
};

/** The parts of each text that a link may lead to; only articles and pages are laid out by their headings. */
export const partsOfPages = (files: readonly ContentFile[]): Site['parts'] =>
  new Map(
    files.flatMap(({ file, paths: addresses, text }) => {
      if (!text) return [];
      const parts = /^(blogs|pages)\//.test(file)
        ? sectionsOf(text.html()).sections.map(({ id }) => encodeURI(id))
        : [];
      const [, own] = Object.entries(paths).find(([name]) => file === `pages/${name}.md`) ?? [];
      return [file, ...addresses, ...(own ? [own] : [])].map((at) => [at, parts] as const);
    }),
  );

/** A sentence for each link of a text that leads nowhere. */
export function deadLinks(file: string, { html }: AnyText, site: Site) {
  const links = [...html().matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  return [...new Set(links)].flatMap((link) => {
    const problem = linkFault(link, site, file);
    return problem ? [`${file}, the link ${link || '()'}: ${problem}.`] : [];
  });
}

function linkFault(link: string, { known, redirects, parts }: Site, file: string) {
  if (/^(https?:\/\/[\w-]+\.|mailto:.+@|tel:\+?\d)/.test(link)) return undefined;
  if (/^#./.test(link)) return partFault(link, parts.get(file));
  if (!link) return 'has no address; write one between the round brackets, for example (/services)';
  if (!link.startsWith('/'))
    return 'is no address; start it with / for a page of this site, or with https:// for another site';
  const path = link.replace(/[?#].*$/, '');
  if (known.has(path)) return partFault(link, parts.get(path));
  if (/^\/(photos|art|share|icons)\//.test(path)) return undefined;
  const moved = redirects.find(({ from }) => from === path);
  if (moved) return `the page has moved; write ${moved.to}`;
  const meant = pageMeant(path, known);
  return meant
    ? `leads to no page; write ${meant}, or, where the page was renamed, add it to redirects.yaml`
    : 'leads to no page; take the link out, or write the address of a page of this site, for example /services, or, where the page was renamed, add it to redirects.yaml';
}

/** A page that is no text has no parts to lead to. */
function partFault(link: string, parts: readonly string[] = []) {
  const [page = '', part] = link.split('#');
  if (!part || parts.includes(part)) return undefined;
  const meant = nearest(part, parts);
  const way = page ? 'take the # and what follows out' : 'take the link out and keep its words';
  return `the page has no part ${part}; ${meant ? `write ${page}#${meant}` : way}`;
}

/** The address that was probably meant: another number is another page and no slip, unless a digit was typed twice. */
export function pageMeant(path: string, known: ReadonlySet<string>) {
  const numberIn = (address: string) => address.replace(/\D/g, '').replace(/(\d)\1+/g, '$1');
  return nearest(
    path,
    [...known].filter((other) => numberIn(other) === numberIn(path)),
  );
}
