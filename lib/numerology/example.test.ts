/** @jest-environment node */
import { canBeWorked, workExample } from './example';

describe('a worked example', () => {
  it('lays out a name letter by letter', () => {
    expect(workExample({ kind: 'name', value: 'Asha' })).toEqual({
      rows: [
        { label: 'Letters', cells: ['A', 'S', 'H', 'A'] },
        { label: 'Numbers', cells: [1, 3, 5, 1] },
      ],
      sum: '1 + 3 + 5 + 1 = 10',
      path: '10 → 1',
      root: 1,
    });
  });

  it('lays out digits, whatever stands between them', () => {
    expect(workExample({ kind: 'digits', value: '98234 56710' })).toEqual({
      rows: [{ label: 'Digits', cells: [9, 8, 2, 3, 4, 5, 6, 7, 1, 0] }],
      sum: '9 + 8 + 2 + 3 + 4 + 5 + 6 + 7 + 1 + 0 = 45',
      path: '45 → 9',
      root: 9,
    });
  });

  it('knows when there is nothing to add', () => {
    expect(canBeWorked({ kind: 'name', value: 'आशा' })).toBe(false);
    expect(canBeWorked({ kind: 'digits', value: '000' })).toBe(false);
    expect(canBeWorked({ kind: 'digits', value: '704' })).toBe(true);
  });
});
