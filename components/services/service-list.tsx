import type { Currency } from '@/lib/markets/markets';
import { serviceList, type Service } from '@/lib/services/catalogue';
import { Person, type PersonFacts } from '../practitioner/practitioner';
import { ServiceCard } from './service-card';
import { SortedServices } from './sorted-services';

type ServiceListProps = {
  services: readonly Service[];
  currency: Currency;
  person: PersonFacts;
};

/** Cards are drawn on the server, so that sorting ships no catalogue. */
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
