import { serviceListPath } from '../markets/currency';
import { currencies, markets } from '../markets/markets';
import { paths, predictionPath } from '../site';
import type { AnyText, Content, ContentFile } from './content';
import { type Faults, nearest } from './faults';
import type { Redirect, Synonyms } from './list-schemas';
import { askedPath, endOf, isSamePath } from './redirects';
import { paragraphsOf, sectionsOf } from './sections';
import { isStated } from './sums';

const ofTheSite =
  /^\/(?:(?:_next|api|art|drawn|fonts|icons|outbox|photos|share)(?:\/|$)|(?:robots|llms)\.txt$|sitemap\.xml$|search\.json$|\w+\.(?:js|ico|svg|webmanifest)$|server-error$|year$)/i;

const serviceLists: string[] = currencies.map(serviceListPath);

type ReferringText = { file: string; text: AnyText };

export function checkReferences(
  files: readonly ContentFile[],
  { lists: { services, readings, redirects, synonyms, listings } }: Pick<Content, 'lists'>,
  faults: Faults,
) {
  const known = new Set<string>([
    ...Object.values(paths),
    ...serviceLists,
    ...files.flatMap((file) => file.paths),
  ]);
  const texts = files.flatMap(({ file, text }): ReferringText[] => (text ? [{ file, text }] : []));
  const site = { known, redirects, parts: partsOfPages(files) };
  const onSale = services.filter(({ lists }) => lists.length > 0).map(({ id }) => id);
  for (const { file, text } of texts) {
    for (const id of text.services ?? [])
      faults.at(
        `${file}, services`,
        !onSale.includes(id) &&
          `there is no service ${id}; write the id of a service in services.yaml: ${onSale.join(', ')}`,
      );
    for (const [, link = ''] of text.html.matchAll(/<a [^>]*?href="([^"]*)"/g))
      faults.at(`${file}, the link ${link || '()'}`, linkFault(link, site, file));
    for (const [index, sum] of (text.sums ?? []).entries())
      faults.at(
        `${file}, sums, item ${index + 1}`,
        !isStated(text.html, sum) &&
          `the text does not say ${sum.value}: ${sum.path}; write it there, or take the line out`,
      );
  }
  checkPlaces(texts, faults);
  checkCopies(texts, faults);
  for (const [index, { from, to }] of redirects.entries()) {
    const place = `redirects.yaml, redirect ${index + 1}`;
    const page = [...known].find((path) => isSamePath(path, from));
    faults.at(
      `${place}, from`,
      page === from
        ? `a page stands at ${from}; take the entry out, or the page`
        : page
          ? `a page stands at ${page}, and an entry holds for small letters too; take the entry out`
          : ofTheSite.test(from) && `${from} belongs to the site itself; take the entry out`,
    );
    faults.at(`${place}, to`, to.startsWith('/') && pageFault(to, site));
  }
  for (const [kind, { service }] of Object.entries(readings))
    faults.at(
      `readings.yaml, ${kind}, service`,
      !onSale.includes(service) &&
        `there is no service ${service} on a list; write the number of another`,
    );
  for (const { path } of synonyms.pages) faults.at('synonyms.yaml, pages', pageFault(path, site));
  for (const id of listings.home.asked)
    faults.at(
      'listings.yaml, home, asked',
      !onSale.includes(id) && `there is no service ${id} on a list; write the number of another`,
    );
  for (const id of listings.home.predictions)
    faults.at(
      'listings.yaml, home, predictions',
      !known.has(predictionPath(id)) &&
        `there is no prediction ${id}, or it is still a draft; write the number of another`,
    );
}

function checkPlaces(texts: readonly ReferringText[], faults: Faults) {
  const placed = texts.filter(({ text }) => text.order !== undefined);
  const next = Math.max(...placed.map(({ text }) => text.order ?? 0)) + 1;
  for (const [index, { file, text }] of placed.entries()) {
    const earlier = placed.slice(0, index).find((other) => other.text.order === text.order);
    faults.at(
      `${file}, order`,
      earlier &&
        `${text.order} is the place of ${earlier.file} too; write another, for example ${next}`,
    );
  }
}

function checkCopies(texts: readonly ReferringText[], faults: Faults) {
  const firstWith = new Map<string, string>();
  for (const { file, text } of texts) {
    const paragraphs = new Set(paragraphsOf(text.html).filter(({ length }) => length > 60));
    const others = [...paragraphs].map((paragraph) => firstWith.get(paragraph) ?? '');
    const other = others.find(Boolean);
    const title = text.title && `the title ${text.title}`;
    const namesake = title && firstWith.get(title);
    for (const said of [...paragraphs, title ?? ''])
      if (said && !firstWith.has(said)) firstWith.set(said, file);
    if (other && others.filter((one) => one === other).length * 2 >= paragraphs.size)
      faults.at(
        file,
        `most of its text stands in ${other} too; write its own, or take one of the two files out`,
      );
    else
      faults.at(
        `${file}, title`,
        namesake && `is the title of ${namesake} too; write one of its own`,
      );
  }
}

