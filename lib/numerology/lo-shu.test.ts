/** @jest-environment node */
import fc from 'fast-check';
import { gridLines, gridOf } from './lo-shu';

const first = { day: 9, month: 12, year: 1973 };
const second = { day: 15, month: 3, year: 1990 };
const counts = (date: typeof first, withRoots: boolean) =>
  Object.fromEntries(
    gridOf(date, { withRoots }).cells.flatMap(({ n, count }) => (count ? [[n, count]] : [])),
  );

describe('the Lo Shu grid', () => {
  it('holds the digits of the date, zeros left out', () => {
    expect(counts(first, false)).toEqual({ 1: 2, 2: 1, 3: 1, 7: 1, 9: 2 });
    expect(counts(second, false)).toEqual({ 1: 2, 3: 1, 5: 1, 9: 2 });
  });

  it('names what is missing', () => {
    expect(gridOf(first, { withRoots: false }).missing).toEqual([4, 5, 6, 8]);
    expect(gridOf(second, { withRoots: false }).missing).toEqual([2, 4, 6, 7, 8]);
  });

  it('may hold mulank and bhagyank as well', () => {
    expect(gridOf(first, { withRoots: true }).missing).toEqual([4, 6, 8]);
    expect(gridOf(second, { withRoots: true }).missing).toEqual([2, 4, 7, 8]);
    expect(gridOf(first, { withRoots: true }).repeated).toEqual([1, 9]);
  });

  it('knows which lines are full and which are empty', () => {
    const { lines } = gridOf({ day: 29, month: 11, year: 1983 }, { withRoots: true });
    const with_ = (present: number) =>
      lines.filter((line) => line.present === present).map(({ digits }) => digits.join('-'));
    expect(with_(0)).toEqual(['4-5-6']);
    expect(with_(3)).toEqual([]);
  });

  it('is a magic square: each of its lines adds up to fifteen', () => {
    for (const [a, b, c] of gridLines) expect(a + b + c).toBe(15);
  });

  it('holds two more digits with the roots than without, in every date', () => {
    const part = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(part(28), part(12), fc.integer({ min: 1900, max: 2026 }), (day, month, year) => {
        const total = (withRoots: boolean) =>
          gridOf({ day, month, year }, { withRoots }).cells.reduce(
            (sum, { count }) => sum + count,
            0,
          );
        expect(total(true)).toBe(total(false) + 2);
      }),
    );
  });
});
