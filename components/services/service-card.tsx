import { othersThan, servicePath } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { delivery, type Service } from '@/lib/services/catalogue';
import { AddToCart } from '../cart/add-to-cart';
import { Link, Plate, Price, Rating, WithDevanagari } from '../ui';
import card from '../ui/card.module.scss';
import styles from './service-card.module.scss';

type ServiceCardProps = {
  service: Service;
  currency: Currency;
  /** Slim: price beside a small plate, the title below, for a row of four. */
  look?: 'slim';
};

/** The title's link covers the card; 'Add To Cart' stands above it. */
export function ServiceCard({ service, currency, look }: ServiceCardProps) {
  const { id, title, subtitle, prices, photo, rating } = service;
  return (
    <div className={`card ${card.card} ${styles.card} ${look === 'slim' ? styles.slim : ''}`}>
      <Plate kind="service" id={id} photo={photo} className={styles.plate} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <WithDevanagari as={Link} href={servicePath(id, currency)} text={title} />
        </h3>
        <WithDevanagari as="p" className="muted fine" text={subtitle} />
        {rating !== undefined && <Rating value={rating} />}
        <p className={`between ${styles.row}`}>
          <Price amount={prices[currency]} currency={currency} />
          <span className="faint fine">{delivery(service)}</span>
        </p>
        <div className={`ruled ${styles.ways}`}>
          <span className={`nowrap ${card.go}`} aria-hidden="true">
            Check Service
          </span>
          <div className={styles.add}>
            <AddToCart
              id={id}
              title={title}
              currency={currency}
              twins={twinsOf(service, currency)}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Undefined where it is sold in this currency alone, so that no page carries an empty table. */
function twinsOf({ lists, prices }: Service, currency: Currency) {
  const others = othersThan(currency).filter((other) => lists.includes(other));
  return others.length > 0
    ? Object.fromEntries(others.map((other) => [other, prices[other]]))
    : undefined;
}
