import type { Article } from '@/lib/content/text-schemas';
import type { Section } from '@/lib/content/sections';
import { articlePath, type NavLink } from '@/lib/site';
import { Plate } from '../../ui/plate';
import { AuthorBox } from '../author-box';
import { Contents } from '../contents';
import { Dateline } from '../dateline';
import { Html } from '../html';
import { PrevNext } from '../prev-next';
import { Prose } from '../prose';
import { Related, type RelatedService } from '../related';
import { Sums } from '../sums';
import { WithDevanagari } from '../../ui/with-devanagari';
import styles from './story.module.scss';

type Neighbour = Pick<Article, 'slug' | 'title'>;

type StoryProps = {
  article: Article;
  intro: string;
  sections: readonly Section[];
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
            <Dateline
              published={publishedOf(article)}
              updated={article.updated}
              sampleMonth={article.sampleDate ? article.date : undefined}
            />
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
const publishedOf = ({ date, published, sampleDate }: Article) =>
  sampleDate || published?.startsWith(date) ? published : date;

const link = (neighbour?: Neighbour): NavLink | undefined =>
  neighbour && { label: neighbour.title, href: articlePath(neighbour.slug) };
