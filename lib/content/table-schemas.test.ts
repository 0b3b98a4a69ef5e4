/** @jest-environment node */
import { chaldean } from '../numerology/name';
import { checkContent, ContentError } from './faults';
import { loadList } from './load';
import { yamlSchemas } from './table-schemas';

const tables = loadList('tools');

it('the sums in our texts are worked out by the Chaldean table of the calculator', () => {
  expect(tables.letters.chaldean.rows).toEqual(chaldean);
});

describe('a slip in the tables', () => {
  it('is told with its place and the fix', () => {
    const broken = {
      ...tables,
      numbers: tables.numbers.slice(1),
      letters: {
        ...tables.letters,
        chaldean: { ...tables.letters.chaldean, rows: [...chaldean.slice(1), 'AIJQ'] },
      },
      lines: [...tables.lines].reverse(),
    };
    expect(faultsOf(broken)).toEqual([
      expect.stringMatching(/^tools\.yaml.*rows.*each of the 26 letters exactly once/s),
      expect.stringMatching(/^tools\.yaml.*numbers.*nine lines/s),
      expect.stringMatching(/^tools\.yaml.*lines.*4,9,2/s),
    ]);
  });
});

function faultsOf(value: unknown): readonly string[] {
  try {
    checkContent('tools.yaml', value, yamlSchemas.tools);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

const messages = (...pairs: [from: string, to: string][]) =>
  (
    yamlSchemas.redirects.safeParse(pairs.map(([from, to]) => ({ from, to }))).error?.issues ?? []
  ).map(({ message }) => message);

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
