import { pagesFor, readPageNumber, shorten, titleCase } from './page';
import { liveList, type Search } from './videos';

const minutes = 60_000;

describe('the live list', () => {
  it('goes straight to any page, and asks for each page on the way once, whoever comes at the same moment', async () => {
    const { list, tokens } = channel(60);
    const [, last] = await Promise.all([list.page(2), list.page(3), list.page(1)]);
    expect(last).toMatchObject({ kind: 'page', page: { page: 3, totalPages: 3, hasNext: false } });
    expect(tokens).toEqual(['', 'after-1', 'after-2']);
    await list.page(2);
    await list.page(1);
    expect(tokens).toHaveLength(3);
  });

  it.each([
    [4, 60, 60, 1],
    // The list ends without a token, whatever the service counted,
    [9, 60, 800, 3],
    // and is never asked for more than forty pages.
    [41, 1_000_000, 1_000_000, 1],
  ])(
    'has no page %i of %i videos that are counted as %i, and asks %i times to know it',
    async (page, total, counted, times) => {
      const { list, tokens } = channel(total, { counted });
      expect(await list.page(page)).toEqual({ kind: 'no-such-page' });
      expect(tokens).toHaveLength(times);
    },
  );

  it.each([25, 24, 0])(
    'has a second page when there is a token, though %i are counted',
    async (counted) => {
      const { list } = channel(60, { counted });
      expect(await list.page(1)).toMatchObject({ page: { totalPages: 2, hasNext: true } });
      expect(await list.page(2)).toMatchObject({ page: { totalPages: 3, hasNext: true } });
      expect(await list.page(3)).toMatchObject({ page: { totalPages: 3, hasNext: false } });
      expect(await list.page(1)).toMatchObject({ page: { totalPages: 3 } });
      expect(await list.page(4)).toEqual({ kind: 'no-such-page' });
    },
  );

  it('ends before a page that turns out to be empty', async () => {
    const { list, state } = channel(60, { counted: 25 });
    await list.page(1);
    state.empty = true;
    expect(await list.page(2)).toEqual({ kind: 'no-such-page' });
    expect(await list.page(1)).toMatchObject({ page: { totalPages: 1, hasNext: false } });
  });

  it('keeps the last answer while the service is down, and asks again later', async () => {
    const { list, tokens, state } = channel(60);
    await list.page(1);
    state.down = true;
    state.time += 11 * minutes;
    expect(await list.page(1)).toMatchObject({ kind: 'page', page: { totalPages: 3 } });
    state.down = false;
    state.total = 100;
    state.time += 14_999;
    expect(await list.page(1)).toMatchObject({ page: { totalPages: 3 } });
    expect(tokens).toHaveLength(2);
    state.time += 1;
    expect(await list.page(1)).toMatchObject({ page: { totalPages: 4 } });
  });

  it('says what failed: all of it, or one page', async () => {
    const { list, state } = channel(60);
    state.down = true;
    expect(await list.page(2)).toEqual({ kind: 'unheard' });
    state.down = false;
    state.time += minutes;
    await list.page(1);
    state.down = true;
    expect(await list.page(2)).toEqual({ kind: 'failed' });
  });
});

/** A channel that counts requests. */
function channel(total: number, { counted }: { counted?: number } = {}) {
  const state = { total, time: 0, down: false, empty: false };
  const tokens: string[] = [];
  const search = async (token: string, page: number): Promise<Search | undefined> => {
    tokens.push(token);
    if (state.down) return undefined;
    if (state.empty) return { items: [], totalResults: counted ?? state.total };
    const item = { videoId: `v${page}`, title: 'A video', thumbnail: '', publishedAt: '' };
    return {
      items: [item],
      totalResults: counted ?? state.total,
      nextToken: page * 25 < state.total ? `after-${page}` : undefined,
    };
  };
  return { list: liveList(search, () => state.time), tokens, state };
}

describe('the title of a video', () => {
  it.each([
    ['how to find  your mulank', 'How To Find Your Mulank'],
    ['mulank 4 / birth no. 4', 'Mulank 4 / Birth No. 4'],
    ["today's number (part one)", "Today's Number (Part One)"],
    ['IPL final: who wins', 'IPL Final: Who Wins'],
    ['ALL IN CAPITALS', 'All In Capitals'],
    ['मूलांक 4', 'मूलांक 4'],
  ])('%j is written %j', (title, written) => {
    expect(titleCase(title)).toBe(written);
  });

  it('stays whole up to 40 signs, and is cut to 35 and an ellipsis beyond', () => {
    expect(shorten('😀'.repeat(40))).toBe('😀'.repeat(40));
    expect(shorten('😀'.repeat(41))).toBe(`${'😀'.repeat(35)}…`);
  });
});

it('has pages of twenty-five, by whole numbers from 1', () => {
  expect([0, 25, 26, 775].map(pagesFor)).toEqual([1, 1, 2, 31]);
  expect(readPageNumber('12')).toBe(12);
  for (const text of ['', '0', '-1', '1.5', '1e3', '02', ' 2', 'two', '9999999'])
    expect(readPageNumber(text)).toBeUndefined();
});
