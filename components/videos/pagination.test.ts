import { pageNumbers } from './pagination';

describe('the numbers under the videos', () => {
  test.each([
    [1, 1, '1'],
    [2, 7, '1 2 3 4 5 6 7'],
    [1, 31, '1 2 3 (4) (5) … 31'],
    [3, 31, '1 2 3 (4) (5) … 31'],
    [4, 31, '1 … (3) 4 (5) … 31'],
    [17, 31, '1 … (16) 17 (18) … 31'],
    [30, 31, '1 … (27) (28) 29 30 31'],
  ])('on page %i of %i are %s, those in brackets not on a phone', (current, total, row) => {
    expect(
      pageNumbers(current, total)
        .map((entry) => {
          if (entry === 'gap') return '…';
          return entry.phone ? `${entry.number}` : `(${entry.number})`;
        })
        .join(' '),
    ).toBe(row);
  });
});
