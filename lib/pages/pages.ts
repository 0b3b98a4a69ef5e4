import 'server-only';
import {
  derived,
  loadAddedPages,
  loadArticles,
  loadList,
  loadMulanks,
  loadPage,
  loadPredictions,
  loadServices,
  loadTools,
} from '../content/load';
import { perCurrency, serviceListPath } from '../markets/currency';
import { currencies, pageWords } from '../markets/markets';
import { serviceList } from '../services/catalogue';
import { addedPagePath, paths } from '../site';
import { isSample } from '../videos/page';
import {
  articlePage,
  type Crumb,
  kindOf,
  mulankPage,
  predictionPage,
  servicePage,
  type SitePage,
  squareCard,
  textPage,
  toolPage,
  videoPage,
} from './page';

/**
 * Every page that search engines may list, each once, in the order of the site. Metadata, structured
 * data, breadcrumbs, sitemap, feed, share pictures and the search are all made from this list.
 */
export const loadPages = derived((): SitePage[] => {
  const below = [
    ...currencies.flatMap((currency) =>
      serviceList(loadServices(), currency).map((service) => servicePage(service, currency)),
    ),
    ...loadPredictions().map(predictionPage),
    ...loadMulanks().map(mulankPage),
    ...loadArticles().map(articlePage),
    ...loadTools().map(toolPage),
    ...loadAddedPages().map((text) => textPage(text, addedPagePath(text.slug))),
    // A sample has a page too, which is not listed.
    ...loadList('videos').videos.map(videoPage).filter(isReal),
  ];
  return [...fixedPages(below), ...below];
});

const isReal = ({ video }: SitePage) => !isSample(video?.id ?? '');

/** Looked up and not searched: a build asks for each page of thousands. */
const byPath = derived(() => new Map(loadPages().map((page) => [page.path, page])));

/** The page at a path; the build stops where a path has none. */
export function pageAt(path: string): SitePage {
  const page = byPath().get(path);
  if (page) return page;
  throw new Error(`${path} is not in lib/pages: add it there, so that it is found and shared.`);
}

/** The pages right below another, in their order. */
export const pagesBelow = (path: string, pages: readonly SitePage[] = loadPages()): SitePage[] =>
  pages.filter(({ above }) => above.at(-1) === path);

/** From home to the page itself, as breadcrumbs show it; home alone has none. */
export function trailTo(path: string): Crumb[] {
  const { above } = pageAt(path);
  if (above.length === 0) return [];
  return [...above, path].map(pageAt).map(({ name, path: href }) => ({ label: name, href }));
}

function fixedPages(below: readonly SitePage[]): SitePage[] {
  const listings = loadList('listings');
  const list = (
    path: string,
    name: string,
    listing: Exclude<keyof typeof listings, 'home'>,
    { heading = name, ...more }: Partial<SitePage> = {},
  ): SitePage => ({
    path,
    kind: 'list',
    name,
    heading,
    ...listings[listing],
    updated: latest(listings[listing], pagesBelow(path, below)),
    above: [paths.home],
    ...squareCard(heading, 'mist'),
    ...more,
  });
  const heading = 'Unlock Your Future Insights';
  return [
    {
      path: paths.home,
      kind: 'home',
      name: 'Home',
      heading,
      ...listings.home,
      updated: latest(listings.home, below),
      above: [],
      ...squareCard(heading, 'sun'),
    },
    text('about', 'About'),
    text('numerology', 'Numerology'),
    list(paths.predictions, 'Predictions', 'predictions'),
    ...currencies.map((currency) => {
      const { name, heading, listing } = pageWords[currency];
      const twins = perCurrency(serviceListPath);
      return list(serviceListPath(currency), name, listing, { heading, twins, currency });
    }),
    list(paths.tools, 'Tools', 'tools', { heading: 'Free calculators' }),
    list(paths.videos, 'Videos', 'videos', { heading: 'Numerology videos' }),
    list(paths.blogs, 'Blogs', 'blogs'),
    list(paths.contact, 'Contact Us', 'contact'),
    text('terms', 'Terms and Conditions'),
    text('privacy', 'Privacy Policy'),
    textPage(loadPage('corrections'), paths.corrections),
  ];
}

/** The last day on which a list, or something in it, was changed. */
const latest = (listing: { updated: string }, pages: readonly SitePage[]) =>
  [listing, ...pages]
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? '';

/** Without a picture of its own. */
const text = (file: Parameters<typeof loadPage>[0], name: string): SitePage => ({
  ...textPage(loadPage(file), paths[file]),
  name,
  art: undefined,
});

/** The first calculator and the texts that name a service as the one that fits them, at most three in all. */
export const textsOnService = (id: number) =>
  firstLinks(
    ...naming('tool', 'services', id).slice(0, 1),
    ...naming('article', 'services', id),
    ...naming('prediction', 'services', id),
    ...naming('mulank', 'services', id),
  );

/**
 * The articles and predictions that speak of a birth number, at most three. A write-up that leads to no service does so
 * on purpose, since it is about a loss: it does not stand beside services elsewhere either.
 */
export const textsOnMulank = (number: number) =>
  firstLinks(
    ...naming('article', 'mulanks', number),
    ...naming('prediction', 'mulanks', number).filter(({ services }) => services?.length),
  );

const firstLinks = (...pages: SitePage[]) => pages.slice(0, 3).map(linkTo);

const naming = (kind: SitePage['kind'], field: 'services' | 'mulanks', id: number) =>
  loadPages().filter((page) => page.kind === kind && page[field]?.includes(id));

/** The pages that a marketer has added. */
export const addedPages = () =>
  loadAddedPages().map(({ slug }) => linkTo(pageAt(addedPagePath(slug))));

/** A page as another leads to it; beside a birth number stands its plate. */
const linkTo = (page: SitePage) => ({
  href: page.path,
  title: page.name,
  note: kindOf(page).note,
  plate: {
    kind: page.kind === 'mulank' || !page.art ? 'plate' : page.art.kind,
    id: page.art?.id ?? 9,
  },
});
