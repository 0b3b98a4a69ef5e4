import 'server-only';
import { z } from 'zod';
import { VIDEOS_A_PAGE, type Video } from './page';
import type { Search } from './live-list';

export type Account = { apiKey: string; channelId: string; baseUrl: string };

/** For which page of the running site, or as of when for the HTML that the build writes. */
type Purpose = { page: number } | { asOf: Date };

const answersWithinMs = 5_000;

/**
 * One search at the video service, or undefined when it fails in any way. A search costs 100 of
 * the 10,000 units a day (developers.google.com/youtube/v3/determine_quota_cost), so answers are kept in the
 * framework's cache, which outlives a restart: the first page for 8 hours, every other for 24.
 * A site that is read up to its third page so costs 500 units a day, one read to the end of
 * the service's 20 pages 2,200. When a refresh fails the old answer stays.
 */
export async function searchVideos(
  account: Account,
  token: string,
  purpose: Purpose,
): Promise<Search | undefined> {
  try {
    const response = await fetch(address(account, token, purpose), {
      ...keeping(purpose),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    if (!response.ok) return undefined;
    return found(answerSchema.parse(await response.json()), token);
  } catch {
    // Not logged: what fetch throws may name the address, and the key is part of it.
    return undefined;
  }
}

const hours = 60 * 60;

/** A page that the build writes must not age, or it would be written anew while the site runs. */
const keeping = (purpose: Purpose): RequestInit =>
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
  // A fragment is never sent. It makes the next build ask again instead of finding this answer kept.
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
  /** One by one: a playlist or a video that is being taken down must not cost the others. */
  items: z.array(z.unknown()),
  nextPageToken: z.string().min(1).optional(),
  pageInfo: z.object({ totalResults: z.number().int().nonnegative() }),
});

function found({ items, nextPageToken, pageInfo }: z.infer<typeof answerSchema>, token: string) {
  const videos = items.flatMap((item): Video[] => {
    const video = videoSchema.safeParse(item).data;
    return video ? [toVideo(video)] : [];
  });
  // An empty list is never shown: better the last one, or the curated one. After a token it says that the list has ended.
  const hasEnded = token !== '' && items.length === 0 && nextPageToken === undefined;
  if (videos.length === 0 && !hasEnded) return undefined;
  return { items: videos, totalResults: pageInfo.totalResults, nextToken: nextPageToken };
}

const toVideo = ({ id, snippet }: z.infer<typeof videoSchema>): Video => ({
  videoId: id.videoId,
  title: plain(snippet.title),
  thumbnail: snippet.thumbnails.high.url,
  publishedAt: snippet.publishedAt,
});

/** Unlike the service's other lists, a search writes titles as HTML: 'Names &amp; numbers'. */
const plain = (title: string) =>
  title.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs[entity] ?? entity);

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
