/** The catalogue: which services stand on which list, how one is found, how a list is sorted. Pure. */
import type { ContentLists } from '../content/list-schemas';
import type { Currency, PriceField, Sorting } from '../markets/markets';
import type { Pictured } from '../photo';

/** What one asks about, by which the list is grouped. */
export const serviceGroups = ['names', 'numbers', 'people', 'talk', 'projects'] as const;

/** How an appointment is kept. */
export const meetingPlaces = ['phone', 'person', 'screen'] as const;

/** The kinds of field that a buyer fills in after an order: of a list up to ten, each on its own line. */
export const intakeKinds = ['date', 'name', 'list', 'text'] as const;

type Entry = ContentLists['services'][number];

export type MeetingPlace = (typeof meetingPlaces)[number];

export type ServiceGroup = Entry['group'];

export type IntakeField = Entry['intake'][number];

/** An entry of content/services.yaml, with what it says of each market under the market's currency. */
export type ListedService = Omit<Pictured<Entry>, PriceField | 'lists'> & {
  /** Whole, in each currency. */
  prices: Record<Currency, number>;
  lists: Currency[];
};

/** A service without what only search engines and the launch check are told. */
export type Service = Omit<ListedService, 'searchTitle' | 'updated' | 'samples'>;

/** When a service comes, within a sentence: 'in 25-30 Days', or its own words, 'by a day agreed with you'. */
export const deliveredWhen = (duration: string) =>
  hasTerm(duration) ? `in ${duration}` : `${duration.charAt(0).toLowerCase()}${duration.slice(1)}`;

/** When a service comes, as a card says it: 'Delivered in 25-30 Days'; a call or a sitting 'Takes place'. */
export const delivery = ({ appointment, duration }: Pick<Service, 'appointment' | 'duration'>) =>
  `${appointment ? 'Takes place' : 'Delivered'} ${deliveredWhen(duration)}`;

/** The service that has no fixed term, since its day is agreed beforehand. */
export const quickest = <S extends Pick<Service, 'duration'>>(services: readonly S[]) =>
  services.find(({ duration }) => !hasTerm(duration));

/** Whether it comes within a number of days. */
export const hasTerm = (duration: string) => /^\d/.test(duration);

/** The services of one list, in catalogue order. */
export const serviceList = <S extends Pick<Service, 'lists'>>(
  services: readonly S[],
  currency: Currency,
): S[] => services.filter((service) => service.lists.includes(currency));

/** A list in its groups, which stand in the order of their first services. */
export const groupServices = <S extends Pick<Service, 'group'>>(services: readonly S[]) =>
  [...new Set(services.map(({ group }) => group))].map((group) => ({
    group,
    services: services.filter((service) => service.group === group),
  }));

export const findService = <S extends { id: number }>(services: readonly S[], id: number) =>
  services.find((service) => service.id === id);

/**
 * A list in the order the visitor asked for: 'latest' by descending id, 'popularity' and 'high' by
 * descending price, 'low' by ascending price. Ties keep catalogue order.
 */
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
