import type { ListedService } from '../content/services-schema';
import type { Currency, Sorting } from '../markets/markets';

export type Service = Omit<ListedService, 'searchTitle' | 'updated' | 'samples'>;

/** 'in 25-30 Days', 'by a day agreed with you' */
export const deliveredWhen = (duration: string) =>
  hasTerm(duration) ? `in ${duration}` : `${duration.charAt(0).toLowerCase()}${duration.slice(1)}`;

/** 'Delivered in 25-30 Days'; an appointment 'Takes place'. */
export const delivery = ({ appointment, duration }: Pick<Service, 'appointment' | 'duration'>) =>
  `${appointment ? 'Takes place' : 'Delivered'} ${deliveredWhen(duration)}`;

export const quickest = <S extends Pick<Service, 'duration'>>(services: readonly S[]) =>
  services.find(({ duration }) => !hasTerm(duration));

/** 30 of '25-30 Days'; 0 where no number of days is said. */
export const mostDays = (duration: string) =>
  Number(/(?<!\d)(\d{1,3}) days?\b/i.exec(duration)?.[1] ?? 0);

export const hasTerm = (duration: string) => /^\d/.test(duration);

export const serviceList = <S extends Pick<Service, 'lists'>>(
  services: readonly S[],
  currency: Currency,
): S[] => services.filter((service) => service.lists.includes(currency));

/** Groups in the order of their first services. */
export const groupServices = <S extends Pick<Service, 'group'>>(services: readonly S[]) =>
  [...new Set(services.map(({ group }) => group))].map((group) => ({
    group,
    services: services.filter((service) => service.group === group),
  }));

export const findService = <S extends { id: number }>(services: readonly S[], id: number) =>
  services.find((service) => service.id === id);

export function sortServices<S extends { id: number; price: number }>(
  services: readonly S[],
  sorting: Sorting,
): S[] {
  const compare: Record<Sorting, (a: S, b: S) => number> = {
    popularity: (a, b) => b.price - a.price,
    latest: (a, b) => b.id - a.id,
    low: (a, b) => a.price - b.price,
    high: (a, b) => b.price - a.price,
  };
  return [...services].sort(compare[sorting]);
}
