/** When a reading is due. Pure. */
import type { Service } from '../services/catalogue';
import { dayInIndia } from '../format';
import type { Order } from './order';

/** What is asked of the catalogue when an order is looked after. */
export type ServiceFacts = Pick<Service, 'id' | 'duration' | 'appointment'>;

/**
 * The last day for an order's readings, counted from a moment in India: '2026-12-20'. Undefined where no service of it
 * says a number of days.
 */
export function dueDay(
  { lines }: Pick<Order, 'lines'>,
  services: readonly ServiceFacts[],
  from: Date,
): string | undefined {
  const days = services
    .filter(({ id }) => lines.some(({ serviceId }) => serviceId === id))
    .map(({ duration }) => Number(/(?<!\d)(\d{1,3}) days?\b/i.exec(duration)?.[1] ?? 0));
  const most = Math.max(0, ...days);
  if (most === 0) return undefined;
  return dayInIndia(new Date(from.getTime() + most * dayMs));
}

const dayMs = 24 * 60 * 60 * 1000;
