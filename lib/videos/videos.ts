import 'server-only';
import { loadList } from '../content/load';
import { env } from '../platform/env';
import { cutPage, type Video, type VideoPage } from './page';
import { curatedVideos } from './curated';
import { liveList, type FoundPage } from './live-list';
import { searchVideos, type Account } from './search';

/** The account at the video service, without which the list is the curated one. */
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

/**
 * A page of the list: from the video service, or what was last heard from it. Where nothing ever
 * was, all pages are those of the curated list.
 */
export async function videoPage(page: number): Promise<FoundPage> {
  const found = await live?.page(page);
  if (found && found.kind !== 'unheard') return found;
  const curated = curatedVideos(loadList('videos').videos);
  const cut = cutPage(curated, page);
  return cut ? { kind: 'page', page: cut } : { kind: 'no-such-page' };
}

/** The first page for the HTML, as of the build. */
export async function firstVideoPage(): Promise<VideoPage> {
  const found =
    account &&
    (await liveList((token) => searchVideos(account, token, { asOf: new Date() })).page(1));
  if (found?.kind === 'page') return found.page;
  return curatedFirst(curatedVideos(loadList('videos').videos));
}

const curatedFirst = (videos: Video[]): VideoPage =>
  cutPage(videos, 1) ?? { items: [], page: 1, totalPages: 1, hasNext: false };
