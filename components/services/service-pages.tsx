import { listed } from '@/lib/lists';
import { serviceListPath, servicePath, othersThan } from '@/lib/markets/currency';
import { markets, serviceWords, type Currency } from '@/lib/markets/markets';
import { findService, serviceList, type Service } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { NotFound } from '../layout/not-found';

/** Services sold in the other currency only, and the unknown, have a page too. */
export const servicePageIds = (services: readonly Service[]): { id: string }[] => [
  ...services.filter(({ lists }) => lists.length > 0).map(({ id }) => ({ id: String(id) })),
  // next.config.mjs sends unknown ids here.
  { id: 'not-found' },
];

export const waysInstead = (
  { instead = [] }: Pick<Service, 'instead'>,
  services: readonly Service[],
  currency: Currency,
) =>
  instead.flatMap(({ question, service: id }) => {
    const other = findService(serviceList(services, currency), id);
    return other ? [{ question, title: other.title, href: servicePath(id, currency) }] : [];
  });

type PageMatch =
  | { kind: 'service'; service: Service }
  | { kind: 'elsewhere'; service: Service }
  | { kind: 'unknown' };

export function findPage(services: readonly Service[], id: string, currency: Currency): PageMatch {
  const service = findService(services, Number(id));
  if (!service) return { kind: 'unknown' };
  const here = serviceList([service], currency).length > 0;
  return { kind: here ? 'service' : 'elsewhere', service };
}

export const missingTitles = {
  elsewhere: 'No details available',
  unknown: 'Service not found',
} as const;

type MissingServiceProps = { found: Exclude<PageMatch, { kind: 'service' }>; currency: Currency };

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
