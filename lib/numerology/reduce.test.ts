/** @jest-environment node */
import { digitsOf, pathText, reduceToRoot, sumOf } from './reduce';

describe('reducing a number', () => {
  // Days of birth, read by their day alone.
  test.each([
    ['29', '11 → 2'],
    ['28', '10 → 1'],
    ['31', '4'],
    ['5', '5'],
    ['30', '3'],
  ])('a birth on the %s comes to %s', (day, path) => {
    expect(pathText(reduceToRoot(sumOf(digitsOf(day))))).toBe(path);
  });

  // Whole dates; 22 and 33 on the way are reduced like any other total.
  test.each([
    ['14-8-1992', '34 → 7'],
    ['22-4-1996', '33 → 6'],
    ['29-2-2000', '15 → 6'],
    ['2-2-2000', '6'],
    ['15-3-1990', '28 → 10 → 1'],
    ['07/08/1985', '38 → 11 → 2'],
  ])('the date %s comes to %s', (date, path) => {
    expect(pathText(reduceToRoot(sumOf(digitsOf(date))))).toBe(path);
  });

  it('shows every step, from the number itself', () => {
    expect(reduceToRoot(29)).toEqual({ root: 2, steps: [29, 11, 2] });
  });

  test.each([0, -4, 1.5, NaN])('never makes a root out of %s', (total) => {
    expect(() => reduceToRoot(total)).toThrow(RangeError);
  });
});
