import type { ReactNode } from 'react';
import type { Article } from '@/lib/content/text-schemas';
import type { Section } from '@/lib/content/sections';
import { articlePath } from '@/lib/site';
import { Icon, Month, Plate, WithDevanagari } from '../ui';
import card from '../ui/card.module.scss';
import { AuthorBox, Dateline } from './head';
import { Html, Prose } from './prose';
import { Sums } from './sums';
import {
  CardTitle,
  Contents,
  PrevNext,
  RelatedPages,
  type Neighbours,
  type AuthorAndServices,
} from './navigation';
import styles from './blogs.module.scss';

export function Chapters({ articles }: { articles: readonly Article[] }) {
  const featured = articles.filter((_, index) => index % 4 === 0);
  return (
    <div className="section-end">
      {featured.map((article, part) => (
        <section
          key={article.slug}
          className={part > 0 ? `apart ${styles.chapter}` : styles.chapter}
          aria-label={`Part ${part + 1} of ${featured.length}`}
        >
          <FeaturedArticle article={article} eager={part === 0} />
          <div className={`wrap ${styles.trio}`}>
            {articles.slice(part * 4 + 1, part * 4 + 4).map((one) => (
              <ArticleEntry key={one.slug} article={one} className={styles.small}>
                <p className="fine semi above-2" aria-hidden="true">
                  Read More
                </p>
              </ArticleEntry>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function FeaturedArticle({ article, eager }: { article: Article; eager: boolean }) {
  const { slug, order, photo, title, date, description } = article;
  return (
    <article className={`${card.card} ${styles.featured}`}>
      <Plate kind="blog" id={order} photo={photo} eager={eager} className="bare wide" />
      <div className={styles.words}>
        <Month date={date} className="faint fine" />
        <CardTitle as="h2" href={articlePath(slug)} title={title} className="feature above-1" />
        <WithDevanagari as="p" className="measure muted above-3" text={description} />
        <span className={`${card.go} above-4 ${styles.go}`} aria-hidden="true">
          Read More
          <Icon name="arrow" />
        </span>
      </div>
    </article>
  );
}

type ArticleEntryProps = { article: Article; className?: string; children?: ReactNode };

export function ArticleEntry({ article, className, children }: ArticleEntryProps) {
  const { slug, order, title, date, photo } = article;
  return (
    <article className={`${card.card} entry ruled ${className}`}>
      <Plate kind="blog" id={order} photo={photo} className="square" />
      <div>
        <Month date={date} className="faint fine" />
        <CardTitle href={articlePath(slug)} title={title} />
        {children}
      </div>
    </article>
  );
}

type StoryProps = AuthorAndServices &
  Neighbours<Pick<Article, 'slug' | 'title'>> & {
    article: Article;
    intro: string;
    sections: readonly Section[];
  };

export function Story(props: StoryProps) {
  const { article, intro, sections, services, author, previous, next } = props;
  return (
    <article>
      <div className="wrap">
        <header className={`split end major ${styles.head}`}>
          <WithDevanagari as="h1" className="story" text={article.title} />
          <div>
            <WithDevanagari as="p" className="lead" text={article.description} />
            <Dateline published={publishedOf(article)} updated={article.updated} />
          </div>
        </header>
      </div>
      <Plate
        kind="blog"
        id={article.order}
        photo={article.photo}
        eager
        className={`bare ${styles.band}`}
      />
      <div className={`wrap split apart ${styles.body}`}>
        <Contents title="In this article" headings={sections} />
        <div className="flow far">
          <Prose html={intro} dropCap large />
          {sections.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id}>
              <Html as="h2" id={id} html={title} className="title-2 below-4" />
              <Prose html={html} large />
            </section>
          ))}
          <Sums sums={article.sums} title="The sums in this text" />
          <AuthorBox author={author} />
        </div>
      </div>
      <RelatedPages mulanks={article.mulanks} services={services} />
      <PrevNext
        label="More articles"
        {...{ previous, next }}
        path={({ slug }) => articlePath(slug)}
      />
    </article>
  );
}

/** Until the owner confirms the month, the day counts on which the text first stood here. */
const publishedOf = ({ date, published, sampleDate }: Article) =>
  sampleDate || published?.startsWith(date) ? published : date;
