import { Fragment, type ReactNode } from 'react';
import { home, othersThan, serviceListPath } from '@/lib/markets/currency';
import { markets, pageWords } from '@/lib/markets/markets';
import type { Service } from '@/lib/services/catalogue';
import { ServiceCard } from '../services/service-card';
import { Link } from '../ui/link';
import { HomeSection } from './home-section';
import styles from './services-teaser.module.scss';

/** 'Explore Our Services': a few cards, what buyers ask about them, and the way to the whole list. */
export function ServicesTeaser({
  services,
  children,
}: {
  services: readonly Service[];
  children?: ReactNode;
}) {
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
      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} currency={home} heading="h3" beside />
          </li>
        ))}
      </ul>
      {children}
    </HomeSection>
  );
}
