import { videoPath } from '@/lib/site';
import { isSample, shorten, titleCase, type Video } from '@/lib/videos/page';
import { Icon, Link, LazyPicture } from '../ui';
import styles from './video-tile.module.scss';

type VideoTileProps = {
  video: Video;
  channel: string;
  hasPage: boolean;
  plays: boolean;
  playing: boolean;
  onToggle: () => void;
};

/** The keyboard finds the button at any time, and the links while it plays. */
export function VideoTile(props: VideoTileProps) {
  const { video, channel, hasPage, plays, playing, onToggle } = props;
  const title = titleCase(video.title);
  const tabIndex = plays && !playing ? -1 : undefined;
  return (
    <li
      className={playing ? `shrink ${styles.tile} ${styles.playing}` : `shrink ${styles.tile}`}
      ref={playing ? bringIntoView : undefined}
    >
      <div className={`wide ${styles.screen}`}>
        {playing ? (
          <Player videoId={video.videoId} title={title} />
        ) : (
          <LazyPicture src={video.thumbnail} width={640} height={360} />
        )}
      </div>
      <button
        type="button"
        className={`scripted ${styles.toggle}`}
        aria-label={`${playing ? 'Stop' : 'Play'}: ${title}`}
        onClick={onToggle}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={playing ? 'M3 3h10v10H3z' : 'M4 1.500v13l10-6.500z'} />
        </svg>
        {playing && 'Stop'}
      </button>
      <h3 title={title} className="above-3">
        {hasPage ? (
          <Link href={videoPath(video.videoId)} tabIndex={tabIndex}>
            {shorten(title)}
          </Link>
        ) : (
          shorten(title)
        )}
      </h3>
      <Link
        href={watchAddress(video.videoId, channel)}
        newTab
        tabIndex={tabIndex}
        className={`semi ${styles.watch}`}
      >
        Watch<span className="visually-hidden"> {title}</span>
        <Icon name="external" />
      </Link>
    </li>
  );
}

/** A tile that plays is wider, and may have moved down a row. */
const bringIntoView = (tile: HTMLElement | null) => tile?.scrollIntoView({ block: 'nearest' });

function Player({ videoId, title }: { videoId: string; title: string }) {
  if (isSample(videoId))
    return (
      <p className={styles.sample} role="status">
        This is a sample. A video from the channel will take its place.
      </p>
    );
  return (
    <iframe
      src={playerAddress(videoId)}
      title={`Video: ${title}`}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      allowFullScreen
      // The player refuses visitors without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

export const watchAddress = (videoId: string, channel: string) =>
  isSample(videoId) ? channel : `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;

/** Sets no cookie before it plays; the page's policy allows this origin only. */
const playerAddress = (videoId: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`;
