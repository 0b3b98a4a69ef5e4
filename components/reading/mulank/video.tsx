import { videoFrame } from '@/lib/video-frame';
import { isSample } from '@/lib/videos/page';
import { inkClass } from '../digit';
import styles from './video.module.scss';

type VideoProps = {
  id: string;
  title: string;
  /** The address of our own picture, which stands there before it plays. */
  picture: string;
  /** The number on whose ink it lies. */
  number?: number;
  words: string;
};

/** A video in its place, without a script; a sample has no video yet and shows its picture. */
export function Video({ id, title, picture, number = 9, words }: VideoProps) {
  const className = `${styles.frame} ${inkClass(number)}`;
  return (
    <>
      {isSample(id) ? (
        <img src={picture} alt="" width={640} height={360} className={className} />
      ) : (
        <iframe
          className={className}
          {...videoFrame(id, title, `<image href="${picture}" width="640" height="360"/>`)}
        />
      )}
      <p className={styles.words}>{words}</p>
    </>
  );
}
