/** How long what was typed and not sent may stay in a browser. Pure. */
import { isObject, parseJson } from './json';
import { dayMs } from './time';

/** As long as an unpaid order may wait. By then somebody else may hold the phone. */
export const draftDays = 30;

/** A draft as it is kept: with the moment of its last change, in milliseconds. */
export const dated = (draft: object, now: number) => JSON.stringify({ ...draft, keptAt: now });

/**
 * Whether it is too old to be given back, whichever way the clock was set since. One without a moment, of an earlier
 * version of the site, gets it with its next change.
 */
export function isOutdated(stored: string | null, now: number) {
  const draft = parseJson(stored);
  if (!isObject(draft) || typeof draft.keptAt !== 'number') return false;
  return Math.abs(now - draft.keptAt) > draftDays * dayMs;
}
