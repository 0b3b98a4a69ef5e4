import { formatPrice } from '../markets/currency';
import { dayBy, dayMs, formatDate, timeBy, type Clock } from '../time';
import { readingBy, readingDate, refundDay, replyDay } from './due';
import type { ServiceNeeds } from './intake';
import type { Order } from './order';
import type { OrderState } from './steps';

/** Where an order stands; docs/order.md has the table. */
export type Stage =
  | 'ordered'
  | 'told'
  | 'complete'
  | 'paid'
  | 'missing'
  | 'proposed'
  | 'chosen'
  | 'delivered'
  | 'cancelled'
  | 'owed';

export type OrderView = {
  order: Order;
  state: OrderState;
  services: readonly ServiceNeeds[];
  isSent: boolean;
  isPaymentReported: boolean;
};

export const hasDetails = ({ state, services, isSent }: OrderView) =>
  isSent || state.intake !== undefined || services.every(({ intake }) => intake.length === 0);

export function stageOf(view: OrderView): Stage {
  const { declined, delivered, agreed, time, paid } = view.state;
  if (declined) return paid ? 'owed' : 'cancelled';
  if (delivered) return 'delivered';
  if (agreed !== undefined) return 'chosen';
  if (time) return 'proposed';
  if (paid) return hasDetails(view) ? 'paid' : 'missing';
  if (!view.isPaymentReported) return 'ordered';
  return hasDetails(view) ? 'complete' : 'told';
}

/** Days count from the moment at which payment and details are both there. */
export const readingDay = (view: OrderView) =>
  readingBy(view.order, view.services, completedAt(view));

function completedAt({ state: { paid, intake } }: OrderView) {
  const both = [paid?.at, intake?.at].filter((at) => at !== undefined).sort();
  return new Date(both.at(-1) ?? Date.now());
}

/** The day that an order waits for, by which something is promised; a call has an hour as well. */
export function dayOf(view: OrderView): { day: Date; says: string } | undefined {
  const { order, state, services } = view;
  const promised = (says: string, day: Date | undefined) => day && { says, day };
  switch (stageOf(view)) {
    case 'told':
    case 'complete':
      return promised('We write to you by', replyDay(state.intake?.at ?? new Date().toISOString()));
    case 'paid':
      return promised('Your reading comes by', readingDate(order, services, completedAt(view)));
    case 'owed':
      return promised('Your money is back by', refundDay(state.declined?.at ?? ''));
    default:
      return undefined;
  }
}

/** Under the header of every page: public words alone, for whoever looks at the screen. */
export type OrderNews = {
  text: string;
  /** How much of the way is gone. */
  part: string;
  /** In milliseconds since 1970; `then` stands there from that moment on, or nothing. */
  until: number;
  then: string;
};

export function newsOf(view: OrderView, clock: Clock): OrderNews {
  const { order, state, services } = view;
  const { invoiceId, total, currency } = order;
  const price = formatPrice(total, currency);
  const stage = stageOf(view);
  const news = (part: number, text: string, until = farAway, then = '') => ({
    text,
    part: `${part}%`,
    until,
    then,
  });
  switch (stage) {
    case 'ordered':
      return news(8, `Order ${invoiceId}: pay ${price}`);
    case 'told':
      return news(30, 'We are checking your payment');
    case 'complete':
      return news(45, 'We check your payment, all else is here');
    case 'missing':
      return news(50, 'Paid. Send us what your reading needs');
    case 'paid': {
      const day = readingDay(view);
      return news(60, day ? `Paid. Your reading comes by ${day}` : 'Paid. We agree on a day');
    }
    case 'proposed':
      return news(66, 'Choose one of the times in our email');
    case 'chosen': {
      const start = state.agreed ?? 0;
      const when = `${dayBy(start, clock)}, ${timeBy(start, clock)}`;
      const meets = services.some(({ appointment }) => appointment && appointment !== 'phone');
      const over = start + 2 * 60 * 60 * 1000;
      return news(80, `${meets ? 'We meet' : 'We call'} on ${when}`, over, `Order ${invoiceId}`);
    }
    case 'delivered':
      return news(100, 'Your reading is with you', after(state.delivered?.at));
    case 'cancelled':
      return news(0, 'Cancelled, nothing to pay', after(state.declined?.at));
    case 'owed': {
      const day = refundDay(state.declined?.at ?? '');
      return news(0, `${price} comes back by ${formatDate(day)}`, day.getTime() + dayMs);
    }
  }
}

/** The last moment that a browser can write down. */
const farAway = 8.64e15;

const after = (at = '') => (Date.parse(at) || 0) + 30 * dayMs;
