import type { Article } from '@/lib/content/text-schemas';
import { articlePath, paths } from '@/lib/site';
import card from '../ui/card.module.scss';
import { Link } from '../ui/link';
import { Month } from '../ui/month';
import { Plate } from '../ui/plate';
import { WithDevanagari } from '../ui/with-devanagari';
import styles from './blogs-teaser.module.scss';
import { HomeSection } from './home-section';

/** 'Read Our Blogs': one article large, the others beside it. Its `order` is also the number of its picture. */
export function BlogsTeaser({ articles }: { articles: readonly Article[] }) {
  const [featured, ...others] = articles;
  if (!featured) return null;
  return (
    <HomeSection
      title="Read Our Blogs"
      cell={6}
      more={{ label: 'Read more posts', href: paths.blogs }}
    >
      <div className={styles.posts}>
        <article className={`${card.card} ${styles.featured}`}>
          <Plate kind="blog" id={featured.order} photo={featured.photo} className={styles.wide} />
          <h3>
            <Link href={articlePath(featured.slug)}>
              <WithDevanagari text={featured.title} />
            </Link>
          </h3>
          <p className={styles.text}>
            <WithDevanagari text={featured.description} />
          </p>
          <Month date={featured.date} sample={featured.sampleDate} className={styles.date} />
        </article>
        <div>
          {others.map(({ slug, title, date, sampleDate, order, photo }) => (
            <article key={slug} className={`${card.card} ${styles.post}`}>
              <Plate kind="blog" id={order} photo={photo} className={styles.thumb} />
              <div>
                <Month date={date} sample={sampleDate} className={styles.date} />
                <h3>
                  <Link href={articlePath(slug)}>
                    <WithDevanagari text={title} />
                  </Link>
                </h3>
              </div>
            </article>
          ))}
        </div>
      </div>
    </HomeSection>
  );
}
