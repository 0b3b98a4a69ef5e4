/** The catalogue: which services stand on which list, how one is found, how a list is sorted. Pure. */
import type { Currency, Sorting } from '../markets/markets';
import type { Photo } from '../photo';
import type { Example } from '../numerology/name';

export type Service = {
  id: number;
  title: string;
  subtitle: string;
  /** Whole, in each currency. */
  prices: Record<Currency, number>;
  /** The lists it stands on. */
  lists: Currency[];
  /** What one asks about. */
  group: ServiceGroup;
  /** A display constant of the catalogue, not customers' votes. */
  rating?: number;
  /** Where customers' votes can be read that the rating is taken from. */
  reviews?: { page: string; count: number };
  duration: string;
  /** Paragraphs. */
  description: string[];
  /** A sum that shows the method at work; the arithmetic is done when the page is drawn. */
  example?: Example & { caption: string };
  /** What buyers ask before they book this one. */
  questions?: { question: string; answer: string }[];
  /** Takes the place of the drawn picture. */
  photo?: Photo;
  /** A day and an hour are agreed for it; otherwise it comes in writing. */
  appointment?: boolean;
  /** About how long the call or the sitting is. */
  minutes?: number;
  /** What the buyer fills in after the order. */
  intake: IntakeField[];
  /** What the visitor should have at hand. */
  send: string[];
  /** What the note at the checkout asks for, so that the owner can start at once. */
  ask: string;
};

/** What one asks about, by which the list is grouped. */
export const serviceGroups = ['names', 'numbers', 'people', 'talk', 'projects'] as const;

export type ServiceGroup = (typeof serviceGroups)[number];

/** The kinds of field that a buyer fills in after an order. */
export const intakeKinds = ['date', 'name', 'list', 'text'] as const;

export type IntakeField = {
  label: string;
  /** `list`: up to ten, each on its own line. */
  kind: (typeof intakeKinds)[number];
  optional?: boolean;
};

/**
 * A service with what its page tells search engines, a title without the price and the day of the last change, and
 * with what the owner has still to confirm.
 */
export type ListedService = Service & {
  searchTitle: string;
  updated: string;
  samples?: string[];
  confirmed?: (number | string)[];
};

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
