import { draftFor, parseIntakeDraft, type ServiceNeeds } from './intake';

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
