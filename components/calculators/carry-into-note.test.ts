import { draftKey, emptyDetails, parseDraft } from '@/lib/order/draft';
import { carryIntoNote } from './carry-into-note';

const stored = () => parseDraft(localStorage.getItem(draftKey));
const pending = { currency: 'INR', services: [3], expectedTotal: 1900, since: 1 } as const;

beforeEach(() => localStorage.clear());

it('puts a reading after what was typed, once', () => {
  localStorage.setItem(draftKey, JSON.stringify({ ...emptyDetails, note: 'Born at noon' }));
  carryIntoNote('Mulank 2', { day: '29' });
  carryIntoNote('Mulank 2', { day: '29' });
  expect(stored().note).toMatch(/^Born at noon\s+Mulank 2$/);
});

it('drops what has lain there for a month, and keeps the rest from now on', () => {
  const keptAt = Date.now() - 31 * 24 * 60 * 60 * 1000;
  localStorage.setItem(draftKey, JSON.stringify({ ...emptyDetails, note: 'Old', keptAt }));
  carryIntoNote('Mulank 2', { day: '29' });
  expect(stored().note).toBe('Mulank 2');
  expect(JSON.parse(localStorage.getItem(draftKey) ?? '')).not.toMatchObject({ keptAt });
});

it('ends the pending order: the order is another one now', () => {
  localStorage.setItem(draftKey, JSON.stringify({ ...emptyDetails, pending }));
  expect(stored().pending).toEqual(pending);
  carryIntoNote('Mulank 2', { day: '29' });
  expect(stored().pending).toBeUndefined();
});
