import { mostDays, type Service } from '../services/catalogue';
import { paymentReplyDays, refundDays } from '../promises';
import { dayInIndia, dayMs, formatDate, inIndia } from '../time';
import { servicesOf, type Order } from './order';

export type ServiceFacts = Pick<Service, 'id' | 'duration' | 'appointment' | 'intake'>;

type Dated = Pick<ServiceFacts, 'id'> & { duration?: string };

/** '2026-12-20'; undefined where no service says a number of days. */
export function dueDay(
  order: Pick<Order, 'lines'>,
  services: readonly Dated[],
  from: Date,
): string | undefined {
  const most = Math.max(0, ...daysOf(order, services));
  return most === 0 ? undefined : dayInIndia(new Date(from.getTime() + most * dayMs));
}

/** Undefined where a service's day is agreed. */
export function readingDate(order: Pick<Order, 'lines'>, services: readonly Dated[], from: Date) {
  const day = daysOf(order, services).includes(0) ? undefined : dueDay(order, services, from);
  return day === undefined ? undefined : new Date(inIndia(day));
}

/** '20 December 2026' */
export function readingBy(...facts: Parameters<typeof readingDate>): string | undefined {
  const day = readingDate(...facts);
  return day && formatDate(day);
}

export const hasAppointment = (
  order: Pick<Order, 'lines'>,
  services: readonly Pick<ServiceFacts, 'id' | 'appointment'>[],
) => servicesOf(order, services).some(({ appointment }) => appointment);

/** By which we reply to whoever says that it is paid; `at` is when that was. */
export const replyDay = (at: string) => new Date(Date.parse(at) + paymentReplyDays * dayMs);

/** By which the price of a declined order is back; `at` is when it was declined. */
export const refundDay = (at: string) => new Date(Date.parse(at) + refundDays * dayMs);

/** Noon in India. */
export const orderedOn = ({ date }: Pick<Order, 'date'>) => new Date(`${date} 12:00 GMT+0530`);

const daysOf = (order: Pick<Order, 'lines'>, services: readonly Dated[]) =>
  servicesOf(order, services).map(({ duration = '' }) => mostDays(duration));
