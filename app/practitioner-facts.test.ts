import { loadBusiness, loadList } from '@/lib/content/load';
import { personFacts, testimonials } from './practitioner-facts';

jest.mock('@/lib/content/load');

const facts = {
  practitioner: 'Asha Rao',
  line: 'I write out every sum.',
  credentials: [{ title: 'A course', issuer: 'An institute', year: 2012 }],
  languages: ['Hindi', 'Marathi'],
  minutes: 45,
};
const said = { quote: 'Good.', by: 'A client', source: 'a letter', consented: '2026-11-23' };

const given = (samples: string[]) =>
  jest
    .mocked(loadBusiness)
    .mockReturnValue({ ...facts, samples } as unknown as ReturnType<typeof loadBusiness>);

it('tells nothing of whoever reads that is a sample', () => {
  given(['practitioner', 'photo', 'line', 'credentials', 'languages']);
  expect(personFacts()).toEqual({ languages: 'Hindi or Marathi', minutes: 45 });
});

it('tells all that is real', () => {
  given(['photo']);
  const { practitioner: name, line, credentials, minutes } = facts;
  expect(personFacts()).toEqual({
    ...{ name, line, credentials, minutes },
    languages: 'Hindi or Marathi',
  });
});

it.each([
  ['production', [said]],
  ['development', [{ ...said, sample: true }, said]],
] as const)('shows in %s these testimonials: %j', (NODE_ENV, shown) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV });
  jest.mocked(loadList).mockReturnValue([{ ...said, sample: true }, said] as never);
  expect(testimonials()).toEqual(shown);
});
