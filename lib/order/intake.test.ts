import type { IntakeField } from '../content/services-schema';
import {
  answersTo,
  boxesOf,
  dayIn,
  draftFor,
  intakeFault,
  parseIntakeDraft,
  type ServiceNeeds,
} from './intake';

it('reads what was kept, and takes the unreadable, and what another version stored, for nothing', () => {
  const kept = { order: 'INV-1', typed: { a: 'b' }, sent: { a: 'c' }, attempt: 5 };
  expect(parseIntakeDraft(JSON.stringify({ ...kept, keptAt: 1 }))).toEqual(kept);
  for (const stored of [null, 'x', '[]', '{"typed":5,"attempt":"now","order":{}}'])
    expect(parseIntakeDraft(stored)).toEqual({ typed: {} });
});

it('gives back whole what is longer than its field takes', () => {
  const long = 'x'.repeat(9999);
  const given = { date: [], name: [long], list: [] };
  const kept = { typed: { a: long }, given: { day: '9', date: 5, name: [long] } };
  expect(parseIntakeDraft(JSON.stringify(kept))).toEqual({ typed: { a: long }, given });
});

const given = { date: ['1983-11-09', '1992-08-14'], name: ['ASHA'], list: ['98765 43210'] };
const of = (id: number, ...kinds: IntakeField['kind'][]): ServiceNeeds => ({
  ...{ id, intake: kinds.map((kind, n) => ({ label: `${kind} ${n}`, kind })) },
});

it.each<[string, typeof given | undefined, ServiceNeeds[], string[]]>([
  [
    'what a calculator was told, service by service',
    given,
    [of(4, 'date', 'date'), of(3, 'date', 'name', 'list')],
    [...given.date, '1983-11-09', 'ASHA', '98765 43210'],
  ],
  [
    'the buyer’s name, once for each service',
    undefined,
    [of(9, 'name', 'name'), of(8, 'name')],
    ['Asha Example', '', 'Asha Example'],
  ],
  [
    'nothing in two lists of one service: it cannot tell which is meant',
    given,
    [of(6, 'list', 'list')],
    ['', ''],
  ],
])('another order’s draft begins with %s', (_, given, needs, values) => {
  const draft = { order: 'INV-1', typed: { old: 'x' }, sent: {}, attempt: 1, given };
  expect(draftFor(draft, 'INV-1', needs, 'Asha Example')).toBe(draft);
  const { typed, ...rest } = draftFor(draft, 'INV-2', needs, 'Asha Example');
  expect(rest).toEqual({ order: 'INV-2', given });
  expect(Object.keys(typed)).toEqual(
    needs.flatMap(({ id, intake }) => intake.map(({ label }) => `${id} ${label}`)),
  );
  expect(Object.values(typed)).toEqual(values);
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
  ['name', 'a'.repeat(101), 'Use at most 100 characters; there are 101'],
  ['text', 'a'.repeat(601), 'Use at most 600 characters; there are 601'],
  ['text', 'a\n'.repeat(11), undefined],
  ['hours', 'Weekdays, 7-8 PM', undefined],
  ['hours', 'Weekdays, at night', 'Choose among those that are shown'],
  ['list', lines(10), undefined],
  ['list', lines(11), 'Name ten at most, each on its own line'],
])('has a fault in a %s, or none: %j', (kind, value, fault) => {
  const field = { label: '', kind, options: ['Weekdays', '7-8 PM'] };
  expect(intakeFault(field, value, '2026-11-20')).toBe(fault);
  expect(intakeFault({ ...field, optional: true }, ' ', '2026-11-20')).toBeUndefined();
});

it('reads what was answered to an earlier form, whose fields had other labels', () => {
  const service: ServiceNeeds = { id: 9, intake: [{ label: 'Born', kind: 'date' }] };
  const answers = { '9 Born': '1983-11-09', '9 Hours': 'evenings', '90 Hours': 'never' };
  expect(answersTo(service, answers).map(({ label, answer }) => [label, answer])).toEqual([
    ['Born', '1983-11-09'],
    ['Hours', 'evenings'],
  ]);
});

it('holds a date in three boxes, whole or not', () => {
  expect(dayIn(['9', ' 11 ', '1983'])).toBe('1983-11-09');
  expect(dayIn(['', '1', ''])).toBe('-01-');
  expect([dayIn(['', '', '']), dayIn([])]).toEqual(['', '']);
  expect(boxesOf('1983-11-9')).toEqual(['9', '11', '1983']);
});
