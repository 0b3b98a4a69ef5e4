import { exampleOf } from '@/app/tool-content';
import { loadTools } from '@/lib/content/load';
import { patraWords } from './patra';

const examples = loadTools().map((text) => ({ ...text, reading: exampleOf(text) }));

const words = (slug: string, isSigned = false) => {
  const { name, reading } = examples.find((one) => one.slug === slug) ?? {};
  if (!name || !reading) throw new Error(`no calculator ${slug}`);
  return patraWords({ tool: { name, path: `/tools/${slug}` }, reading, isSigned });
};

it('has the numbers, their sums, one sentence and the address', () => {
  expect(words('personal-year')).toMatchObject({
    numbers: [{ n: 5, title: 'Personal year 5', sum: '23 → 5' }],
    sentence: 'In the round of nine it is your 5th: change, travel and choices.',
    address: 'localhost/tools/personal-year',
  });
  expect(words('lo-shu-grid')).toMatchObject({ numbers: [], title: 'This grid has no 4, 6, 8' });
  expect(words('lo-shu-grid').cells).toHaveLength(9);
});

it('holds no date of birth, no day of it and no name', () => {
  for (const { slug } of examples)
    expect(JSON.stringify(words(slug))).not.toMatch(/19\d\d|August|December|PRIYA|67890|1234\b/);
  expect(words('mulank-bhagyank').numbers.map(({ sum }) => sum)).toEqual(['11 → 2', '34 → 7']);
});

it('says whose it is when that is ticked', () => {
  expect(words('mulank-bhagyank', true)).toMatchObject({
    numbers: [{ sum: '29 → 11 → 2' }, { sum: '34 → 7' }],
    person: ['Born 29 November 1983'],
  });
  expect(words('name-number', true).person).toEqual(['PRIYA SHARMA']);
  expect(words('compatibility', true).person).toEqual([
    'First person: born 14 August 1992',
    'Second person: born 9 December 1973',
  ]);
});
