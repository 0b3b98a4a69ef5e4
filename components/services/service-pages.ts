/** Which services have a page in a currency, and what stands at any other id. */
import { findService, serviceList, type Service } from '@/lib/services/catalogue';
import type { Currency } from '@/lib/markets/markets';

/** The page that ids which are not in the catalogue are shown: next.config.mjs sends them there. */
const nobody = 'not-found';

/** The ids of all pages of a currency: its services, those sold in the other one only, and the unknown. */
export const servicePageIds = (services: readonly Service[]): { id: string }[] => [
  ...services.filter(({ lists }) => lists.length > 0).map(({ id }) => ({ id: String(id) })),
  { id: nobody },
];

export type Found =
  | { kind: 'service'; service: Service }
  /** In the catalogue, but sold in the other currency only. */
  | { kind: 'elsewhere'; service: Service }
  | { kind: 'unknown' };

export function findPage(services: readonly Service[], id: string, currency: Currency): Found {
  const service = findService(services, Number(id));
  if (!service) return { kind: 'unknown' };
  const here = serviceList([service], currency).length > 0;
  return { kind: here ? 'service' : 'elsewhere', service };
}

/** The heading of a page that has nothing to show, as the specification words it. */
export const missingTitles = {
  elsewhere: 'No details available',
  unknown: 'Service not found',
} as const;
