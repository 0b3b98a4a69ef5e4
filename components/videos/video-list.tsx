'use client';

import { useRef, useState } from 'react';
import type { VideoPage } from '@/lib/videos/page';
import { island } from '../island/island';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Pagination } from './pagination';
import { SkeletonTiles } from './skeleton-tiles';
import { usePageNumber } from './use-page-number';
import { useVideoPage } from './use-video-page';
import styles from './video-list.module.scss';
import { VideoTile } from './video-tile';

type VideoListProps = {
  /** The first page as of the build. */
  first: VideoPage;
  /** Where a sample's 'Watch' leads. */
  channel: string;
  /** The ids of the videos that have a page here. */
  pages: readonly string[];
};

const Island = island('videos/video-list', VideoList);
export { Island as VideoList };

/** The videos, twenty-five a page. One plays at a time. */
function VideoList({ first, channel, pages }: VideoListProps) {
  const { data: newest = first } = useVideoPage(first.page, first);
  const total = newest.totalPages;
  const [asked, turnTo] = usePageNumber();
  const page = asked <= total ? asked : 1;
  const { data: shown = newest, error, isValidating, mutate } = useVideoPage(page, first);
  const [playing, setPlaying] = useState('');
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
        <div className={styles.news}>
          <Notice kind="quiet">
            <p>
              Without JavaScript the videos do not play on this page. Each Watch link opens one on
              YouTube, and Watch Now opens the whole channel.
            </p>
          </Notice>
        </div>
      </noscript>
      {error !== undefined && !isValidating && (
        <Failure page={page} shown={current} retry={retry} />
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

function Failure({ page, shown, retry }: { page: number; shown: number; retry: () => void }) {
  return (
    <div className={styles.news}>
      <Notice kind="error" title="Network Error">
        <p>
          {page === shown
            ? 'The newest videos could not be loaded. These are the last that we have.'
            : `Page ${page} could not be loaded. This is still page ${shown}.`}
        </p>
        <Button small look="line" onClick={retry}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
