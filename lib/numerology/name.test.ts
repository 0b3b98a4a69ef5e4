import { canBeWorked, chaldean, countName, readName, signsOf, workExample } from './name';
import { pathText } from './reduce';

it('gives every letter of the alphabet a value from 1 to 8, and a letter of another script none', () => {
  const signs = signsOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ') ?? [];
  expect(signs).toHaveLength(26);
  expect(new Set(signs.map(({ value }) => value))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  expect(signsOf('आशा')).toBeUndefined();
});

it('reads each letter of Latin alphabets as the base letters by which dictionaries sort it', () => {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  const letters = Array.from({ length: 0x250 - 0xc0 }, (_, at) => String.fromCharCode(0xc0 + at));
  const read = letters.flatMap((letter) => {
    const name = readName(letter);
    return name.kind === 'latin' ? [[letter, name.words.join('')] as const] : [];
  });
  expect(read.length).toBeGreaterThan(250);
  // A letter of its own to them, like the Turkish one without a dot; names are spelled so abroad.
  const own = { Þ: 'TH', þ: 'TH', ı: 'I' };
  const otherwise = read.filter(([letter, to]) => compare(letter, to) !== 0);
  expect(Object.fromEntries(otherwise)).toEqual(own);
});

const pythagorean = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];

const pathBy = (rows: readonly string[]) => (name: string) => {
  const read = readName(name);
  return read.kind === 'latin' ? pathText(countName(read.words, rows).total) : read.kind;
};

it.each([
  ['Ravi Kumar', '25 → 7', '42 → 6'],
  ["D'Souza-Rao", '38 → 11 → 2', '39 → 12 → 3'],
  ['Jose\u0301', '16 → 7', '13 → 4'],
  ['Neem ૨७', '28 → 10 → 1', '28 → 10 → 1'],
  ['', 'empty', 'empty'],
  ['123 !', 'no-letter', 'no-letter'],
  ['Ольга', 'other-script', 'other-script'],
])('the name %j has a number by each table, or none: %s and %s', (name, first, second) => {
  expect(pathBy(chaldean)(name)).toBe(first);
  expect(pathBy(pythagorean)(name)).toBe(second);
});

it.each(['ʻ', 'ʼ', 'ʿ', 'ʾ', '’', '‘', '`', '´', 'ˈ', 'ꞌ', '＇'])(
  'passes over %s in a name as it does over an apostrophe',
  (sign) => {
    expect(pathBy(chaldean)(`D${sign}Souza`)).toBe(pathBy(chaldean)("D'Souza"));
    expect(readName(`Saʿid D${sign}Souza`)).toMatchObject({ words: ['SAID', 'DSOUZA'] });
    expect(signsOf(`D${sign}Souza`)).toEqual(signsOf('DSouza'));
  },
);

it('a name is counted word by word too, as Cheiro adds the reduced words', () => {
  const { words, byWords } = countName(['LLOYD', 'GEORGE'], chaldean);
  expect(words.map(({ sum }) => sum)).toEqual([18, 25]);
  expect(byWords && pathText(byWords)).toBe('16 → 7');
  expect(countName(['ASHA'], chaldean).byWords).toBeUndefined();
});

it('whatever is not counted as it was typed is told: accents, signs, and letters that no table knows', () => {
  expect(readName("K. José-Groß 54'")).toEqual({
    kind: 'latin',
    words: ['K', 'JOSEGROSS', '54'],
    changes: [
      { from: 'é', to: 'E' },
      { from: 'ß', to: 'SS' },
    ],
    passedOver: ['.', '-', "'"],
  });
  expect(readName('Asha आशा')).toEqual({ kind: 'other-script', letters: ['आ', 'शा'] });
});

it('a worked example lays out letters, or digits, whatever stands between them', () => {
  expect(workExample({ kind: 'name', value: 'Asha' })).toEqual({
    rows: [
      { label: 'Letters', cells: ['A', 'S', 'H', 'A'] },
      { label: 'Numbers', cells: [1, 3, 5, 1] },
    ],
    sum: '1 + 3 + 5 + 1 = 10',
    path: '10 → 1',
    root: 1,
  });
  expect(workExample({ kind: 'digits', value: '98 5' })).toMatchObject({
    rows: [{ label: 'Digits', cells: [9, 8, 5] }],
    root: 4,
  });
  expect(canBeWorked({ kind: 'name', value: 'आशा' })).toBe(false);
  expect(canBeWorked({ kind: 'digits', value: '000' })).toBe(false);
  expect(canBeWorked({ kind: 'digits', value: '704' })).toBe(true);
});
