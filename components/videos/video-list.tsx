'use client';

import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { isObject } from '@/lib/json';
import { type VideoPage, videosApi, type Video, readPageNumber } from '@/lib/videos/page';
import { island } from '../island/island';
import { listener } from '../stored';
import { Button, Notice } from '../ui';
import { Pagination } from './pagination';
import { VideoTile } from './video-tile';
import styles from './video-list.module.scss';

type VideoListProps = {
  first: VideoPage;
  channel: string;
  pages: readonly string[];
};

const Island = island('videos/video-list', VideoList);
export { Island as VideoList };

function VideoList({ first, channel, pages }: VideoListProps) {
  const { data: newest = first } = useVideoPage(first.page, first);
  const total = newest.totalPages;
  const asked = useSyncExternalStore(onTurn, pageOfAddress, () => 1);
  const page = asked <= total ? asked : 1;
  const { data: shown = newest, error, isValidating, mutate } = useVideoPage(page, first);
  const [playing, setPlaying] = useState('');
  const [isAwake, wake] = useReducer(() => true, false);
  // Drawn once more, or the tiles would stay as the server drew them.
  useEffect(wake, [wake]);
  const title = useRef<HTMLHeadingElement>(null);

  const waiting = shown.page !== page && isValidating;
  const current = waiting ? page : shown.page;
  const retry = () => void mutate().catch(() => undefined);

  const go = (number: number) => {
    if (number < 1 || number > total) return;
    if (number === page) retry();
    else turnTo(number);
    setPlaying('');
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  };

  return (
    <>
      <h2 className="visually-hidden" ref={title} tabIndex={-1}>
        Latest videos
      </h2>
      <p className="visually-hidden" role="status">
        {waiting ? `Loading page ${page}` : `Page ${current} of ${total}`}
      </p>
      <noscript>
        <div className="below-6">
          <Notice kind="quiet">
            <p>
              Without JavaScript the videos do not play on this page. Each Watch link opens one on
              YouTube, and Watch Now opens the whole channel.
            </p>
          </Notice>
        </div>
      </noscript>
      {error !== undefined && !isValidating && (
        <div className="below-6">
          <Notice kind="error" title="Network Error">
            <p>
              {page === current
                ? 'The newest videos could not be loaded. These are the last that we have.'
                : `Page ${page} could not be loaded. This is still page ${current}.`}
            </p>
            <Button small look="line" onClick={retry}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
      {waiting ? (
        <SkeletonTiles />
      ) : (
        <ul className={styles.tiles}>
          {shown.items.map((video) => (
            <VideoTile
              key={video.videoId}
              video={video}
              channel={channel}
              hasPage={pages.includes(video.videoId)}
              plays={isAwake}
              playing={video.videoId === playing}
              onToggle={() => setPlaying(video.videoId === playing ? '' : video.videoId)}
            />
          ))}
        </ul>
      )}
      <Pagination current={current} total={total} onTurn={go} />
    </>
  );
}

function SkeletonTiles() {
  return (
    <ul className={styles.tiles} aria-hidden="true">
      {Array.from({ length: 12 }, (_, tile) => (
        <li key={tile} className="pulse">
          <div className={`wide ${styles.bone}`} />
          <div className={`above-3 ${styles.bone}`} />
          <div className={`above-3 ${styles.bone} ${styles.short}`} />
        </li>
      ))}
    </ul>
  );
}

/** Asks again for the first page, since the HTML has the build's; keeps what was loaded. */
const useVideoPage = (page: number, first: VideoPage) =>
  useSWR(videosApi(page), loadPage, {
    fallbackData: page === first.page ? first : undefined,
    keepPreviousData: true,
    revalidateOnMount: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });

const answersWithinMs = 20_000;

/** Throws, since the list takes that for a failure. */
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

/** In the address, ?page=3, so that it can be shared and the back button works. */
const pageOfAddress = () =>
  readPageNumber(new URLSearchParams(location.search).get('page') ?? '1') ?? 1;

/** The browser tells of the back button only. */
const turnEvent = 'videopage';

const onTurn = listener('popstate', turnEvent);

function turnTo(page: number) {
  history.pushState(null, '', page === 1 ? location.pathname : `?page=${page}`);
  dispatchEvent(new Event(turnEvent));
}
