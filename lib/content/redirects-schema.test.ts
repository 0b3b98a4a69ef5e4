import { redirectsSchema } from './redirects-schema';

const messages = (...pairs: [from: string, to: string][]) =>
  (redirectsSchema.safeParse(pairs.map(([from, to]) => ({ from, to }))).error?.issues ?? []).map(
    ({ message }) => message,
  );

describe('pages that have moved', () => {
  it('may go to a page, to home, and to another site', () => {
    expect(
      messages(['/a', '/b'], ['/b.html', '/'], ['/old/c', 'https://shop.navank.in/c?x=1']),
    ).toEqual([]);
  });

  it('never go round in circles, however long', () => {
    const circle = messages(['/a', '/b'], ['/b', '/c'], ['/c', '/a']);
    expect(circle).toHaveLength(3);
    for (const message of circle) expect(message).toMatch(/leads back to where it came from/);
  });

  it('go where the page is now, in one step', () => {
    expect(messages(['/a', '/b'], ['/b', '/c'], ['/c', '/d'])).toEqual([
      '/b has moved itself; write where it went, /d',
      '/c has moved itself; write where it went, /d',
    ]);
  });

  test.each(['/a:id', '/a*', '/(a)', '/a?b=1', '/a/', 'a', '/', 'https://x.in/a'])(
    '%s is no old address',
    (from) => expect(messages([from, '/about'])).toHaveLength(1),
  );
});
