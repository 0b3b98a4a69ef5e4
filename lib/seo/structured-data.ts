import 'server-only';
import { loadBusiness } from '../content/load';
import { env } from '../platform/env';
import { pageAt, pagesBelow, trailTo } from '../pages/pages';
import { asScript, graphOf } from './graph';

/** The structured data of a listed page, as the text of its script element. */
export function structuredDataAt(path: string): string {
  const page = pageAt(path);
  return asScript(
    graphOf(page, {
      origin: env.SITE_URL,
      business: loadBusiness(),
      trail: trailTo(path),
      below: page.kind === 'list' ? pagesBelow(path) : [],
    }),
  );
}
