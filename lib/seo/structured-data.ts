import 'server-only';
import { loadBusiness } from '../content/load';
import { env } from '../env';
import { pagesBelow, trailOf } from '../pages/page';
import { loadPages, pageAt } from '../pages/pages';
import { asScript, graphOf } from './graph';

/** The structured data of a listed page, as the text of its script element. */
export function structuredDataAt(path: string): string {
  const [pages, page] = [loadPages(), pageAt(path)];
  return asScript(
    graphOf(page, {
      origin: env.SITE_URL,
      business: loadBusiness(),
      trail: trailOf(pages, page),
      below: pagesBelow(pages, path),
    }),
  );
}
