import type { ListedVideo } from '@/lib/content/list-schemas';
import { formatDate } from '@/lib/format';
import { artPath, paths } from '@/lib/site';
import { isSample } from '@/lib/videos/page';
import { aboutVideo, titleCase } from '@/lib/videos/titles';
import { BackBar } from '../reading/back-bar';
import { Video } from '../reading/mulank/video';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { watchAddress } from './video-address';
import styles from './watch-page.module.scss';

type WatchPageProps = {
  video: ListedVideo;
  /** The number of its picture. */
  picture: number;
  channel: string;
};

/** One video at its own address: what it is about, the player, its chapters, and the way to the channel. */
export function WatchPage({ video, picture, channel }: WatchPageProps) {
  const { id, title, published, duration, chapters = [] } = video;
  return (
    <article className="wrap">
      <BackBar href={paths.videos} label="All videos" />
      <div className={styles.watch}>
        <h1>{titleCase(title)}</h1>
        <p className="lead">{aboutVideo(video)}</p>
        <Video
          id={id}
          title={titleCase(title)}
          picture={artPath('video', picture)}
          words={
            isSample(id)
              ? 'This is a sample. A video from the channel will take its place.'
              : 'Nothing loads from YouTube until you press play.'
          }
        />
        <p>
          Published on{' '}
          <time dateTime={published} className="nowrap">
            {formatDate(new Date(published))}
          </time>
          {duration && ` (${duration} minutes)`}.
        </p>
        {chapters.length > 0 && (
          <section aria-labelledby="chapters">
            <h2 id="chapters">In this video</h2>
            <ol className={styles.chapters}>
              {chapters.map(({ at, title }) => (
                <li key={at}>
                  <span className={styles.at}>{at}</span> {title}
                </li>
              ))}
            </ol>
          </section>
        )}
        <div>
          <ButtonLink href={watchAddress(id, channel)} newTab look="line">
            Watch on YouTube
            <Icon name="external" />
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
