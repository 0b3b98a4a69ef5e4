import { draftKey, emptyDetails, parseDraft } from '@/lib/order/stored';
import { noteMaxLength } from '@/lib/order/fields';
import { carryIntoNote, noteText } from './share';

const stored = () => parseDraft(localStorage.getItem(draftKey));
const given = { date: ['1983-11-29'], name: [], list: [] };
const pending = { currency: 'INR', services: [3], expectedTotal: 1900, since: 1 } as const;

beforeEach(() => localStorage.clear());

it('puts a reading after what was typed, once', () => {
  localStorage.setItem(draftKey, JSON.stringify({ ...emptyDetails, note: 'Born at noon' }));
  carryIntoNote('Mulank 2', given);
  carryIntoNote('Mulank 2', given);
  expect(stored().note).toMatch(/^Born at noon\s+Mulank 2$/);
});

it('says where a reading comes from', () => {
  expect(noteText('Name number', ['Name: RAVI KUMAR', 'Chaldean: 25 → 7'])).toBe(
    'From the calculator "Name number":\nName: RAVI KUMAR\nChaldean: 25 → 7',
  );
});

it('leaves a reading out where there is no room, and cuts nothing that was typed', () => {
  const fill = (length: number) =>
    localStorage.setItem(
      draftKey,
      JSON.stringify({ ...emptyDetails, note: 'x'.repeat(noteMaxLength - length) }),
    );
  fill(9);
  expect(carryIntoNote('Mulank 2', given)).toBe('full');
  expect(stored().note).toHaveLength(noteMaxLength - 9);
  fill(12);
  expect(carryIntoNote('Mulank 2', given)).toBeUndefined();
  expect(stored().note).toHaveLength(noteMaxLength - 2);
});

it('drops what has lain there for a month, and keeps the rest from now on', () => {
  const keptAt = Date.now() - 31 * 24 * 60 * 60 * 1000;
  localStorage.setItem(draftKey, JSON.stringify({ ...emptyDetails, note: 'Old', keptAt }));
  carryIntoNote('Mulank 2', given);
  expect(stored().note).toBe('Mulank 2');
  expect(JSON.parse(localStorage.getItem(draftKey) ?? '')).not.toMatchObject({ keptAt });
});

it('ends the pending order: the order is another one now', () => {
  localStorage.setItem(draftKey, JSON.stringify({ ...emptyDetails, pending }));
  expect(stored().pending).toEqual(pending);
  carryIntoNote('Mulank 2', given);
  expect(stored().pending).toBeUndefined();
});
