import { mustWait, tableOf, type Row } from './row';

const terms = { weight: 'open', location: 'content/terms.md', fix: 'Confirm it.' } as const;
const advice: Row = { weight: 'advice', location: 'SMTP_URL', problem: 'is not set', fix: '' };

it('the table says once what several rows have in common', () => {
  const table = tableOf([
    { ...terms, problem: 'The law' },
    { ...terms, problem: 'The courts' },
    { weight: 'order', location: 'OWNER_EMAIL', problem: 'is a sample', fix: 'Write yours.' },
  ]);
  expect(table.split('\n').filter(Boolean)).toEqual([
    'Would lose orders: 1',
    '  OWNER_EMAIL: is a sample. Write yours.',
    'To do before going live: 2',
    '  content/terms.md: Confirm it.',
    '    - The law',
    '    - The courts',
  ]);
});

it('only advice need not be followed before going live', () => {
  expect(mustWait([advice])).toBe(false);
  expect(mustWait([advice, { ...terms, problem: 'The law' }])).toBe(true);
});
