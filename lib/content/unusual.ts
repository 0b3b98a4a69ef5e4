/** What is possible and mostly a slip: a price far from the last one, a day to come. A line `confirmed` says it again. Pure. */
import { z } from 'zod';
import { currencies, markets, type PriceField } from '../markets/markets';
import type { ListedService } from '../services/catalogue';
import type { ContentFile } from './everything';
import { locationOf } from './faults';

/** The prices of one version of services.yaml, in the order of time, newest first. */
export type Prices = readonly ({ id: number } & Partial<Record<PriceField, number>>)[];

const confirming = z.looseObject({ confirmed: z.array(z.unknown()) });
const isConfirmed = (entry: unknown, value: unknown) =>
  confirming.safeParse(entry).data?.confirmed.some((one) => String(one) === String(value)) ?? false;

/** A sentence for each price under a fifth or over five times of what it last was. */
export const unusualPrices = (services: readonly ListedService[], versions: readonly Prices[]) =>
  services.flatMap((service, index) =>
    currencies.flatMap((currency) => {
      const field = markets[currency].price;
      const now = service.prices[currency];
      const before = versions
        .map((version) => version.find(({ id }) => id === service.id)?.[field])
        .find((price) => price !== undefined && price !== now);
      if (before === undefined || isConfirmed(service, now)) return [];
      if (now >= before / 5 && now <= before * 5) return [];
      return [
        `${['services.yaml', ...locationOf('services.yaml', services, [index, field])].join(', ')}: is ${now} and was ${before}; correct it, or, if it is right, say it again in a line of this service: confirmed: [${now}].`,
      ];
    }),
  );

/** A sentence for each day, or month, that is still to come. */
export const daysAhead = ({ file, value }: ContentFile, today: string) =>
  dated(value)
    .filter(({ day }) => day > today.slice(0, day.length))
    .map(
      ({ path, day }) =>
        `${[file, ...locationOf(file, value, path)].join(', ')}: ${day} is still to come; write the day on which it was written, or, if it is right, add a line beside it: confirmed: ['${day}'].`,
    );

type Dated = { path: PropertyKey[]; day: string };

function dated(value: unknown, path: PropertyKey[] = []): Dated[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => dated(entry, [...path, index]));
  return Object.entries(value).flatMap(([field, part]: [string, unknown]) => {
    const at = [...path, field];
    if (typeof part !== 'string') return dated(part, at);
    const isDay = /^(updated|published|date)$/.test(field) && !isConfirmed(value, part);
    return isDay ? [{ path: at, day: part }] : [];
  });
}
