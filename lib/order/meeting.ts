import type { ServiceFacts } from './due';
import { servicesOf, type Order } from './order';
import { messageLinks, type Payee } from './pay';
import { dayMs, indiaClock, momentBy } from '../time';

type Services = readonly Pick<ServiceFacts, 'id' | 'appointment'>[];

/** Services that come in writing are talked about by phone. */
export const wayOf = (order: Pick<Order, 'lines'>, services: Services) =>
  servicesOf(order, services).find(({ appointment }) => appointment)?.appointment ?? 'phone';

const meetings = {
  phone: { title: 'We call you', words: 'You need not dial.', move: 'Move the call' },
  video: {
    title: 'We meet by video',
    words: 'The link comes by email before that.',
    move: 'Move the meeting',
  },
  person: {
    title: 'We meet in person',
    words: 'The place comes by email before that.',
    move: 'Move the sitting',
  },
};

/** How buyer and practice meet. @param town where sittings are held, if it is known */
export function meetingOf(order: Pick<Order, 'lines'>, services: Services, town = '') {
  const meeting = meetings[wayOf(order, services)];
  return meeting === meetings.person && town
    ? { ...meeting, title: `We meet in ${town}`, words: 'The address comes by email before that.' }
    : meeting;
}

/** Until then a time can be moved. */
export const movableUntil = (start: number) => start - dayMs;

export function moveStage(start: number, now = Date.now()) {
  if (movableUntil(start) > now) return 'open';
  return start > now ? 'late' : 'over';
}

/** Asks for other times in the buyer's own words. */
export const moveLinks = ({ invoiceId }: Order, start: number, payee: Payee) =>
  messageLinks(payee, `Another time for order ${invoiceId}`, [
    `Please move my time of ${momentBy(start, indiaClock)}, order ${invoiceId}.`,
    'These times suit me better: ',
  ]);
