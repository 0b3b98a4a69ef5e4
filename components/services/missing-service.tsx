import { listed } from '@/lib/lists';
import { serviceListPath, servicePath, othersThan } from '@/lib/markets/currency';
import { markets, serviceWords, type Currency } from '@/lib/markets/markets';
import { paths } from '@/lib/site';
import { NotFound } from '../layout/not-found';
import { missingTitles, type Found } from './service-pages';

type MissingServiceProps = { found: Exclude<Found, { kind: 'service' }>; currency: Currency };

/** What a service's address answers when there is nothing to show in its currency. */
export function MissingService({ found, currency }: MissingServiceProps) {
  if (found.kind === 'unknown')
    return (
      <NotFound
        title={missingTitles.unknown}
        plate={{ kind: 'service', id: 8 }}
        ways={[
          listLink(currency),
          ...othersThan(currency).map(listLink),
          { label: 'Ask which one you need', href: paths.contact },
        ]}
      >
        There is no service with this number. Please check the link, or choose one from the list.
      </NotFound>
    );
  const { id, title, lists } = found.service;
  const moneys = lists.map((other) => markets[other].money);
  return (
    <NotFound
      title={missingTitles.elsewhere}
      plate={{ kind: 'service', id }}
      ways={[
        ...lists.map((other) => ({
          label: `See it in ${markets[other].money}`,
          href: servicePath(id, other),
        })),
        listLink(currency),
      ]}
    >
      {title} is sold in {listed(moneys, 'and')} only. Its page says what it is and what it costs.
    </NotFound>
  );
}

const listLink = (currency: Currency) => ({
  label: serviceWords[currency].list,
  href: serviceListPath(currency),
});
