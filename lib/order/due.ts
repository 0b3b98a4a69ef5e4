/** When a reading is due. Pure. */
import type { Service } from '../services/catalogue';
import { dayInIndia, dayMs, formatDate, inIndia } from '../time';
import { servicesOf, type Order } from './order';

/** What is asked of the catalogue when an order is looked after. */
export type ServiceFacts = Pick<Service, 'id' | 'duration' | 'appointment' | 'intake'>;

type Dated = Pick<ServiceFacts, 'id'> & { duration?: string };

/**
 * The last day for an order's readings, counted from a moment in India: '2026-12-20'. Undefined where no service of it
 * says a number of days.
 */
export function dueDay(
  order: Pick<Order, 'lines'>,
  services: readonly Dated[],
  from: Date,
): string | undefined {
  const most = Math.max(0, ...daysOf(order, services));
  return most === 0 ? undefined : dayInIndia(new Date(from.getTime() + most * dayMs));
}

/**
 * The same as a person reads it, '20 December 2026', for an order whose payment and details came at a moment. Undefined
 * where a service of it has a day that is agreed.
 */
export function readingBy(
  order: Pick<Order, 'lines'>,
  services: readonly Dated[],
  from: Date,
): string | undefined {
  const day = daysOf(order, services).includes(0) ? undefined : dueDay(order, services, from);
  return day && formatDate(new Date(inIndia(day)));
}

/** Noon of the day in India on which an order was placed. */
export const orderedOn = ({ date }: Pick<Order, 'date'>) => new Date(`${date} 12:00 GMT+0530`);

/** The last number of days that each service of an order says, '25-30 Days'; 0 where it says none. */
const daysOf = (order: Pick<Order, 'lines'>, services: readonly Dated[]) =>
  servicesOf(order, services).map(({ duration = '' }) =>
    Number(/(?<!\d)(\d{1,3}) days?\b/i.exec(duration)?.[1] ?? 0),
  );
