import { neighbours } from './lists';

describe('the neighbours of an entry', () => {
  it('stand before and after it', () => {
    expect(neighbours([1, 2, 3], 2)).toEqual({ previous: 1, next: 3 });
  });

  it('are missing at the ends, and for what is not in the list', () => {
    expect(neighbours([1, 2, 3], 1)).toEqual({ previous: undefined, next: 2 });
    expect(neighbours([1, 2, 3], 3)).toEqual({ previous: 2, next: undefined });
    expect(neighbours([1, 2, 3], 4)).toEqual({});
  });
});
