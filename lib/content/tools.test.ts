/** @jest-environment node */
import { chaldean } from '../numerology/name';
import { checkContent, ContentError } from './check';
import { loadList } from './load';
import { toolTablesSchema } from './tools-schema';

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
    checkContent('tools.yaml', value, toolTablesSchema);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}
