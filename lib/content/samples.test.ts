import { shownFact } from './business';
import { showsDrafts } from './samples';

test.each([
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production', VERCEL_ENV: 'preview' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', VERCEL_ENV: 'production' }, false],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, false],
  [{ CONTEXT: 'branch-deploy' }, false],
])('a draft is seen in %j: %s', (environment, isSeen) => {
  expect(showsDrafts(environment)).toBe(isSeen);
});

it('a preview shows facts that are samples, and the public site goes without them', () => {
  const business = { followers: '10Mn+', samples: ['followers' as const] };
  expect(shownFact({ ...business, site: 'preview' }, 'followers')).toBe('10Mn+');
  expect(shownFact({ ...business, site: 'public' }, 'followers')).toBeUndefined();
  expect(shownFact({ ...business, samples: [], site: 'public' }, 'followers')).toBe('10Mn+');
});
