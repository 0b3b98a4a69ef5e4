/** @jest-environment node */
import { loadList } from '../content/load';
import { bothWays, relation } from './relations';

const { mulanks } = loadList('numerology');

describe('friendly numbers', () => {
  it('are read from each side: 4 counts 1 as friendly, 1 counts 4 as neutral', () => {
    expect(bothWays(mulanks, 4, 1)).toEqual({ there: 'friendly', back: 'neutral' });
    expect(bothWays(mulanks, 5, 9)).toEqual({ there: 'neutral', back: 'friendly' });
    expect(bothWays(mulanks, 8, 8)).toEqual({ there: 'unfriendly', back: 'unfriendly' });
  });

  it('are neutral where the table is silent', () => {
    expect(relation([], 1, 2)).toBe('neutral');
  });
});
