import { loadList } from '../content/load';
import type { ServiceNeeds } from '../order/intake';
import { sumBlocks, workOut } from './worked-sums';

const tables = { numbers: loadList('numerology').mulanks, letters: loadList('tools').letters };
const today = { day: 20, month: 11, year: 2026 };
const services: ServiceNeeds[] = [
  {
    id: 9,
    intake: [
      { label: 'Born', kind: 'date' },
      { label: 'Name', kind: 'name' },
      { label: 'Entries', kind: 'list' },
      { label: 'Why', kind: 'text' },
    ],
  },
];
const work = (list: string, answers = {}) =>
  workOut(
    services,
    { '9 Born': '1996-04-22', '9 Entries': list, '9 Why': '12', ...answers },
    tables,
    today,
  ).map(({ label, value, notes }) => [label, value, ...notes]);

const birth = [
  ['Mulank of 22 April 1996', '4, Rahu', '22: 2 + 2 = 4'],
  [
    'Bhagyank of 22 April 1996',
    '6, Shukra, Venus',
    '2 + 2 + 4 + 1 + 9 + 9 + 6 = 33, 3 + 3 = 6',
    'Mulank and bhagyank: friendly on both sides',
  ],
];

it('works out mulank, bhagyank, and a name by the tables of both schools', () => {
  expect(work('', { '9 Name': 'Asha Rao' })).toEqual([
    ...birth,
    [
      'Asha Rao, Chaldean',
      '2',
      ...['ASHA 1 + 3 + 5 + 1 = 10', 'RAO 2 + 1 + 7 = 10', '10 + 10 = 20, 2 + 0 = 2'],
      'Mulank 4 asks for patience with it, and bhagyank 6 takes it as it comes.',
    ],
    [
      'Asha Rao, Pythagorean',
      '9',
      ...['ASHA 1 + 1 + 8 + 1 = 11', 'RAO 9 + 1 + 6 = 16', '11 + 16 = 27, 2 + 7 = 9'],
      'Mulank 4 asks for patience with it, and bhagyank 6 takes it as it comes.',
    ],
  ]);
});

it.each([
  ['MH 12 AB 2704', '4', '2 + 7 + 0 + 4 = 13, 1 + 3 = 4'],
  ['Flat B-704', '2', '7 + 0 + 4 = 11, 1 + 1 = 2'],
  ['+91 98765 43210', '9', '9 + 8 + 7 + 6 + 5 + 4 + 3 + 2 + 1 + 0 = 45, 4 + 5 = 9'],
])('sums the entry %s as it is counted, and sets it beside the birth', (entry, root, sum) => {
  const [, , worked = []] = work(entry);
  expect(worked.slice(0, 3)).toEqual([entry, root, sum]);
  expect(worked[3]).toMatch(/^Mulank 4 .+, and bhagyank 6 .+\.$/);
});

it('reads a date with a name beside it as a birth, and one entry once', () => {
  const [, , mulank, bhagyank, ...others] = work('29/11/1983 Ravi\n29/11/1983 Ravi\n22 April 1996');
  expect(mulank?.slice(0, 2)).toEqual(['Mulank of 29/11/1983 Ravi', '2, Chandra, the Moon']);
  expect(bhagyank?.[1]).toBe('7, Ketu');
  expect(others.map(([label]) => label)).toEqual(birth.map(([label]) => label));
});

it('says where there is no sum, and leaves it out of the draft', () => {
  const worked = workOut(services, { '9 Name': 'आशा' }, tables, today);
  expect(worked).toMatchObject([{ label: 'आशा', value: 'no sum' }]);
  expect(JSON.stringify(sumBlocks(worked, 'Asha')[1])).toMatch(/Namaste Asha,(?!.*आशा)/);
  expect(sumBlocks([], 'Asha')).toEqual([]);
});
