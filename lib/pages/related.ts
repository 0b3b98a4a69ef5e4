import 'server-only';
import { toolPath } from '../calculators/link';
import {
  loadAddedPages,
  loadArticles,
  loadMulanks,
  loadPredictions,
  loadTools,
} from '../content/load';
import { addedPagePath, articlePath, mulankPath, predictionPath } from '../site';
import { pageAt } from './pages';

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