/** Reminds of the terms and synonyms of a new market, which the compiler can't see. */
export function checkMarkets(terms: { html: string }, { pages, same }: Synonyms, faults: Faults) {
  const lists = pages.filter(({ path }) => serviceLists.includes(path));
  for (const line of same) {
    const [first, ...others] = lists.flatMap(({ path, typed }) =>
      line.filter((word) => typed.includes(word)).map((word) => ({ path, word })),
    );
    const other = others.find(({ path }) => path !== first?.path);
    faults.at(
      'synonyms.yaml, same',
      first &&
        other &&
        `${first.word} and ${other.word} stand in one line, and lead to ${first.path} and to ${other.path}; give one of them a line of its own`,
    );
  }
  for (const { money } of currencies.map((currency) => markets[currency]))
    faults.at(
      'pages/terms.md',
      !terms.html.toLowerCase().includes(money) &&
        `says nothing of ${money}, in which services are sold; name the currency where it tells the prices`,
    );
  for (const list of serviceLists)
    faults.at(
      'synonyms.yaml, pages',
      !lists.some(({ path }) => path === list) &&
        `nothing leads to ${list}; add it with what its buyers type, and take those words from the list that has them now`,
    );
}

type SiteAddresses = {
  known: ReadonlySet<string>;
  redirects: readonly Redirect[];
  parts: ReadonlyMap<string, readonly string[]>;
};

/** Only articles, pages and years are laid out by their headings. */
const partsOfPages = (files: readonly ContentFile[]): SiteAddresses['parts'] =>
  new Map(
    files.flatMap(({ file, paths, text }) => {
      const parts =
        text && /^(blogs|pages|years)\//.test(file)
          ? sectionsOf(text.html).sections.map(({ id }) => encodeURI(id))
          : [];
      return [file, ...paths].map((at) => [at, parts] as const);
    }),
  );

function linkFault(link: string, site: SiteAddresses, file: string) {
  if (/^(https?:\/\/[\w-]+\.|mailto:.+@|tel:\+?\d)/.test(link)) return undefined;
  if (/^#./.test(link)) return partFault(link, site.parts.get(file));
  if (!link) return 'has no address; write one between the round brackets, for example (/services)';
  if (!link.startsWith('/'))
    return 'is no address; start it with / for a page of this site, or with https:// for another site';
  const path = link.replace(/[?#].*$/, '');
  if (/^\/(photos|art|share|icons)\//.test(path)) return undefined;
  return whereFault(path, site) ?? partFault(link, site.parts.get(path));
}

function pageFault(address: string, site: SiteAddresses) {
  const path = address.replace(/[?#].*$/, '');
  const fault = whereFault(path, site);
  return fault ? `${path} ${fault}` : partFault(address, site.parts.get(path));
}

function whereFault(path: string, { known, redirects }: SiteAddresses) {
  if (known.has(path)) return undefined;
  const asked = askedPath(path);
  const end = endOf(asked, redirects);
  if (redirects.some(({ from }) => isSamePath(from, asked)))
    return known.has(end.replace(/[?#].*$/, '')) || !end.startsWith('/')
      ? `has moved, to ${end} by redirects.yaml; write where its page stands now`
      : 'has moved by redirects.yaml, whose entries lead from it to no page; write the address of a page';
  const meant = pageMeant(path, known);
  if (meant && isSamePath(meant, asked)) return `leads to no page; write ${meant}`;
  return `leads to no page; write ${meant ?? 'the address of a page of this site, for example /services'}, or, where the page was renamed, add it to redirects.yaml`;
}

function partFault(link: string, parts: readonly string[] = []) {
  const [page = '', part] = link.split('#');
  if (!part || parts.includes(part)) return undefined;
  const meant = nearest(part, parts);
  const way = page ? 'take the # and what follows out' : 'take the link out and keep its words';
  return `the page has no part ${part}; ${meant ? `write ${page}#${meant}` : way}`;
}

/** Suggests another number only where a digit was typed twice; else it is another page. */
function pageMeant(path: string, known: ReadonlySet<string>) {
  const numberIn = (address: string) => address.replace(/\D/g, '').replace(/(\d)\1+/g, '$1');
  return nearest(
    path,
    [...known].filter((other) => numberIn(other) === numberIn(path)),
  );
}
