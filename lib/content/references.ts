/** What one content file says of another: services, links, moved pages. Pure. */
import { servicePath, serviceListPath } from '../markets/currency';
import { currencies } from '../markets/markets';
import { paths, predictionPath } from '../site';
import { ContentError } from './check';
import type { AnyText, ContentFile } from './everything';
import { deadLinks, pageMeant, partsOfPages, type Site } from './links';
import type { Redirect } from './redirects-schema';
import { paragraphsOf } from './sections';
import { unstatedSums } from './sums';
import type { Synonyms } from './synonyms-schema';

type Service = { id: number; lists: readonly unknown[] };

/** Throws one ContentError for everything that leads nowhere. */
export function refuseDeadEnds(
  files: readonly ContentFile[],
  services: readonly Service[],
  redirects: readonly Redirect[],
  synonyms: Synonyms,
  onHome: readonly number[],
) {
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
  const faults = [
    ...files.flatMap(({ file, text }) =>
      text
        ? [
            ...unknownServices(file, text, site),
            ...deadLinks(file, text, site),
            ...unstatedSums(file, text.html(), text.sums ?? []),
          ]
        : [],
    ),
    ...shadows(files),
    ...samePlace(files),
    ...copies(files),
    ...missingNumbers(files),
    ...redirects.flatMap((redirect, index) => deadRedirect(redirect, index, site)),
    ...unknownPages(synonyms, site),
    ...onHome
      .filter((id) => !site.known.has(predictionPath(id)))
      .map(
        (id) =>
          `listings.yaml, home, predictions: there is no prediction ${id}, or it is still a draft; write the number of another.`,
      ),
  ];
  if (faults.length > 0) throw new ContentError(faults);
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
    const paragraphs = new Set(paragraphsOf(text.html()).filter(({ length }) => length > 60));
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
