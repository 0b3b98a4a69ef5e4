import { type ReactNode, Fragment } from 'react';
import type { Prediction, Article } from '@/lib/content/text-schemas';
import { home, othersThan, serviceListPath } from '@/lib/markets/currency';
import { markets, pageWords } from '@/lib/markets/markets';
import type { Service } from '@/lib/services/catalogue';
import { paths, predictionPath, articlePath } from '@/lib/site';
import { ArticleEntry } from '../reading/blogs';
import { WrittenBefore } from '../reading/predictions';
import { CardTitle } from '../reading/navigation';
import { ServiceCard } from '../services/service-card';
import { MoreLink, SectionHeader, Icon, Link, Plate, WithDevanagari, Month } from '../ui';
import card from '../ui/card.module.scss';
import styles from './teasers.module.scss';

type HomeSectionProps = {
  title: string;
  cell?: number;
  line?: ReactNode;
  more?: { label: string; href: string };
  ground?: 'sunk' | 'night';
  children: ReactNode;
};

export function HomeSection({ title, cell, line, more, ground, children }: HomeSectionProps) {
  return (
    <section className={ground ? `section ${ground}` : 'section'}>
      <div className={`wrap ${styles.layout}`}>
        <SectionHeader title={title} cell={cell}>
          {line}
        </SectionHeader>
        <div className={`shrink ${styles.list}`}>{children}</div>
        {more && (
          <p className={`above-6 ${styles.more}`}>
            <MoreLink {...more} />
          </p>
        )}
      </div>
    </section>
  );
}

export function PredictionsTeaser({ predictions }: { predictions: readonly Prediction[] }) {
  return (
    <HomeSection
      title="Our Predictions"
      cell={3}
      more={{ label: 'See All Predictions', href: paths.predictions }}
    >
      <ul className="fours">
        {predictions.map(({ id, title, teaser, button, photo, published, event }) => (
          <li key={id} className={`${card.card} ${styles.card}`}>
            <Plate kind="prediction" id={id} photo={photo} className="tall" />
            <CardTitle href={predictionPath(id)} title={title} className="above-4" />
            <span className="faint fine above-2">
              <WrittenBefore published={published} event={event} />
            </span>
            <WithDevanagari as="p" className="on-desk muted rem above-2" text={teaser} />
            <span className={`${card.go} ${styles.go}`} aria-hidden="true">
              {button}
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

type ServicesTeaserProps = { services: readonly Service[]; children?: ReactNode };

export function ServicesTeaser({ services, children }: ServicesTeaserProps) {
  return (
    <HomeSection
      title="Explore Our Services"
      cell={4}
      ground="sunk"
      more={{ label: 'Explore All Services', href: serviceListPath(home) }}
      line={
        <>
          {pageWords[home].name}, each at one clear price.
          {othersThan(home).map((currency) => (
            <Fragment key={currency}>
              {` Living ${pageWords[currency].living}? `}
              <Link href={serviceListPath(currency)}>
                {`See prices in ${markets[currency].money}`}
              </Link>
              .
            </Fragment>
          ))}
        </>
      }
    >
      <ul className={`cells ${styles.services}`}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} currency={home} beside />
          </li>
        ))}
      </ul>
      {children}
    </HomeSection>
  );
}

export function BlogsTeaser({ articles }: { articles: readonly Article[] }) {
  const [featured, ...others] = articles;
  if (!featured) return null;
  return (
    <HomeSection
      title="Read Our Blogs"
      cell={6}
      more={{ label: 'Read more posts', href: paths.blogs }}
    >
      <div className="split major">
        <article className={card.card}>
          <Plate kind="blog" id={featured.order} photo={featured.photo} className={styles.wide} />
          <CardTitle
            href={articlePath(featured.slug)}
            title={featured.title}
            className="feature above-5"
          />
          <WithDevanagari as="p" className="measure muted above-3" text={featured.description} />
          <Month date={featured.date} sample={featured.sampleDate} className="faint fine above-3" />
        </article>
        <div>
          {others.map((article) => (
            <ArticleEntry key={article.slug} article={article} className={styles.post} />
          ))}
        </div>
      </div>
    </HomeSection>
  );
}
