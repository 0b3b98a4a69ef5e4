/** @jest-environment node */
import { signsOf } from './letters';
import { pathText, reduceToRoot } from './reduce';

describe('the numbers of a name', () => {
  test.each([
    ['JOHN', '18 → 9'],
    ['David', '16 → 7'],
    ['ravi kumar', '25 → 7'],
    ['PRIYA SHARMA', '29 → 11 → 2'],
    ['HRITHIK ROSHAN', '43 → 7'],
    ['HANNAH', '22 → 4'],
    ["D'Souza-Rao", '38 → 11 → 2'],
  ])('%s comes to %s', (name, path) => {
    expect(pathOf(name)).toBe(path);
  });

  it('gives every letter of the alphabet a value from 1 to 8', () => {
    const signs = signsOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ') ?? [];
    expect(signs).toHaveLength(26);
    expect(new Set(signs.map(({ value }) => value))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  it('reads an accented letter as its base letter', () => {
    expect(pathOf('José')).toBe('16 → 7');
    expect(
      signsOf('Straße Øst')
        ?.map(({ sign }) => sign)
        .join(''),
    ).toBe('STRASSEOST');
  });

  it('adds digits in a name as themselves', () => {
    expect(pathOf('Neem 27')).toBe('28 → 10 → 1');
  });

  test.each(['', '  .-', '0', 'आशा', 'Asha आशा', '२७'])('gives no number for %j', (name) => {
    expect(signsOf(name)).toBeUndefined();
  });
});

function pathOf(name: string) {
  const signs = signsOf(name) ?? [];
  return pathText(reduceToRoot(signs.reduce((sum, { value }) => sum + value, 0)));
}
