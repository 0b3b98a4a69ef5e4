import { pageWords, type Currency } from '@/lib/markets/markets';
import { serviceList, type Service } from '@/lib/services/catalogue';
import { Person, type PersonFacts } from '../practitioner/practitioner';
import { ServiceCard } from './service-card';
import { SortedServices } from './sorted-services';
import styles from './service-list.module.scss';

/** The head of a market's list. */
export function ListHead({ currency, count }: { currency: Currency; count: number }) {
  const { heading, lead } = pageWords[currency];
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      <p className="lead above-4">
        {count}
        {` ${lead}`}
      </p>
    </div>
  );
}

type ServiceListProps = {
  services: readonly Service[];
  currency: Currency;
  /** Who reads. */
  person: PersonFacts;
};

/** One currency's list. The cards are drawn on the server, so that sorting ships no catalogue. */
export function ServiceList({ services, currency, person }: ServiceListProps) {
  const cards = serviceList(services, currency).map((service) => ({
    id: service.id,
    group: service.group,
    price: service.prices[currency],
    card: <ServiceCard service={service} currency={currency} />,
  }));
  return (
    <>
      <SortedServices cards={cards} currency={currency} />
      <div className="above-6 section-end">
        <Person {...person} />
      </div>
    </>
  );
}
