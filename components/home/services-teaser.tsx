import { home } from '@/lib/markets/currency';
import type { Service } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { ServiceCard } from '../services/service-card';
import { Link } from '../ui/link';
import { HomeSection } from './home-section';
import styles from './services-teaser.module.scss';

/** 'Explore Our Services': a few cards and the way to the whole list. */
export function ServicesTeaser({ services }: { services: readonly Service[] }) {
  return (
    <HomeSection
      title="Explore Our Services"
      cell={4}
      ground="sunk"
      more={{ label: 'Explore All Services', href: paths.services }}
      line={
        <>
          Services in India, each at one clear price. Living abroad?{' '}
          <Link href={paths.foreignServices}>See prices in dollars</Link>.
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
    </HomeSection>
  );
}
