import { indiaClock } from '../time';
import { sampleContext, sampleOrder } from './mails/sample-order';
import { newsOf, stageOf, type Stage } from './stages';
import { stateOf, type OrderStep } from './steps';

const step = (name: OrderStep['name'], day: number, more: Partial<OrderStep> = {}): OrderStep => ({
  name,
  at: `2026-11-${day}T10:00:00.000Z`,
  ...more,
});

const viewOf = (steps: readonly OrderStep[], isPaymentReported = false) => ({
  order: sampleOrder(),
  state: stateOf(steps),
  services: sampleContext.services,
  isSent: false,
  isPaymentReported,
});

const call = Date.parse('2026-11-30T14:00:00Z');

it.each<[Stage, string, OrderStep[], boolean?]>([
  ['ordered', 'Order INV-7C2EA90D4: pay ₹4,700', []],
  ['ordered', 'Order INV-7C2EA90D4: pay ₹4,700', [step('intake', 21)]],
  ['told', 'We are checking your payment', [], true],
  ['complete', 'We check your payment, all else is here', [step('intake', 21)], true],
  ['missing', 'Paid. Send us what your reading needs', [step('paid', 22)]],
  ['paid', 'Paid. Your reading comes by 22 December 2026', [step('intake', 21), step('paid', 22)]],
  ['proposed', 'Choose one of the times in our email', [step('paid', 22), step('time', 23)]],
  [
    'chosen',
    'We call on Monday 30 November, 7:30 PM',
    [step('time', 23), step('chosen', 24, { start: call })],
  ],
  ['delivered', 'Your reading is with you', [step('paid', 22), step('delivered', 25)]],
  ['cancelled', 'Cancelled, nothing to pay', [step('decline', 25)]],
  ['owed', '₹4,700 comes back by 25 December 2026', [step('paid', 22), step('decline', 25)]],
])('an order is %s, and every page says: %s', (...[stage, text, steps, isTold]) => {
  const view = viewOf(steps, isTold);
  expect(stageOf(view)).toBe(stage);
  expect(newsOf(view, indiaClock).text).toBe(text);
});

it('says no more of a call once it is over, and of a reading for thirty days', () => {
  const chosen = newsOf(viewOf([step('chosen', 24, { start: call })]), indiaClock);
  expect(chosen).toMatchObject({ until: call + 7_200_000, then: 'Order INV-7C2EA90D4' });
  const delivered = newsOf(viewOf([step('delivered', 25)]), indiaClock);
  expect(delivered).toMatchObject({ until: Date.parse('2026-12-25T10:00:00Z'), then: '' });
});
