/** What one content file says of another: services, links, moved pages, places on a list, copies. Pure. */
import { serviceListPath } from '../markets/currency';
import { currencies } from '../markets/markets';
import { paths, predictionPath } from '../site';
import { unstatedSums } from './claims';
import type { AnyText, ContentFile, Lists } from './compile';
import { nearest } from './faults';
import type { Redirect } from './list-schemas';
import { paragraphsOf, sectionsOf } from './sections';

/** A sentence for everything that leads nowhere, or stands where something stands already. */
export function deadEnds(
  files: readonly ContentFile[],
  { services, redirects, synonyms, listings }: Lists,
): string[] {
  const known = new Set<string>([
    ...Object.values(paths),
    ...currencies.map(serviceListPath),
    ...files.flatMap((file) => file.paths),
  ]);
  const site = { known, redirects, parts: partsOfPages(files) };
  const onSale = services.filter(({ lists }) => lists.length > 0).map(({ id }) => id);
  return [
    ...files.flatMap(({ file, text }) =>
      text
        ? [
            ...(text.services ?? [])
              .filter((id) => !onSale.includes(id))
              .map(
                (id) =>
                  `${file}, services: there is no service ${id}; write the id of a service in services.yaml: ${onSale.join(', ')}.`,
              ),
            ...deadLinks(file, text, site),
            ...unstatedSums(file, text.html, text.sums ?? []),
          ]
        : [],
    ),
    ...samePlace(files),
    ...copies(files),
    ...redirects.flatMap(({ from, to }, index) => {
      const place = `redirects.yaml, redirect ${index + 1}`;
      return [
        ...(known.has(from)
          ? [`${place}, from: a page stands at ${from}; take the entry out, or the page.`]
          : []),
        ...(to.startsWith('/') ? faultsOf(`${place}, to: ${to}`, pageFault(to, site)) : []),
      ];
    }),
    ...synonyms.pages.flatMap(({ path }) =>
      faultsOf(`synonyms.yaml, pages: ${path}`, pageFault(path, site)),
    ),
    ...listings.home.predictions
      .filter((id) => !known.has(predictionPath(id)))
      .map(
        (id) =>
          `listings.yaml, home, predictions: there is no prediction ${id}, or it is still a draft; write the number of another.`,
      ),
  ];
}

const faultsOf = (place: string, fault?: string) => (fault ? [`${place} ${fault}.`] : []);

/** Two articles that want the same place on the list. */
function samePlace(files: readonly ContentFile[]) {
  const placed = files.flatMap(({ file, text }) =>
    text?.order === undefined ? [] : [{ file, order: text.order }],
  );
  const next = Math.max(...placed.map(({ order }) => order)) + 1;
  return placed.flatMap(({ file, order }, index) => {
    const earlier = placed.slice(0, index).find((other) => other.order === order);
    return earlier
      ? [
          `${file}, order: ${order} is the place of ${earlier.file} too; write another, for example ${next}.`,
        ]
      : [];
  });
}

/** A text that began as a copy of another, and still has its title or half of its paragraphs. */
function copies(files: readonly ContentFile[]) {
  const firstWith = new Map<string, string>();
  return files.flatMap(({ file, text }) => {
    if (!text) return [];
    const paragraphs = new Set(paragraphsOf(text.html).filter(({ length }) => length > 60));
    const others = [...paragraphs].map((paragraph) => firstWith.get(paragraph) ?? '');
    const other = others.find(Boolean);
    const title = text.title && `the title ${text.title}`;
    const namesake = title && firstWith.get(title);
    for (const said of [...paragraphs, title ?? ''])
      if (said && !firstWith.has(said)) firstWith.set(said, file);
    if (other && others.filter((one) => one === other).length * 2 >= paragraphs.size)
      return [
        `${file}: most of its text stands in ${other} too; write its own, or take one of the two files out.`,
      ];
    return namesake
      ? [`${file}, title: is the title of ${namesake} too; write one of its own.`]
      : [];
  });
}

type Site = {
  known: ReadonlySet<string>;
  redirects: readonly Redirect[];
  /** What can stand behind a #, by the address of a text and by the name of its file. */
  parts: ReadonlyMap<string, readonly string[]>;
};

/** The parts of each text that a link may lead to; only articles and pages are laid out by their headings. */
const partsOfPages = (files: readonly ContentFile[]): Site['parts'] =>
  new Map(
    files.flatMap(({ file, paths, text }) => {
      const parts =
        text && /^(blogs|pages)\//.test(file)
          ? sectionsOf(text.html).sections.map(({ id }) => encodeURI(id))
          : [];
      return [file, ...paths].map((at) => [at, parts] as const);
    }),
  );

/** A sentence for each link of a text that leads nowhere. */
function deadLinks(file: string, { html }: AnyText, site: Site) {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  return [...new Set(links)].flatMap((link) =>
    faultsOf(`${file}, the link ${link || '()'}:`, linkFault(link, site, file)),
  );
}

function linkFault(link: string, site: Site, file: string) {
  if (/^(https?:\/\/[\w-]+\.|mailto:.+@|tel:\+?\d)/.test(link)) return undefined;
  if (/^#./.test(link)) return partFault(link, site.parts.get(file));
  if (!link) return 'has no address; write one between the round brackets, for example (/services)';
  if (!link.startsWith('/'))
    return 'is no address; start it with / for a page of this site, or with https:// for another site';
  const path = link.replace(/[?#].*$/, '');
  if (/^\/(photos|art|share|icons)\//.test(path)) return undefined;
  return pageFault(path, site) ?? partFault(link, site.parts.get(path));
}

/** What is wrong with an address of this site. */
function pageFault(path: string, { known, redirects }: Site) {
  if (known.has(path)) return undefined;
  const moved = redirects.find(({ from }) => from === path);
  if (moved) return `has moved, to ${moved.to} by redirects.yaml; write where its page stands now`;
  return `leads to no page; write ${pageMeant(path, known) ?? 'the address of a page of this site, for example /services'}, or, where the page was renamed, add it to redirects.yaml`;
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
function pageMeant(path: string, known: ReadonlySet<string>) {
  const numberIn = (address: string) => address.replace(/\D/g, '').replace(/(\d)\1+/g, '$1');
  return nearest(
    path,
    [...known].filter((other) => numberIn(other) === numberIn(path)),
  );
}
