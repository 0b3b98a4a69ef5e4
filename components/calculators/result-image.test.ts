import { exampleOf, toolTables } from '@/app/tool-content';
import { readList } from '@/lib/calculators/lists';
import { loadTools } from '@/lib/content/load';
import { shareOrDownload, imageTexts } from './result-image';

const examples = loadTools().map((text) => ({ ...text, reading: exampleOf(text) }));

const typed = { name: 'Priya', more: 'Priyaa', day: '15', month: '3', year: '1992' };
const { pair } = toolTables();
const outcome = readList('spellings', typed, pair, { day: 1, month: 1, year: 2026 });
if ('faults' in outcome) throw new Error('The list is not read.');
const spelled = outcome.reading;

const words = (slug: string, isSigned = false, people: string[] = []) => {
  const { name, reading } = examples.find((one) => one.slug === slug) ?? {};
  if (!name || !reading) throw new Error(`no calculator ${slug}`);
  return imageTexts({ tool: { name, path: `/tools/${slug}` }, reading, isSigned, people });
};

it('has the numbers, their sums, one sentence and the address', () => {
  expect(words('personal-year')).toMatchObject({
    numbers: [{ n: 5, title: 'Personal year 5', sum: '23 → 5' }],
    sentence: 'In the round of nine it is your 5th: change, travel and choices.',
    address: 'localhost/tools/personal-year',
  });
  expect(words('lo-shu-grid')).toMatchObject({ numbers: [], title: 'This grid has no 4, 6, 8' });
  expect(words('lo-shu-grid').cells).toHaveLength(9);
});

it('holds no date of birth, no day of it and no name', () => {
  for (const { slug } of examples)
    expect(JSON.stringify(words(slug))).not.toMatch(/19\d\d|August|December|PRIYA|67890|1234\b/);
  expect(words('mulank-bhagyank').numbers.map(({ sum }) => sum)).toEqual(['11 → 2', '34 → 7']);
});

it('shows a list of spellings only when that is ticked, and other lists at once', () => {
  const list = (isSigned: boolean) =>
    imageTexts({
      tool: { name: 'Name', path: '/tools/name-number' },
      reading: spelled,
      isSigned,
      people: [],
    });
  expect(JSON.stringify(list(false))).not.toMatch(/PRIYA|Born/);
  expect(list(true)).toMatchObject({
    list: [
      { written: '1. PRIYAA', root: 5 },
      { written: '2. PRIYA', root: 4 },
    ],
    person: ['Born 15 March 1992'],
  });
  expect(words('house-number').list).not.toHaveLength(0);
});

it('has the first names that were typed, each at its number where there are two people', () => {
  expect(words('mulank-bhagyank', false, ['Asha'])).toMatchObject({
    name: 'Asha',
    numbers: [{ title: 'Mulank 2' }, { title: 'Bhagyank 7' }],
  });
  expect(words('compatibility', false, ['Asha', '']).numbers.map(({ title }) => title)).toEqual([
    'Asha 5',
    'Mulank 9',
  ]);
});

it('says whose it is when that is ticked', () => {
  expect(words('mulank-bhagyank', true)).toMatchObject({
    numbers: [{ sum: '29 → 11 → 2' }, { sum: '34 → 7' }],
    person: ['Born 29 November 1983'],
  });
  expect(words('name-number', true).person).toEqual(['PRIYA SHARMA']);
  expect(words('compatibility', true).person).toEqual([
    'First person: born 14 August 1992',
    'Second person: born 9 December 1973',
  ]);
});

describe('a picture', () => {
  const picture = new File(['x'], 'lo-shu-grid.png', { type: 'image/png' });
  const share = jest.fn();
  const saved = jest.fn();

  const device = (own: object) => Object.assign(navigator, own);
  const touch = (matches: boolean) =>
    Object.assign(window, { matchMedia: () => ({ matches }) as MediaQueryList });

  beforeEach(() => {
    share.mockReset().mockResolvedValue(undefined);
    saved.mockReset();
    touch(true);
    device({ canShare: () => true, share, userActivation: { isActive: true } });
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: jest.fn() });
    jest.useFakeTimers();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved(this.download);
    });
  });

  afterEach(() => jest.useRealTimers());

  it('goes into the phone’s sheet and nowhere else, also where a browser does not say how old a press is', async () => {
    for (const userActivation of [{ isActive: true }, undefined]) {
      device({ userActivation });
      expect(await shareOrDownload(picture)).toBeUndefined();
    }
    expect(share.mock.calls).toEqual([[{ files: [picture] }], [{ files: [picture] }]]);
    expect(saved).not.toHaveBeenCalled();
  });

  it('is let go when the visitor closes the sheet', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    expect(await shareOrDownload(picture)).toBeUndefined();
    expect(saved).not.toHaveBeenCalled();
  });

  it.each([
    new DOMException('no press, or no permission', 'NotAllowedError'),
    new DOMException('another sheet is open', 'InvalidStateError'),
    new DOMException('could not be passed on', 'DataError'),
    new DOMException('a frame', 'SecurityError'),
    new TypeError('no such files'),
    new Error('AbortError'),
    'refused',
  ])('is saved as a file, and said to be, where sharing fails: %s', async (fault) => {
    share.mockRejectedValue(fault);
    expect(await shareOrDownload(picture)).toBe('saved');
    expect(saved).toHaveBeenCalledWith('lo-shu-grid.png');
  });

  it('asks for one more press where its letters took longer than the first lasts', async () => {
    device({ userActivation: { isActive: false } });
    expect(await shareOrDownload(picture)).toBe('again');
    expect([share, saved].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it.each([
    ['a mouse', () => touch(false)],
    ['a sheet that takes no files', () => device({ canShare: () => false })],
    ['no sheet', () => device({ canShare: undefined })],
    [
      'an old press and no sheet',
      () => device({ canShare: undefined, userActivation: { isActive: false } }),
    ],
  ])('is a file where there is %s', async (_, set) => {
    set();
    expect(await shareOrDownload(picture)).toBeUndefined();
    expect(saved).toHaveBeenCalledWith('lo-shu-grid.png');
    expect(share).not.toHaveBeenCalled();
  });
});
