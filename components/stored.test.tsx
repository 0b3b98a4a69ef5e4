import { draftKey } from '@/lib/order/stored';
import { draftDays } from '@/lib/promises';
import { orderDraft } from './stored';

const dayMs = 24 * 60 * 60 * 1000;
const typed = { ...orderDraft.parse(null), note: 'Born 29-11-1983' };

afterEach(() => jest.useRealTimers());

it.each([
  [-draftDays - 1, ''],
  [-draftDays, typed.note],
  [draftDays, typed.note],
  [draftDays + 1, ''],
])('gives a draft back after %d days: %p', (days, note) => {
  const now = Date.UTC(2026, 10, 23);
  jest.useFakeTimers({ now });
  orderDraft.write(typed);
  jest.setSystemTime(now + days * dayMs);
  expect(orderDraft.read().note).toBe(note);
  expect(localStorage.getItem(draftKey) === null).toBe(note === '');
});

it.each(['{"note":"x"}', '{"note":"x","keptAt":"yesterday"}'])(
  'gives %s back, which says no moment',
  (kept) => {
    localStorage.setItem(draftKey, kept);
    expect(orderDraft.read().note).toBe('x');
  },
);
