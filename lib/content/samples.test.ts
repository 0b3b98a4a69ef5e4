import { withoutSamples, showsDrafts } from './samples';

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

it('a list of what speaks for the practice shows samples too, or only what the owner has confirmed', () => {
  const list = [{ name: 'Lokmat' }, { name: 'Lokshahi', sample: true }];
  expect(withoutSamples({ show: 'all', list })).toEqual(list);
  expect(withoutSamples({ show: 'confirmed', list })).toEqual([{ name: 'Lokmat' }]);
});
