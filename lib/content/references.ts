/** What one content file says of another: services, links, moved pages, places on a list, copies. Pure. */
import { servicePath, serviceListPath } from '../markets/currency';
import { currencies } from '../markets/markets';
import { paths, predictionPath } from '../site';
import { unstatedSums } from './claims';
import type { AnyText, ContentFile, Lists } from './compile';
import { nearest } from './faults';
import { paragraphsOf, sectionsOf } from './sections';
import type { Redirect, Synonyms } from './table-schemas';

/** A sentence for everything that leads nowhere, or stands where something stands already. */
export function deadEnds(
  files: readonly ContentFile[],
  { services, redirects, synonyms, listings }: Lists,
): string[] {
  const site = {
    known: new Set<string>([
      ...Object.values(paths),
      ...currencies.map(serviceListPath),
      ...files.flatMap((file) => file.paths),
    ]),
    redirects,
    parts: partsOfPages(files),
    onSale: services.filter(({ lists }) => lists.length > 0).map(({ id }) => id),
  };
  return [
    ...files.flatMap(({ file, text }) =>
      text
        ? [
            ...unknownServices(file, text, site),
            ...deadLinks(file, text, site),
            ...unstatedSums(file, text.html, text.sums ?? []),
          ]
        : [],
    ),
    ...shadows(files),
    ...samePlace(files),
    ...copies(files),
    ...missingNumbers(files),
    ...redirects.flatMap((redirect, index) => deadRedirect(redirect, index, site)),
    ...unknownPages(synonyms, site),
    ...listings.home.predictions
      .filter((id) => !site.known.has(predictionPath(id)))
      .map(
        (id) =>
          `listings.yaml, home, predictions: there is no prediction ${id}, or it is still a draft; write the number of another.`,
      ),
  ];
}

const unknownServices = (
  file: string,
  { services = [] }: AnyText,
  { onSale }: { onSale: readonly number[] },
) =>
  services
    .filter((id) => !onSale.includes(id))
    .map(
      (id) =>
        `${file}, services: there is no service ${id}; write the id of a service in services.yaml: ${onSale.join(', ')}.`,
    );

/** A page of content/pages at whose address another stands. */
const shadows = (files: readonly ContentFile[]) =>
  files
    .filter(
      ({ file, paths }) =>
        file.startsWith('pages/') && paths.some((path) => isTaken(path.slice(1))),
    )
    .map(
      ({ file, paths: [path] }) =>
        `${file}: ${path} is an address of the site already; give the file another name, for example ${path?.slice(1)}-guide.md.`,
    );

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

/** Each birth number has a page, and there are nine. */
const missingNumbers = (files: readonly ContentFile[]) => {
  const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const isThere = (name: string) => files.some(({ file }) => file === `mulank/${name}.md`);
  const odd = files.filter(
    ({ file }) => file.startsWith('mulank/') && !numbers.some((n) => file === `mulank/${n}.md`),
  );
  return [
    ...numbers
      .filter((name) => !isThere(name))
      .map(
        (name) => `mulank/${name}.md: the file is missing; put it back, with exactly this name.`,
      ),
    ...odd.map(({ file }) => `${file}: there are nine birth numbers, 1 to 9; take the file out.`),
  ];
};

const unknownPages = ({ pages }: Synonyms, { known }: Site) =>
  pages
    .filter(({ path }) => !known.has(path))
    .map(
      ({ path }) =>
        `synonyms.yaml, pages: no page stands at ${path}; ${fixOf(pageMeant(path, known))}.`,
    );

const fixOf = (meant?: string) =>
  meant
    ? `write ${meant}`
    : 'write the address at which its page stands now, and add the old one to redirects.yaml, or take the entry out';

function deadRedirect({ from, to }: Redirect, index: number, { known }: Site): string[] {
  const location = `redirects.yaml, redirect ${index + 1}`;
  const meant = pageMeant(to, known);
  return [
    ...(known.has(from)
      ? [`${location}, from: a page stands at ${from}; take the entry out, or the page.`]
      : []),
    ...(to.startsWith('/') && !known.has(to)
      ? [
          `${location}, to: no page stands at ${to}; write ${meant ?? 'the address of a page of this site'}.`,
        ]
      : []),
  ];
}

/** Whether something of the site stands below this first part of an address already. */
export const isTaken = (first: string) =>
  /^(mulank\d*|art|share|photos|icons|fonts|outbox|drawn|search)$/.test(first) ||
  [
    ...Object.values(paths),
    ...currencies.flatMap((currency) => [serviceListPath(currency), servicePath(1, currency)]),
  ].some((path) => path.split('/')[1] === first);

type Site = {
  known: ReadonlySet<string>;
  redirects: readonly Redirect[];
  /** What can stand behind a #, by the address of a text and by the name of its file. */
  parts: ReadonlyMap<string, readonly string[]>;
};

/** The parts of each text that a link may lead to; only articles and pages are laid out by their headings. */
const partsOfPages = (files: readonly ContentFile[]): Site['parts'] =>
  new Map(
    files.flatMap(({ file, paths: addresses, text }) => {
      if (!text) return [];
      const parts = /^(blogs|pages)\//.test(file)
        ? sectionsOf(text.html).sections.map(({ id }) => encodeURI(id))
        : [];
      const [, own] = Object.entries(paths).find(([name]) => file === `pages/${name}.md`) ?? [];
      return [file, ...addresses, ...(own ? [own] : [])].map((at) => [at, parts] as const);
    }),
  );

/** A sentence for each link of a text that leads nowhere. */
function deadLinks(file: string, { html }: AnyText, site: Site) {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
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
function pageMeant(path: string, known: ReadonlySet<string>) {
  const numberIn = (address: string) => address.replace(/\D/g, '').replace(/(\d)\1+/g, '$1');
  return nearest(
    path,
    [...known].filter((other) => numberIn(other) === numberIn(path)),
  );
}
