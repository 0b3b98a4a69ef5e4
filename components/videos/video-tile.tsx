import { videoPath } from '@/lib/site';
import type { Video } from '@/lib/videos/page';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Player } from './player';
import { shorten, titleCase } from '@/lib/videos/titles';
import { watchAddress } from './video-address';
import styles from './video-tile.module.scss';

type VideoTileProps = {
  video: Video;
  channel: string;
  /** Whether the site has a page of it. */
  hasPage: boolean;
  playing: boolean;
  onToggle: () => void;
};

/** A video: its picture is the button that plays it in place; while it plays the button stops it. */
export function VideoTile({ video, channel, hasPage, playing, onToggle }: VideoTileProps) {
  const title = titleCase(video.title);
  return (
    <li
      className={playing ? `${styles.tile} ${styles.playing}` : styles.tile}
      ref={playing ? bringIntoView : undefined}
    >
      <div className={styles.screen}>
        {playing ? <Player videoId={video.videoId} title={title} /> : <Picture {...video} />}
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-label={`${playing ? 'Stop' : 'Play'}: ${title}`}
        onClick={onToggle}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={playing ? 'M3 3h10v10H3z' : 'M4 1.500v13l10-6.500z'} />
        </svg>
        {playing && 'Stop'}
      </button>
      <h3 title={title}>
        {hasPage ? <Link href={videoPath(video.videoId)}>{shorten(title)}</Link> : shorten(title)}
      </h3>
      <Link href={watchAddress(video.videoId, channel)} newTab className={styles.watch}>
        Watch<span className="visually-hidden"> {title}</span>
        <Icon name="external" />
      </Link>
    </li>
  );
}

/** A tile that plays is wider, and may have moved down a row. */
const bringIntoView = (tile: HTMLElement | null) => tile?.scrollIntoView({ block: 'nearest' });

const Picture = ({ thumbnail }: { thumbnail: string }) => (
  <img src={thumbnail} alt="" width={640} height={360} loading="lazy" decoding="async" />
);
