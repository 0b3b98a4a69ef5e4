import { canBeWorked, chaldean, countName, readName, signsOf, workExample } from './name';
import { pathText } from './reduce';

it('gives every letter of the alphabet a value from 1 to 8, and reads others as their base letter', () => {
  const signs = signsOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ') ?? [];
  expect(signs).toHaveLength(26);
  expect(new Set(signs.map(({ value }) => value))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  const others = signsOf('Straße Øst')?.map(({ sign }) => sign);
  expect(others?.join('')).toBe('STRASSEOST');
  expect(signsOf('आशा')).toBeUndefined();
});

const pythagorean = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];

const pathBy = (rows: readonly string[]) => (name: string) => {
  const read = readName(name);
  return read.kind === 'latin' ? pathText(countName(read.words, rows).total) : read.kind;
};

describe('a name has a number by each table', () => {
  it.each([
    ['Ravi Kumar', '25 → 7', '42 → 6'],
    ['Priya Sharma', '29 → 11 → 2', '57 → 12 → 3'],
    ["D'Souza-Rao", '38 → 11 → 2', '39 → 12 → 3'],
  ])('%s: %s and %s', (name, first, second) => {
    expect(pathBy(chaldean)(name)).toBe(first);
    expect(pathBy(pythagorean)(name)).toBe(second);
  });

  it('word by word, and as Cheiro adds the reduced words', () => {
    const { words, byWords } = countName(['LLOYD', 'GEORGE'], chaldean);
    expect(words.map(({ sum }) => sum)).toEqual([18, 25]);
    expect(byWords && pathText(byWords)).toBe('16 → 7');
    expect(countName(['ASHA'], chaldean).byWords).toBeUndefined();
  });
});

describe('what is typed', () => {
  it('keeps every accented letter as its base letter, and says so', () => {
    expect(readName('José Groß')).toEqual({
      kind: 'latin',
      words: ['JOSE', 'GROSS'],
      changes: [
        { from: 'é', to: 'E' },
        { from: 'ß', to: 'SS' },
      ],
      passedOver: [],
    });
    expect(pathBy(chaldean)('Jose\u0301')).toBe('16 → 7');
  });

  it('may hold dots, hyphens, apostrophes and digits', () => {
    expect(readName("K. D'Souza-Rao 54")).toEqual({
      kind: 'latin',
      words: ['K', 'DSOUZARAO', '54'],
      changes: [],
      passedOver: ['.', "'", '-'],
    });
    expect(pathBy(chaldean)('Neem 27')).toBe('28 → 10 → 1');
    expect(pathBy(chaldean)('Neem ૨७')).toBe('28 → 10 → 1');
  });

  it.each([
    ['', 'empty'],
    ['123 !', 'no-letter'],
    ['२७', 'no-letter'],
    ['Ольга', 'other-script'],
  ])('%j has no number: %s', (name, kind) => {
    expect(readName(name).kind).toBe(kind);
  });

  it('names the letters that no table knows', () => {
    expect(readName('Asha आशा')).toEqual({ kind: 'other-script', letters: ['आ', 'शा'] });
  });
});

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
