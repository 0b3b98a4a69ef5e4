import { loadBusiness, loadList } from '@/lib/content/load';
import { practitionerFacts } from './practitioner-facts';

jest.mock('@/lib/content/load');

const sampled = {
  practitioner: 'Asha Rao',
  line: 'I write out every sum.',
  credentials: [{ title: 'A course', issuer: 'An institute', year: 2012 }],
  samples: ['practitioner', 'photo', 'line', 'credentials'],
};
const said = { quote: 'Good.', by: 'A client', source: 'a letter', consented: '2026-11-23' };

function given(business: object, testimonials: object[]) {
  jest.mocked(loadBusiness).mockReturnValue(business as ReturnType<typeof loadBusiness>);
  jest.mocked(loadList).mockReturnValue(testimonials as never);
}

it('leaves every sample out of the live site', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  given(sampled, [{ ...said, sample: true }]);
  expect(practitionerFacts()).toEqual({ testimonials: [], sample: false });
});

it('shows what is real on the live site', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  given({ ...sampled, samples: ['photo'] }, [said]);
  const { name, line, credentials, testimonials, sample } = practitionerFacts();
  expect({ name, line, sample }).toEqual({ name: 'Asha Rao', line: sampled.line, sample: false });
  expect(credentials).toHaveLength(1);
  expect(testimonials).toEqual([said]);
});

it('shows samples while trying, and says that they are', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  given(sampled, [{ ...said, sample: true }]);
  const facts = practitionerFacts();
  expect(facts).toMatchObject({ name: 'Asha Rao', line: sampled.line, sample: true });
  expect(facts.testimonials).toHaveLength(1);
});
