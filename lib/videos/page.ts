import type { ListedVideos } from '../content/list-schemas';
import { artPath } from '../site';

const maxCharacters = 40;
const keptCharacters = 35;

/** Leaves other letters, since IPL must not become Ipl, unless the whole title is in capitals. */
export function titleCase(title: string): string {
  const text = title.trim().replace(/\s+/g, ' ');
  const calm = text === text.toUpperCase() ? text.toLowerCase() : text;
  return calm.replace(/(^|[\s/([{"“-])(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

export function shorten(title: string): string {
  const characters = [...title];
  return characters.length > maxCharacters
    ? `${characters.slice(0, keptCharacters).join('')}…`
    : title;
}

/** As many characters as search results show. */
export const aboutVideo = ({ title, description }: { title: string; description?: string }) =>
  description ?? `${shorten(titleCase(title))}: ${aboutVideos.replace('A', 'a')}`;

/** For a page where the title stands above. */
export const aboutVideos =
  'A video of our channel on numerology, birth numbers and names. It plays on this page.';

export type Video = {
  videoId: string;
  title: string;
  /** The video service's address, or one of ours for a sample. */
  thumbnail: string;
  publishedAt: string;
};

/** The answer of GET /api/videos. Pages count from 1. */
export type VideoPage = {
  items: Video[];
  page: number;
  totalPages: number;
  hasNext: boolean;
};

export const VIDEOS_A_PAGE = 25;

export const pagesFor = (videos: number) => Math.max(1, Math.ceil(videos / VIDEOS_A_PAGE));

/** Undefined where the list has no such page. */
export function cutPage(videos: readonly Video[], page: number): VideoPage | undefined {
  const totalPages = pagesFor(videos.length);
  if (page < 1 || page > totalPages) return undefined;
  const items = videos.slice((page - 1) * VIDEOS_A_PAGE, page * VIDEOS_A_PAGE);
  return { items, page, totalPages, hasNext: page < totalPages };
}

export const readPageNumber = (text: string) =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

export const videosApi = (page: number) => `/api/videos?page=${page}`;

export const thumbnailOf = (videoId: string) => `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;

/** The service knows no video of this id. */
export const isSample = (videoId: string) => videoId.startsWith('SAMPLE');

export const curatedVideos = (videos: ListedVideos['videos']): Video[] =>
  videos.map(({ id, title, published }) => ({
    videoId: id,
    title,
    thumbnail: isSample(id) ? samplePicture(id) : thumbnailOf(id),
    publishedAt: published,
  }));

/** SAMPLE00012 shows picture 12. */
const samplePicture = (id: string) => artPath('video', Number(id.replace(/\D/g, '')));
