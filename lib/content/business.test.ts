import { seen, shown, showsDrafts } from './business';

const texts = [
  { title: 'Names' },
  { title: 'Dates', searchTitle: 'Dates of weddings', draft: true as const },
];

describe('a draft', () => {
  it('is nowhere in public', () => {
    expect(seen(texts, false)).toEqual([{ title: 'Names' }]);
  });

  it('says what it is wherever it is seen', () => {
    const titles = seen(texts, true).map(({ title, searchTitle }) => [title, searchTitle]);
    expect(titles).toEqual([
      ['Names', undefined],
      ['Draft: Dates', 'Draft: Dates'],
    ]);
  });

  test.each([
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production', VERCEL_ENV: 'preview' }, true],
    [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, true],
    [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', VERCEL_ENV: 'production' }, false],
    [{ NETLIFY: 'true', CONTEXT: 'production' }, false],
    [{ CONTEXT: 'branch-deploy' }, false],
  ])('is seen in %j: %s', (environment, isSeen) => {
    expect(showsDrafts(environment)).toBe(isSeen);
  });
});

describe('a list of what speaks for the practice', () => {
  const list = [{ name: 'Lokmat' }, { name: 'Lokshahi', sample: true }];

  it('shows samples too, or only what the owner has confirmed', () => {
    expect(shown({ show: 'all', list })).toEqual(list);
    expect(shown({ show: 'confirmed', list })).toEqual([{ name: 'Lokmat' }]);
  });
});
