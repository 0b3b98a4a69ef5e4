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
  loadYears,
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
  videoSitePage,
  yearPage,
} from './page';

/** The source of metadata, sitemap, feed, share pictures and search, in the site's order. */
export const loadPages = derived((): SitePage[] => {
  const below = [
    ...currencies.flatMap((currency) =>
      serviceList(loadServices(), currency).map((service) => servicePage(service, currency)),
    ),
    ...loadPredictions().map(predictionPage),
    ...loadMulanks().map(mulankPage),
    ...loadYears().map(yearPage),
    ...loadArticles().map(articlePage),
    ...loadTools().map(toolPage),
    ...loadAddedPages().map((text) => textPage(text, addedPagePath(text.slug))),
    // Sample videos have pages, which are not listed.
    ...loadList('videos').videos.map(videoSitePage).filter(isReal),
  ];
  return [...fixedPages(below), ...below];
});

const isReal = ({ video }: SitePage) => !isSample(video?.id ?? '');

const byPath = derived(() => new Map(loadPages().map((page) => [page.path, page])));

/** Throws for an unknown path, which stops the build. */
export function pageAt(path: string): SitePage {
  const page = byPath().get(path);
  if (page) return page;
  throw new Error(`${path} is not in lib/pages: add it there, so that it is found and shared.`);
}

export const pagesBelow = (path: string, pages: readonly SitePage[] = loadPages()): SitePage[] =>
  pages.filter(({ above }) => above.at(-1) === path);

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
  const examples = loadPage('examples');
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
    list(paths.tools, 'Calculators', 'tools', { heading: 'Free calculators' }),
    list(paths.videos, 'Videos', 'videos', { heading: 'Numerology videos' }),
    list(paths.blogs, 'Blogs', 'blogs'),
    list(paths.contact, 'Contact Us', 'contact'),
    { ...textPage(examples, paths.examples), name: 'Example readings', body: examplesBody() },
    text('terms', 'Terms and Conditions'),
    text('privacy', 'Privacy Policy'),
    textPage(loadPage('corrections'), paths.corrections),
  ];
}

const examplesBody = () =>
  Object.values(loadList('readings'))
    .flatMap(({ lines }) => lines.flatMap(({ text, note }) => [text, note?.text ?? '']))
    .join(' ');

const latest = (listing: { updated: string }, pages: readonly SitePage[]) =>
  [listing, ...pages]
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? '';

const text = (file: Parameters<typeof loadPage>[0], name: string): SitePage => ({
  ...textPage(loadPage(file), paths[file]),
  name,
  art: undefined,
});

export const textsOnService = (id: number) =>
  firstLinks(
    ...naming('tool', 'services', id).slice(0, 1),
    ...naming('article', 'services', id),
    ...naming('prediction', 'services', id),
    ...naming('mulank', 'services', id),
  );

/** Skips texts about a loss: they name no service on purpose. */
export const textsOnMulank = (number: number) =>
  firstLinks(
    ...naming('article', 'mulanks', number),
    ...naming('prediction', 'mulanks', number).filter(({ services }) => services?.length),
  );

const firstLinks = (...pages: SitePage[]) => pages.slice(0, 3).map(linkTo);

const naming = (kind: SitePage['kind'], field: 'services' | 'mulanks', id: number) =>
  loadPages().filter((page) => page.kind === kind && page[field]?.includes(id));

export const addedPages = () =>
  loadAddedPages().map(({ slug }) => linkTo(pageAt(addedPagePath(slug))));

const linkTo = (page: SitePage) => ({
  href: page.path,
  title: page.name,
  note: kindOf(page).note,
  plate: {
    kind: page.kind === 'mulank' || !page.art ? 'plate' : page.art.kind,
    id: page.art?.id ?? 9,
  },
});
