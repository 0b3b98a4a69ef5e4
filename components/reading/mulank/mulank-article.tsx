import { AuthorBox } from '../author-box';
import { Dateline } from '../dateline';
import { NumberStrip } from '../number-strip';
import { Prose } from '../prose';
import { Related, type RelatedService, type RelatedText } from '../related';
import { Sums } from '../sums';
import type { Mulank } from '@/lib/content/text-schemas';
import { artPath } from '@/lib/site';
import { toolPath } from '@/lib/calculators/link';
import { isSample } from '@/lib/videos/page';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { MoreLink } from '../../ui/section-header';
import { MulankHead, type Facts } from './mulank-head';
import styles from './mulank-article.module.scss';
import { Video } from './video';

type MulankArticleProps = Pick<Mulank, 'lead' | 'photo' | 'updated' | 'sums' | 'video'> & {
  facts: Facts;
  /** Which table of friendly numbers is used, and where others differ. */
  school: { name: string; about: string };
  note: string;
  html: string;
  /** Who wrote it, once the name is more than a sample. */
  author?: string;
  channel: string;
  services: readonly RelatedService[];
  texts: readonly RelatedText[];
};

/** One birth number: its head, the text, the video, the school behind the table, and all nine numbers. */
export function MulankArticle(props: MulankArticleProps) {
  const { facts, school, note, lead, photo, html, sums, video, channel, services } = props;
  const { texts, updated, author } = props;
  return (
    <article>
      <MulankHead facts={facts} lead={lead} school={school.name} photo={photo} />
      <div className={`wrap section ${styles.columns}`}>
        <div className={styles.text}>
          <Prose html={html} dropCap large />
          <Sums sums={sums} title="The sums on this page" />
          <Dateline updated={updated} />
          <AuthorBox author={author} />
          <nav className={styles.tools} aria-label="Calculators">
            <MoreLink label="Work out your own date" href={toolPath('mulank-bhagyank')} />
            <MoreLink label="Compare two people" href={toolPath('compatibility')} />
            <MoreLink label="Add up a name" href={toolPath('name-number')} />
            <MoreLink label="Draw your Lo Shu grid" href={toolPath('lo-shu-grid')} />
          </nav>
        </div>
        <aside className={styles.aside} aria-label="Video and table">
          <Video
            id={video.id}
            title={video.title}
            picture={artPath('mulank', facts.number)}
            number={facts.number}
            words={
              isSample(video.id)
                ? `The video on Mulank ${facts.number} is on its way. The text on this page covers the same points.`
                : `Press play to watch Mulank ${facts.number} explained. Nothing loads from YouTube until you press.`
            }
          />
          <ButtonLink href={channel} newTab look="line" className={styles.subscribe}>
            Subscribe Now
            <Icon name="external" />
          </ButtonLink>
          <section className={styles.school} aria-labelledby="school">
            <h2 id="school">{school.name}</h2>
            <p>{school.about}</p>
            <p>{note}</p>
          </section>
        </aside>
      </div>
      <div className={styles.related}>
        <Related texts={texts} services={services} />
      </div>
      <NumberStrip current={facts.number} />
    </article>
  );
}
