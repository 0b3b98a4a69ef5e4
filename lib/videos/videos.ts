import 'server-only';
import { z } from 'zod';
import { loadList } from '../content/load';
import { unescapeHtml } from '../markup';
import { env } from '../settings/env';
import {
  curatedVideos,
  cutPage,
  pagesFor,
  type Video,
  type VideoPage,
  VIDEOS_A_PAGE,
} from './page';

export type Account = { apiKey: string; channelId: string; baseUrl: string };

/** A page of the running site, or the HTML of a build with its moment. */
type Purpose = { page: number } | { asOf: Date };

const answersWithinMs = 5_000;

/** A search costs 100 of the 10,000 units a day, so the framework's cache keeps answers. */
export async function searchVideos(
  account: Account,
  token: string,
  purpose: Purpose,
): Promise<Search | undefined> {
  try {
    const response = await fetch(address(account, token, purpose), {
      ...cacheOptions(purpose),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    if (!response.ok) return undefined;
    return found(answerSchema.parse(await response.json()), token);
  } catch {
    // Not logged: an error of fetch may name the address, and the key is part of it.
    return undefined;
  }
}

const hours = 60 * 60;

/** A page of the build must not age, or it would be written anew while the site runs. */
const cacheOptions = (purpose: Purpose): RequestInit =>
  'asOf' in purpose
    ? { cache: 'force-cache' }
    : { next: { revalidate: (purpose.page === 1 ? 8 : 24) * hours } };

function address({ apiKey, channelId, baseUrl }: Account, token: string, purpose: Purpose) {
  const url = new URL('/youtube/v3/search', baseUrl);
  url.search = new URLSearchParams({
    key: apiKey,
    channelId,
    part: 'snippet,id',
    order: 'date',
    type: 'video',
    maxResults: String(VIDEOS_A_PAGE),
    pageToken: token,
  }).toString();
  // A fragment is never sent. It makes the next build ask again instead of finding this answer.
  if ('asOf' in purpose) url.hash = purpose.asOf.toISOString();
  return url;
}

const videoSchema = z.object({
  id: z.object({ videoId: z.string().regex(/^[\w-]+$/) }),
  snippet: z.object({
    title: z.string(),
    publishedAt: z.string().catch(''),
    thumbnails: z.object({ high: z.object({ url: z.url({ protocol: /^https?$/ }) }) }),
  }),
});

const answerSchema = z.object({
  /** Parsed one by one: a video that is being taken down must not cost the others. */
  items: z.array(z.unknown()),
  nextPageToken: z.string().min(1).optional(),
  pageInfo: z.object({ totalResults: z.number().int().nonnegative() }),
});

function found({ items, nextPageToken, pageInfo }: z.infer<typeof answerSchema>, token: string) {
  const videos = items.flatMap((item): Video[] => {
    const video = videoSchema.safeParse(item).data;
    return video ? [toVideo(video)] : [];
  });
  // An empty list is never shown. After a token it says that the list has ended.
  const hasEnded = token !== '' && items.length === 0 && nextPageToken === undefined;
  if (videos.length === 0 && !hasEnded) return undefined;
  return { items: videos, totalResults: pageInfo.totalResults, nextToken: nextPageToken };
}

const toVideo = ({ id, snippet }: z.infer<typeof videoSchema>): Video => ({
  videoId: id.videoId,
  // Unlike the service's other lists, a search writes titles as HTML: 'Names &amp; numbers'.
  title: unescapeHtml(snippet.title),
  thumbnail: snippet.thumbnails.high.url,
  publishedAt: snippet.publishedAt,
});

/** The list ends without a next token. */
export type Search = { items: Video[]; totalResults: number; nextToken?: string };

/** 'unheard': the service never answered yet; 'failed': it did, but not for this page. */
export type FoundPage =
  { kind: 'page'; page: VideoPage } | { kind: 'no-such-page' } | { kind: 'failed' };

type CachedSearch = { search?: Search; until: number };

const cacheMs = { answer: 10 * 60_000, failure: 15_000 };

/** Twice the service's 20 pages, to bound the cost of one visitor's far page. */
const LAST_PAGE = 40;

/** A page is reached only by the token on the page before, so it may cost a search for each. */
export function liveList(
  search: (token: string, page: number) => Promise<Search | undefined>,
  now: () => number = Date.now,
) {
  const cached = new Map<number, CachedSearch>();
  const pending = new Map<number, Promise<Search | undefined>>();

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
    const known = cached.get(number);
    if (known && now() < known.until) return known.search;
    // Visitors who come at the same moment wait for the same search.
    const asking = pending.get(number) ?? ask(number).finally(() => pending.delete(number));
    pending.set(number, asking);
    return asking;
  }

  async function ask(number: number): Promise<Search | undefined> {
    const token = number === 1 ? '' : await tokenOf(number);
    const found = token === undefined ? undefined : await search(token, number);
    const until = now() + (found ? cacheMs.answer : cacheMs.failure);
    const last = found ?? cached.get(number)?.search;
    cached.set(number, { search: last, until });
    return last;
  }

  async function tokenOf(number: number) {
    const before = cached.get(number - 1)?.search ?? (await find(number - 1));
    return before?.nextToken;
  }

  /** The service's count may be too small: a token says for certain that a page follows. */
  function totalPages(first: Search) {
    const pages = [...cached].flatMap(([number, { search }]) =>
      search ? [{ number, search }] : [],
    );
    const ends = pages.filter(({ search }) => search.nextToken === undefined);
    const goesOn = pages.filter(({ search }) => search.nextToken !== undefined);
    const most = Math.max(pagesFor(first.totalResults), ...goesOn.map(({ number }) => number + 1));
    const last = ends.map(({ number, search }) => (search.items.length > 0 ? number : number - 1));
    return Math.min(most, LAST_PAGE, ...last);
  }

  return { page };
}

/** Without an account the list is the curated one. */
const account: Account | undefined =
  env.YOUTUBE_API_KEY && env.YOUTUBE_CHANNEL_ID
    ? {
        apiKey: env.YOUTUBE_API_KEY,
        channelId: env.YOUTUBE_CHANNEL_ID,
        baseUrl: env.YOUTUBE_BASE_URL,
      }
    : undefined;

export const isLive = account !== undefined;

const live = account && liveList((token, page) => searchVideos(account, token, { page }));

/** The service's page or its last answer; the curated list where it never answered. */
export async function videoPage(page: number): Promise<FoundPage> {
  const found = await live?.page(page);
  if (found && found.kind !== 'unheard') return found;
  const cut = curatedPage(page);
  return cut ? { kind: 'page', page: cut } : { kind: 'no-such-page' };
}

const curatedPage = (page: number) => cutPage(curatedVideos(loadList('videos').videos), page);

export async function firstVideoPage(): Promise<VideoPage> {
  const found =
    account &&
    (await liveList((token) => searchVideos(account, token, { asOf: new Date() })).page(1));
  if (found?.kind === 'page') return found.page;
  return curatedPage(1) ?? { items: [], page: 1, totalPages: 1, hasNext: false };
}
