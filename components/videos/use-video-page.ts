import useSWR from 'swr';
import { isObject } from '@/lib/json';
import { videosApi, type Video, type VideoPage } from '@/lib/videos/page';

/**
 * A page of the list. The first is in the HTML as of the build and is asked for once more when the
 * page opens; others are asked for when they are turned to. What was loaded is kept, and what fails leaves the
 * page before it in place.
 */
export const useVideoPage = (page: number, first: VideoPage) =>
  useSWR(videosApi(page), loadPage, {
    fallbackData: page === first.page ? first : undefined,
    keepPreviousData: true,
    revalidateOnMount: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });

const answersWithinMs = 20_000;

/** Thrown faults are what the list takes for a failure. */
async function loadPage(address: string): Promise<VideoPage> {
  const response = await fetch(address, { signal: AbortSignal.timeout(answersWithinMs) });
  const answer: unknown = await response.json();
  if (!response.ok || !isVideoPage(answer)) throw new Error('No page of videos came.');
  return answer;
}

const isVideoPage = (value: unknown): value is VideoPage =>
  isObject(value) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.totalPages) &&
  Array.isArray(value.items) &&
  value.items.length > 0 &&
  value.items.every(isVideo);

const isVideo = (value: unknown): value is Video =>
  isObject(value) &&
  [value.videoId, value.title, value.thumbnail].every((text) => typeof text === 'string');
