import 'server-only';
import { toolPath } from '../calculators/definition';
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
import { currencies, type Currency, pageWords } from '../markets/markets';
import { serviceList } from '../services/catalogue';
import { addedPagePath, articlePath, mulankPath, paths, predictionPath, videoPath } from '../site';
import { isSample } from '../videos/page';
import {
  articlePage,
  type Crumb,
  latest,
  mulankPage,
  predictionPage,
  servicePage,
  type SitePage,
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
    ...currencies.flatMap(services),
    ...predictions(),
    ...mulanks(),
    ...articles(),
    ...tools(),
    ...added(),
    ...videos(),
  ];
  return [...fixedPages(below), ...below];
});

/** Looked up and not searched: a build asks for each page of thousands. */
const byPath = derived(() => new Map(loadPages().map((page) => [page.path, page])));

/** The page at a path; the build stops where a path has none. */
export function pageAt(path: string): SitePage {
  const page = byPath().get(path);
  if (page) return page;
  throw new Error(`${path} is not in lib/pages: add it there, so that it is found and shared.`);
}

/** The pages right below another, in their order. */
export const pagesBelow = (path: string): SitePage[] =>
  loadPages().filter(({ above }) => above.at(-1) === path);

/** From home to the page itself, as breadcrumbs show it; home alone has none. */
export function trailTo(path: string): Crumb[] {
  const { above } = pageAt(path);
  if (above.length === 0) return [];
  return [...above, path].map(pageAt).map(({ name, path: href }) => ({ label: name, href }));
}

function fixedPages(below: readonly SitePage[]): SitePage[] {
  const listings = loadList('listings');
  const { home, predictions, tools, videos, blogs, contact } = listings;
  const list = (
    path: string,
    name: string,
    heading: string,
    listing: typeof contact,
    more: Partial<SitePage> = {},
  ): SitePage => ({
    path,
    kind: 'list',
    name,
    heading,
    ...listing,
    updated: latest([listing.updated, ...updatedBelow(below, path)]),
    above: [paths.home],
    card: {
      title: heading,
      note: 'Numbers, read with care',
      sides: { kind: 'square', ground: 'mist' },
    },
    ...more,
  });
  return [
    list(paths.home, 'Home', 'Unlock Your Future Insights', home, {
      kind: 'home',
      updated: latest([home.updated, ...below.map(({ updated }) => updated)]),
      above: [],
      card: {
        title: 'Unlock Your Future Insights',
        note: 'Numbers, read with care',
        sides: { kind: 'square', ground: 'sun' },
      },
    }),
    text('about', paths.about, 'About'),
    text('numerology', paths.numerology, 'Numerology'),
    list(paths.predictions, 'Predictions', 'Predictions', predictions),
    ...currencies.map((currency) => {
      const { name, heading, listing } = pageWords[currency];
      return list(serviceListPath(currency), name, heading, listings[listing], {
        twins: serviceLists,
        currency,
      });
    }),
    list(paths.tools, 'Tools', 'Free calculators', tools),
    list(paths.videos, 'Videos', 'Numerology videos', videos),
    list(paths.blogs, 'Blogs', 'Blogs', blogs),
    list(paths.contact, 'Contact Us', 'Contact Us', contact),
    text('terms', paths.terms, 'Terms and Conditions'),
    text('privacy', paths.privacy, 'Privacy Policy'),
    textPage(loadPage('corrections'), paths.corrections, [paths.home]),
  ];
}

const updatedBelow = (below: readonly SitePage[], path: string) =>
  below.filter(({ above }) => above.at(-1) === path).map(({ updated }) => updated);

/** Without a picture of its own. */
const text = (file: Parameters<typeof loadPage>[0], path: string, name: string): SitePage => ({
  ...textPage(loadPage(file), path, [paths.home]),
  name,
  art: undefined,
});

const serviceLists = perCurrency(serviceListPath);

const services = (currency: Currency) =>
  serviceList(loadServices(), currency).map((service) =>
    servicePage(service, currency, [paths.home, serviceListPath(currency)]),
  );

const predictions = () =>
  loadPredictions().map((text) =>
    predictionPage(text, predictionPath(text.id), [paths.home, paths.predictions]),
  );

const mulanks = () =>
  loadMulanks().map((text) =>
    mulankPage(text, mulankPath(text.id), [paths.home, paths.numerology]),
  );

const articles = () =>
  loadArticles().map((text) =>
    articlePage(text, articlePath(text.slug), [paths.home, paths.blogs]),
  );

const tools = () =>
  loadTools().map((text) => toolPage(text, toolPath(text.slug), [paths.home, paths.tools]));

const added = () =>
  loadAddedPages().map((text) => textPage(text, addedPagePath(text.slug), [paths.home]));

/** A sample has a page too, which is not listed. */
const videos = () =>
  loadList('videos').videos.flatMap((video, index) =>
    isSample(video.id)
      ? []
      : [videoPage(video, videoPath(video.id), [paths.home, paths.videos], index + 1)],
  );

/** The first calculator and the texts that name a service as the one that fits them, at most three in all. */
export const textsOnService = (service: number) =>
  [
    ...loadTools().filter(names(service)).slice(0, 1).map(tool),
    ...loadArticles().filter(names(service)).map(article),
    ...loadPredictions().filter(names(service)).map(prediction),
    ...loadMulanks().filter(names(service)).map(mulank),
  ].slice(0, SHOWN);

/** The articles and predictions that speak of a birth number, at most three. */
export const textsOnMulank = (number: number) =>
  [
    ...loadArticles().filter(speaksOf(number)).map(article),
    ...loadPredictions().filter(speaksOf(number)).filter(leadsOn).map(prediction),
  ].slice(0, SHOWN);

/** The pages that a marketer has added. */
export const addedPages = () =>
  loadAddedPages().map(({ slug, title }) => ({
    href: addedPagePath(slug),
    title,
    note: 'Page',
    plate: { kind: 'plate', id: pageAt(addedPagePath(slug)).art?.id ?? 9 },
  }));

const SHOWN = 3;

const names = (id: number) => (text: { services: readonly number[] }) => text.services.includes(id);

/**
 * A write-up that leads to no service does so on purpose, since it is about a loss: it does not stand
 * beside services elsewhere either.
 */
const leadsOn = ({ services }: { services: readonly number[] }) => services.length > 0;

const speaksOf = (n: number) => (text: { mulanks: readonly number[] }) => text.mulanks.includes(n);

const tool = ({ slug, id, name }: ReturnType<typeof loadTools>[number]) => ({
  href: toolPath(slug),
  title: name,
  note: 'Free calculator',
  plate: { kind: 'tool', id },
});

const article = ({ slug, title, order }: ReturnType<typeof loadArticles>[number]) => ({
  href: articlePath(slug),
  title,
  note: 'Article',
  plate: { kind: 'blog', id: order },
});

const prediction = ({ id, title }: ReturnType<typeof loadPredictions>[number]) => ({
  href: predictionPath(id),
  title,
  note: 'Prediction',
  plate: { kind: 'prediction', id },
});

const mulank = ({ id }: ReturnType<typeof loadMulanks>[number]) => ({
  href: mulankPath(id),
  title: `Mulank ${id}`,
  note: 'Birth number',
  plate: { kind: 'plate', id },
});
