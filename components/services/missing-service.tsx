import type { Currency } from '@/lib/format';
import { paths, serviceListPath, servicePath } from '@/lib/site';
import { NotFound } from '../layout/not-found';
import { missingTitles, type Found } from './service-pages';

type MissingServiceProps = { found: Exclude<Found, { kind: 'service' }>; currency: Currency };

/** What a service's address answers when there is nothing to show in its currency. */
export function MissingService({ found, currency }: MissingServiceProps) {
  const other = currency === 'INR' ? 'USD' : 'INR';
  if (found.kind === 'unknown')
    return (
      <NotFound
        title={missingTitles.unknown}
        plate={{ kind: 'service', id: 8 }}
        ways={[
          listLink(currency),
          listLink(other),
          { label: 'Ask which one you need', href: paths.contact },
        ]}
      >
        There is no service with this number. Please check the link, or choose one from the list.
      </NotFound>
    );
  return (
    <NotFound
      title={missingTitles.elsewhere}
      plate={{ kind: 'service', id: found.service.id }}
      ways={[
        {
          label: other === 'USD' ? 'See it in dollars' : 'See it in rupees',
          href: servicePath(found.service.id, other),
        },
        listLink(currency),
      ]}
    >
      {found.service.title} is sold in {other === 'USD' ? 'dollars' : 'rupees'} only. Its page says
      what it is and what it costs.
    </NotFound>
  );
}

const listLink = (currency: Currency) => ({
  label: currency === 'USD' ? 'Services priced in dollars' : 'Services in India',
  href: serviceListPath(currency),
});
