import type { Example } from '@/lib/numerology/example';
import type { Photo } from '@/lib/photo';
import { articlePath, type NavLink } from '@/lib/site';
import { Plate } from '../../ui/plate';
import { AuthorBox } from '../author-box';
import { Contents, type Heading } from '../contents';
import { Dateline } from '../dateline';
import { Html } from '../html';
import { PrevNext } from '../prev-next';
import { Prose } from '../prose';
import { Related, type RelatedService } from '../related';
import { Sums } from '../sums';
import { WithDevanagari } from '../../ui/with-devanagari';
import styles from './story.module.scss';

type Neighbour = { slug: string; title: string };

type StoryProps = {
  article: {
    photo?: Photo;
    order: number;
    title: string;
    description: string;
    date: string;
    published?: string;
    sampleDate?: boolean;
    updated: string;
    sums: readonly Example[];
    mulanks: readonly number[];
  };
  intro: string;
  sections: readonly (Heading & { html: string })[];
  services: readonly RelatedService[];
  /** Who wrote it, once the name is more than a sample. */
  author?: string;
  previous?: Neighbour;
  next?: Neighbour;
};

/** One article: title and dateline, a band of its picture, the text beside its contents, the ways on. */
export function Story(props: StoryProps) {
  const { article, intro, sections, services, author, previous, next } = props;
  return (
    <article>
      <div className="wrap">
        <header className={styles.head}>
          <h1>
            <WithDevanagari text={article.title} />
          </h1>
          <div>
            <p className="lead">
              <WithDevanagari text={article.description} />
            </p>
            <Dateline published={publishedOf(article)} updated={article.updated} />
          </div>
        </header>
      </div>
      <Plate kind="blog" id={article.order} photo={article.photo} eager className={styles.band} />
      <div className={`wrap ${styles.body}`}>
        <Contents title="In this article" headings={sections} />
        <div className={styles.text}>
          <Prose html={intro} dropCap large />
          {sections.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id}>
              <Html as="h2" id={id} html={title} className={styles.heading} />
              <Prose html={html} large />
            </section>
          ))}
          <Sums sums={article.sums} title="The sums in this text" />
          <AuthorBox author={author} />
        </div>
      </div>
      <Related mulanks={article.mulanks} services={services} />
      <PrevNext label="More articles" previous={link(previous)} next={link(next)} />
    </article>
  );
}

/** The month is the owner's to confirm; until then the day counts on which the text first stood here. */
const publishedOf = ({ date, published, sampleDate }: StoryProps['article']) =>
  sampleDate ? published : date;

const link = (neighbour?: Neighbour): NavLink | undefined =>
  neighbour && { label: neighbour.title, href: articlePath(neighbour.slug) };
