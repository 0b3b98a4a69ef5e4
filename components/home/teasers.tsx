import { type ReactNode, Fragment } from 'react';
import type { Prediction, Article } from '@/lib/content/text-schemas';
import { home, othersThan, serviceListPath } from '@/lib/markets/currency';
import { markets, pageWords } from '@/lib/markets/markets';
import type { Service } from '@/lib/services/catalogue';
import { paths, predictionPath, articlePath } from '@/lib/site';
import { WrittenBefore } from '../reading/predictions';
import { CardTitle } from '../reading/navigation';
import { ServiceCard } from '../services/service-card';
import { Icon, Link, Plate, WithDevanagari } from '../ui';
import card from '../ui/card.module.scss';
import { HomeSection, swipeRow } from './section';
import styles from './teasers.module.scss';

export function PredictionsTeaser({ predictions }: { predictions: readonly Prediction[] }) {
  return (
    <HomeSection
      id="predictions"
      title="Our Predictions"
      more={{ label: 'See All Predictions', href: paths.predictions }}
      isSwiped
    >
      <ul className={swipeRow}>
        {predictions.map(({ id, title, button, photo, published, event }) => (
          <li key={id} className={`${card.card} ${styles.card}`}>
            <Plate kind="prediction" id={id} photo={photo} className={styles.plate} />
            <CardTitle href={predictionPath(id)} title={title} className="title-4 above-3" />
            <span className="faint fine above-1">
              <WrittenBefore published={published} event={event} />
            </span>
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
      id="services"
      title="Explore Our Services"
      ground="sunk"
      more={{ label: 'Explore All Services', href: serviceListPath(home) }}
      isSwiped
      after={children}
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
      <ul className={`${swipeRow} ${styles.services}`}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} currency={home} look="slim" />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

export function BlogsTeaser({ articles }: { articles: readonly Article[] }) {
  return (
    <HomeSection
      id="blogs"
      title="Read Our Blogs"
      more={{ label: 'Read more posts', href: paths.blogs }}
      isSwiped
    >
      <ul className={`${swipeRow} ${styles.posts}`}>
        {articles.map(({ slug, order, title, description, photo }, index) => (
          <li key={slug} className={card.card}>
            <Plate kind="blog" id={order} photo={photo} />
            <div>
              <CardTitle href={articlePath(slug)} title={title} />
              {index === 0 && (
                <WithDevanagari as="p" className="muted fine above-2" text={description} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
