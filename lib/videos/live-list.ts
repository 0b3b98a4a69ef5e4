/** The list of the video service, page by page, asked for as rarely as can be. Pure but for the clock. */
import { pagesFor, type Video, type VideoPage } from './page';

/** What one search found. Without a next token the list ends here. */
export type Search = { items: Video[]; totalResults: number; nextToken?: string };

/** 'unheard': the service never answered yet; 'failed': it did, but not for this page. */
export type FoundPage =
  { kind: 'page'; page: VideoPage } | { kind: 'no-such-page' } | { kind: 'failed' };

type Kept = { search?: Search; until: number };

/** How long an answer is used without looking further, and how long a failure is left alone. */
const keptMs = { answer: 10 * 60_000, failure: 15_000 };

/**
 * The service ends every list at 500 videos, which is 20 pages (developers.google.com/youtube/v3/docs/search/list,
 * channelId). Twice that is a bound on what one visitor's far page can cost, whatever it answers.
 */
const LAST_PAGE = 40;

/**
 * The live list. A page is reached only by the token on the page before, so a page that nobody has
 * asked for yet costs one search for each page up to it that isn't known; tokens stay known.
 * `search` answers undefined when it fails: then the page's last answer stays.
 */
export function liveList(
  search: (token: string, page: number) => Promise<Search | undefined>,
  now: () => number = Date.now,
) {
  const kept = new Map<number, Kept>();
  const asked = new Map<number, Promise<Search | undefined>>();

  async function page(number: number): Promise<FoundPage | { kind: 'unheard' }> {
    const first = await find(1);
    if (!first) return { kind: 'unheard' };
    if (number > totalPages(first)) return { kind: 'no-such-page' };
    const found = number === 1 ? first : await find(number);
    // The service's count is an estimate: the list may turn out to end before.
    if (number > totalPages(first)) return { kind: 'no-such-page' };
    if (!found) return { kind: 'failed' };
    const hasNext = found.nextToken !== undefined && number < totalPages(first);
    return {
      kind: 'page',
      page: { items: found.items, page: number, totalPages: totalPages(first), hasNext },
    };
  }

  async function find(number: number): Promise<Search | undefined> {
    const known = kept.get(number);
    if (known && now() < known.until) return known.search;
    // Visitors who come at the same moment wait for the same search.
    const asking = asked.get(number) ?? ask(number).finally(() => asked.delete(number));
    asked.set(number, asking);
    return asking;
  }

  async function ask(number: number): Promise<Search | undefined> {
    const token = number === 1 ? '' : await tokenOf(number);
    const found = token === undefined ? undefined : await search(token, number);
    const until = now() + (found ? keptMs.answer : keptMs.failure);
    const last = found ?? kept.get(number)?.search;
    kept.set(number, { search: last, until });
    return last;
  }

  async function tokenOf(number: number) {
    const before = kept.get(number - 1)?.search ?? (await find(number - 1));
    return before?.nextToken;
  }

  /** The service's count is an estimate, and may be too small: a token says for certain that a page follows. */
  function totalPages(first: Search) {
    const pages = [...kept].flatMap(([number, { search }]) => (search ? [{ number, search }] : []));
    const ends = pages.filter(({ search }) => search.nextToken === undefined);
    const goesOn = pages.filter(({ search }) => search.nextToken !== undefined);
    const most = Math.max(pagesFor(first.totalResults), ...goesOn.map(({ number }) => number + 1));
    const last = ends.map(({ number, search }) => (search.items.length > 0 ? number : number - 1));
    return Math.min(most, LAST_PAGE, ...last);
  }

  return { page };
}
