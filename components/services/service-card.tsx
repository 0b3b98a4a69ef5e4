import { servicePath } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { delivery, type Service } from '@/lib/services/catalogue';
import { AddToCart } from '../cart/add-to-cart';
import { Icon, Link, Plate, Price, Rating, WithDevanagari } from '../ui';
import card from '../ui/card.module.scss';
import styles from './service-card.module.scss';

type ServiceCardProps = {
  service: Pick<
    Service,
    | 'id'
    | 'title'
    | 'subtitle'
    | 'prices'
    | 'rating'
    | 'reviews'
    | 'duration'
    | 'appointment'
    | 'photo'
  >;
  currency: Currency;
  /** Home has two wide columns: the picture stands beside the words. */
  beside?: boolean;
};

/** A service in a list. The title's link covers the card; 'Add To Cart' stands above it. */
export function ServiceCard({ service, currency, beside }: ServiceCardProps) {
  const { id, title, subtitle, prices, photo, rating, reviews } = service;
  return (
    <div className={`${card.card} ${styles.card} ${beside ? styles.beside : ''}`}>
      <Plate kind="service" id={id} photo={photo} className={styles.plate} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link href={servicePath(id, currency)}>
            <WithDevanagari text={title} />
          </Link>
        </h3>
        <p className={styles.subtitle}>
          <WithDevanagari text={subtitle} />
        </p>
        {rating !== undefined && (
          <div className={styles.rating}>
            <Rating value={rating} isVoted={!!reviews} />
          </div>
        )}
        <p className={styles.row} data-uncovered="">
          <Price amount={prices[currency]} currency={currency} />
          <span className={styles.duration}>{delivery(service)}</span>
        </p>
        <div className={styles.ways}>
          <span className={`${card.go} ${styles.check}`} aria-hidden="true">
            Check Service
            <Icon name="arrow" />
          </span>
          <div className={styles.add}>
            <AddToCart id={id} title={title} currency={currency} />
          </div>
        </div>
      </div>
    </div>
  );
}
