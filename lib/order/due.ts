/** When a reading is due. Pure. */
import type { Service } from '../services/catalogue';
import { dayInIndia, dayMs, formatDate, inIndia } from '../time';
import type { Order } from './order';

/** What is asked of the catalogue when an order is looked after. */
export type ServiceFacts = Pick<Service, 'id' | 'duration' | 'appointment' | 'intake'>;

type Dated = Pick<ServiceFacts, 'id'> & { duration?: string };

/**
 * The last day for an order's readings, counted from a moment in India: '2026-12-20'. Undefined where no service of it
 * says a number of days.
 */
export function dueDay(
  { lines }: Pick<Order, 'lines'>,
  services: readonly Dated[],
  from: Date,
): string | undefined {
  const days = services
    .filter(({ id }) => lines.some(({ serviceId }) => serviceId === id))
    .map(({ duration = '' }) => daysIn(duration));
  const most = Math.max(0, ...days);
  if (most === 0) return undefined;
  return dayInIndia(new Date(from.getTime() + most * dayMs));
}

/**
 * The same as a person reads it, 'December 20, 2026', for an order whose payment and details came at a moment. Undefined
 * where a service of it has a day that is agreed.
 */
export function readingBy(
  order: Pick<Order, 'lines'>,
  services: readonly Dated[],
  from: Date,
): string | undefined {
  const ordered = services.filter(({ id }) => order.lines.some((line) => line.serviceId === id));
  const day = ordered.every(({ duration = '' }) => daysIn(duration) > 0)
    ? dueDay(order, ordered, from)
    : undefined;
  return day && formatDate(new Date(inIndia(day)));
}

/** Noon of the day in India on which an order was placed. */
export const orderedOn = ({ date }: Pick<Order, 'date'>) => new Date(`${date} 12:00 GMT+0530`);

/** The last number of days that a service says, '25-30 Days'; 0 where it says none. */
const daysIn = (duration: string) => Number(/(?<!\d)(\d{1,3}) days?\b/i.exec(duration)?.[1] ?? 0);
