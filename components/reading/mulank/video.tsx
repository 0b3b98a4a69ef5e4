import { artPath } from '@/lib/site';
import { videoFrame } from '@/lib/video-frame';
import { Plate } from '../../ui/plate';
import { inkClass } from '../digit';
import styles from './video.module.scss';

type VideoProps = { id: string; title: string; mulank: number };

/** The video of a birth number. */
export function Video({ id, title, mulank }: VideoProps) {
  if (id.startsWith('SAMPLE')) return <ComingVideo mulank={mulank} />;
  return (
    <>
      <iframe
        className={`${styles.frame} ${inkClass(mulank)}`}
        {...videoFrame(
          id,
          title,
          `<image href="${artPath('mulank', mulank)}" x="176" y="0" width="288" height="360"/>`,
        )}
      />
      <p className={styles.words}>
        Press play for the description of Mulank {mulank}. The video comes from YouTube, which is
        asked for nothing before you press.
      </p>
    </>
  );
}

function ComingVideo({ mulank }: { mulank: number }) {
  return (
    <>
      <div className={`${styles.frame} ${inkClass(mulank)}`}>
        <Plate kind="mulank" id={mulank} className={styles.plate} />
      </div>
      <p className={styles.words}>
        The video on Mulank {mulank} follows. Until then the text on this page says the same.
      </p>
    </>
  );
}
