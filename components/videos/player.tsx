import { isSample } from '@/lib/videos/page';
import styles from './player.module.scss';
import { playerAddress } from './video-address';

/** The player in the place of the picture. A sample says that it is one. */
export function Player({ videoId, title }: { videoId: string; title: string }) {
  if (isSample(videoId))
    return (
      <p className={styles.sample} role="status">
        This is a sample. A video from the channel will take its place.
      </p>
    );
  return (
    <iframe
      className={styles.frame}
      src={playerAddress(videoId)}
      title={`Video: ${title}`}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      allowFullScreen
      // The player refuses visitors who come from nowhere.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
