import { draftKey, emptyDetails, parseDraft } from '@/lib/order/stored';
import { noteMaxLength } from '@/lib/order/fields';
import { carryIntoNote } from './carry';

const stored = () => parseDraft(localStorage.getItem(draftKey));
const given = { date: ['1983-11-29'], name: [], list: [] };
const keep = (draft: object) =>
  localStorage.setItem(draftKey, JSON.stringify({ ...emptyDetails, ...draft }));

it('puts a reading after what was typed, once, and ends the pending order, which is another one now', () => {
  keep({
    note: 'Born at noon',
    pending: { currency: 'INR', services: [3], expectedTotal: 1900, since: 1 },
  });
  expect(stored().pending).toBeDefined();
  for (let press = 0; press < 2; press++) carryIntoNote('Mulank 2', given);
  expect(stored().note).toMatch(/^Born at noon\s+Mulank 2$/);
  expect(stored().pending).toBeUndefined();
});

it.each([
  [9, 'full', 9],
  [10, undefined, 0],
])('with room for %i letters a reading of ten with its blank line is %s', (room, told, left) => {
  keep({ note: 'x'.repeat(noteMaxLength - room) });
  expect(carryIntoNote('Mulank 2', given)).toBe(told);
  expect(stored().note).toHaveLength(noteMaxLength - left);
});
