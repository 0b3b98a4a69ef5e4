import 'server-only';
import { toolPath } from '../calculators/link';
import { servicePath } from '../markets/currency';
import { addedPagePath, articlePath, mulankPath, predictionPath, videoPath } from '../site';
import { readPhotos } from './photo-files';
import { allOf, ContentError } from './check';
import { committedPrices, today } from './committed';
import { loadBusiness, loadClients, loadList, loadServices } from './load';
import { handOverPhotos } from './photos';
import {
  loadAddedPages,
  loadArticles,
  loadCorrections,
  loadMulanks,
  loadPage,
  loadPredictions,
  loadTools,
  ownPages,
} from './prose';
import { forgottenMarkets } from './market-words';
import { refuseDeadEnds } from './references';
import { strayFiles } from './strays';
import type { Sum } from './sums';
import { listNames, type ContentList } from './yaml-schemas';
import { daysAhead, unusualPrices } from './unusual';

/** A text with what every text has. */
export type AnyText = {
  title?: string;
  html: () => string;
  samples: readonly string[];
  services?: readonly number[];
  sums?: readonly Sum[];
  /** An article's place on the list. */
  order?: number;
};

/** One content file as it was read: the pages that it makes, and the text where it is Markdown. */
export type ContentFile = { file: string; value: unknown; paths: string[]; text?: AnyText };

/** Looks at every photograph and makes them known, or throws a ContentError. */
export async function findPhotos() {
  const { photos, faults } = await readPhotos();
  handOverPhotos(photos);
  if (faults.length > 0) throw new ContentError(faults);
}

/** Every content file, read and checked by itself and against the others, or one ContentError with all faults. */
export async function loadEverything(day = today()): Promise<ContentFile[]> {
  const [photos] = await Promise.allSettled([findPhotos()]);
  const files = allOf<ContentFile[]>([
    () => {
      if (photos.status === 'rejected') throw photos.reason;
      return [];
    },
    () => {
      const strays = strayFiles();
      if (strays.length > 0) throw new ContentError(strays);
      return [];
    },
    ...lists,
    texts('predictions', loadPredictions, ({ id }) => [id, predictionPath(id)]),
    texts('mulank', loadMulanks, ({ id }) => [id, mulankPath(id)]),
    texts('blogs', loadArticles, ({ slug }) => [slug, articlePath(slug)]),
    texts('tools', loadTools, ({ slug }) => [slug, toolPath(slug)]),
    texts('pages', loadAddedPages, ({ slug }) => [slug, addedPagePath(slug)]),
    texts(
      'pages',
      () => [loadCorrections()],
      () => ['corrections'],
    ),
    ...ownPages.map((name) =>
      texts(
        'pages',
        () => [loadPage(name)],
        () => [name],
      ),
    ),
  ]).flat();
  allOf([
    () =>
      refuseDeadEnds(
        files,
        loadServices(),
        loadList('redirects'),
        loadList('synonyms'),
        loadList('listings').home.predictions,
      ),
    () => {
      const faults = [
        ...unusualPrices(loadServices(), committedPrices()),
        ...files.flatMap((file) => daysAhead(file, day)),
        ...forgottenMarkets(files, loadList('synonyms')),
      ];
      if (faults.length > 0) throw new ContentError(faults);
    },
  ]);
  return files;
}

/** Lists of which more is made than their schema reads. */
const made: Partial<Record<ContentList, () => unknown>> = {
  business: loadBusiness,
  clients: loadClients,
  services: loadServices,
};

/** Lists whose entries are pages. */
const pathsOf: Partial<Record<ContentList, () => string[]>> = {
  services: () =>
    loadServices().flatMap(({ id, lists }) => lists.map((currency) => servicePath(id, currency))),
  videos: () => loadList('videos').videos.map(({ id }) => videoPath(id)),
};

const lists = listNames.map((name) => (): ContentFile[] => [
  {
    file: `${name}.yaml`,
    value: made[name]?.() ?? loadList(name),
    paths: pathsOf[name]?.() ?? [],
  },
]);

/** `about` says what a text's file is called, and at which path it stands. */
const texts =
  <T extends AnyText>(
    folder: string,
    read: () => readonly T[],
    about: (text: T) => [name: string | number, path?: string],
  ) =>
  () =>
    allOf(
      read().map((text) => (): ContentFile => {
        const [name, ...paths] = about(text);
        // Drawn now, so that a mistake in the text is said together with those in other files.
        text.html();
        return {
          file: `${folder}/${name}.md`,
          value: text,
          text,
          paths: paths.filter((path) => path !== undefined),
        };
      }),
    );
