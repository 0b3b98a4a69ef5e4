import type { IntakeField } from '../services/catalogue';
import {
  boxesOf,
  dayIn,
  draftFor,
  intakeFault,
  parseIntakeDraft,
  type ServiceNeeds,
} from './intake';

const needs: ServiceNeeds[] = [
  {
    id: 4,
    intake: [
      { label: 'First', kind: 'date' },
      { label: 'Second', kind: 'date' },
    ],
  },
  {
    id: 3,
    intake: [
      { label: 'Born', kind: 'date' },
      { label: 'Name', kind: 'name' },
      { label: 'Numbers', kind: 'list' },
    ],
  },
];

it('reads what was kept, and takes the unreadable for nothing', () => {
  const kept = { order: 'INV-1', typed: { a: 'b' }, sent: { a: 'c' }, attempt: 5 };
  expect(parseIntakeDraft(JSON.stringify({ ...kept, keptAt: 1 }))).toEqual(kept);
  for (const stored of [null, 'x', '[]', '{"typed":5,"attempt":"now","order":{}}'])
    expect(parseIntakeDraft(stored).typed).toEqual({});
  expect(parseIntakeDraft(JSON.stringify({ typed: { a: 'x'.repeat(9999) } })).typed.a).toHaveLength(
    600,
  );
});

it('begins another order’s draft with what was typed into a calculator', () => {
  const given = {
    date: ['1983-11-09', '1992-08-14'],
    name: ['ASHA'],
    list: ['98765 43210'],
  };
  const draft = { order: 'INV-1', typed: { old: 'x' }, sent: {}, attempt: 1, given };
  expect(draftFor(draft, 'INV-1', needs, 'Asha Example')).toBe(draft);
  expect(draftFor(draft, 'INV-2', needs, 'Asha Example')).toEqual({
    order: 'INV-2',
    typed: {
      '4 First': '1983-11-09',
      '4 Second': '1992-08-14',
      '3 Born': '1983-11-09',
      '3 Name': 'ASHA',
      '3 Numbers': '98765 43210',
    },
    given,
  });
});

it('begins with the buyer’s name, once for each service', () => {
  const intake = ['Name', 'Other name'].map((label) => ({ label, kind: 'name' as const }));
  const { typed } = draftFor({ typed: {} }, 'INV-1', [{ id: 9, intake }], 'Asha Example');
  expect(Object.values(typed)).toEqual(['Asha Example', '']);
});

it('leaves two lists of one service empty: it cannot tell which is meant', () => {
  const intake = ['Dates of partners', 'Names'].map((label) => ({ label, kind: 'list' as const }));
  const given = { date: [], name: [], list: ['98765 43210'] };
  const { typed } = draftFor({ typed: {}, given }, 'INV-1', [{ id: 6, intake }], '');
  expect(Object.values(typed)).toEqual(['', '']);
});

it('takes what another version of the site stored for nothing', () => {
  const { given } = parseIntakeDraft(JSON.stringify({ typed: {}, given: { day: '9', date: 5 } }));
  expect(given).toEqual({ date: [], name: [], list: [] });
});

const noDay = 'Enter a day from 1900 to today, like 29 11 1983';
const lines = (count: number) => '98765 43210\n \n'.repeat(count);

it.each<[IntakeField['kind'], string, string | undefined]>([
  ['date', ' ', 'Please fill this in'],
  ['date', '1983-02-30', noDay],
  ['date', '29-11-1983', noDay],
  ['date', '1983-11-29x', noDay],
  ['date', '1899-12-31', noDay],
  ['date', '1900-01-01', undefined],
  ['date', ' 2026-11-20 ', undefined],
  ['date', '2026-11-21', noDay],
  ['name', 'a'.repeat(100), undefined],
  ['name', 'a'.repeat(101), 'Use at most 100 characters'],
  ['text', 'a'.repeat(601), 'Use at most 600 characters'],
  ['text', 'a\n'.repeat(11), undefined],
  ['list', lines(10), undefined],
  ['list', lines(11), 'Name ten at most, each on its own line'],
])('has a fault in a %s, or none: %j', (kind, value, fault) => {
  expect(intakeFault({ label: '', kind }, value, '2026-11-20')).toBe(fault);
  expect(intakeFault({ label: '', kind, optional: true }, ' ', '2026-11-20')).toBeUndefined();
});

it('holds a date in three boxes, whole or not', () => {
  expect(dayIn(['9', ' 11 ', '1983'])).toBe('1983-11-09');
  expect(dayIn(['', '1', ''])).toBe('-01-');
  expect([dayIn(['', '', '']), dayIn([])]).toEqual(['', '']);
  expect(boxesOf('1983-11-9')).toEqual(['9', '11', '1983']);
});
