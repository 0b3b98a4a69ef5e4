import type { ListedVideo } from '@/lib/content/list-schemas';
import { artPath, paths, videoPath } from '@/lib/site';
import { aboutVideos, isSample, titleCase } from '@/lib/videos/page';
import { Day } from '../reading/head';
import { VideoFrame } from '../reading/mulank';
import { BackBar } from '../reading/navigation';
import { ButtonLink, WayButton, Buttons, Link, Plate, Icon } from '../ui';
import { watchAddress } from './video-tile';
import styles from './watch-page.module.scss';

type WatchPageProps = {
  video: ListedVideo;
  picture: number;
  channel: string;
  next?: Pick<ListedVideo, 'id' | 'title'>;
};

export function WatchPage({ video, picture, channel, next }: WatchPageProps) {
  const { id, title, published, duration, chapters = [] } = video;
  return (
    <article className="wrap">
      <BackBar href={paths.videos} label="All videos" />
      <div className={`flow ${styles.watch}`}>
        <h1>{titleCase(title)}</h1>
        <p className="lead">{video.description ?? aboutVideos}</p>
        <VideoFrame
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
          Published on <Day date={published} />
          {duration && ` (${duration} minutes)`}.
        </p>
        {chapters.length > 0 && (
          <section aria-labelledby="chapters">
            <h2 id="chapters">In this video</h2>
            <ol className="above-3">
              {chapters.map(({ at, title }) => (
                <li key={at}>
                  <span className={`figures ${styles.at}`}>{at}</span> {title}
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
        {next && (
          <nav className="ruled" aria-labelledby="next">
            <p id="next" className="faint fine above-5">
              Next video
            </p>
            <p className="title-3">
              <Link href={videoPath(next.id)} className="way-back">
                {titleCase(next.title)}
              </Link>
            </p>
          </nav>
        )}
      </div>
    </article>
  );
}

type ChannelHeroProps = {
  watch: string;
  subscribe: string;
  subscribers?: string;
};

const plates = [4, 9, 2, 3, 5, 7, 8, 1, 6];

export function ChannelHero({ watch, subscribe, subscribers }: ChannelHeroProps) {
  return (
    <section className="night" aria-labelledby="channel">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.copy}>
          <h1 id="channel">Numerology videos</h1>
          <p className="lead above-4">
            From our channel: birth numbers one by one, names, mobile and house numbers, and how a
            match is read.
            {subscribers && ` ${subscribers} subscribers follow it.`}
          </p>
          <Buttons className="above-5">
            <WayButton label="Watch Now" href={watch} newTab icon="external" />
            <WayButton label="Subscribe" href={subscribe} newTab look="line" />
          </Buttons>
        </div>
        <div className={styles.plates} aria-hidden="true">
          {plates.map((n) => (
            <Plate key={n} kind="plate" id={n} eager className="bare" />
          ))}
        </div>
      </div>
    </section>
  );
}
