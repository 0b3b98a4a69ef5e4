import type { Article } from '@/lib/content/text-schemas';
import { articlePath } from '@/lib/site';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Month } from '../../ui/month';
import { Plate } from '../../ui/plate';
import card from '../../ui/card.module.scss';
import { WithDevanagari } from '../../ui/with-devanagari';
import styles from './chapters.module.scss';

/** All articles in chapters of four: one featured, which runs off the page, and three smaller cards. */
export function Chapters({ articles }: { articles: readonly Article[] }) {
  const featured = articles.filter((_, index) => index % 4 === 0);
  return (
    <div className={styles.chapters}>
      {featured.map((article, part) => (
        <section
          key={article.slug}
          className={styles.chapter}
          aria-label={`Part ${part + 1} of ${featured.length}`}
        >
          <Featured {...article} eager={part === 0} />
          <div className={`wrap ${styles.trio}`}>
            {articles.slice(part * 4 + 1, part * 4 + 4).map((one) => (
              <Small key={one.slug} {...one} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Featured({
  slug,
  order,
  photo,
  title,
  date,
  sampleDate,
  description,
  eager,
}: Article & { eager: boolean }) {
  return (
    <article className={`${card.card} ${styles.featured}`}>
      <Plate kind="blog" id={order} photo={photo} eager={eager} className={styles.plate} />
      <div className={styles.words}>
        <Month date={date} sample={sampleDate} className={styles.date} />
        <h2>
          <Link href={articlePath(slug)}>
            <WithDevanagari text={title} />
          </Link>
        </h2>
        <p className={styles.description}>
          <WithDevanagari text={description} />
        </p>
        <span className={`${card.go} ${styles.go}`} aria-hidden="true">
          Read More
          <Icon name="arrow" />
        </span>
      </div>
    </article>
  );
}

function Small({ slug, order, title, date, sampleDate, photo }: Article) {
  return (
    <article className={`${card.card} ${styles.small}`}>
      <Plate kind="blog" id={order} photo={photo} className={styles.thumb} />
      <div>
        <Month date={date} sample={sampleDate} className={styles.date} />
        <h3>
          <Link href={articlePath(slug)}>
            <WithDevanagari text={title} />
          </Link>
        </h3>
        <span className={styles.readMore} aria-hidden="true">
          Read More
        </span>
      </div>
    </article>
  );
}
