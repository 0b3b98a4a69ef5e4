/** The list of videos, page by page, as the server and the browser pass it on. Pure. */

export type Video = {
  videoId: string;
  title: string;
  /** Its picture's address: the video service's, or one of ours for a sample. */
  thumbnail: string;
  /** A date, or a date and time. */
  publishedAt: string;
};

/** What GET /api/videos answers. Pages count from 1. */
export type VideoPage = {
  items: Video[];
  page: number;
  totalPages: number;
  hasNext: boolean;
};

export const VIDEOS_A_PAGE = 25;

export const pagesFor = (videos: number) => Math.max(1, Math.ceil(videos / VIDEOS_A_PAGE));

/** One page of a list that is known whole; undefined where the list has no such page. */
export function cutPage(videos: readonly Video[], page: number): VideoPage | undefined {
  const totalPages = pagesFor(videos.length);
  if (page < 1 || page > totalPages) return undefined;
  const items = videos.slice((page - 1) * VIDEOS_A_PAGE, page * VIDEOS_A_PAGE);
  return { items, page, totalPages, hasNext: page < totalPages };
}

/** The number of a page as an address writes it: '2'. Anything else is undefined. */
export const readPageNumber = (text: string) =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

export const videosApi = (page: number) => `/api/videos?page=${page}`;

/** The picture that the video service has of a video. */
export const thumbnailOf = (videoId: string) => `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;

/** A place that waits for a real video: the service knows none of this id. */
export const isSample = (videoId: string) => videoId.startsWith('SAMPLE');
