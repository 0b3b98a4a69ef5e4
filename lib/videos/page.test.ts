import { cutPage, pagesFor, readPageNumber, shorten, titleCase, type Video } from './page';

describe('the title of a video', () => {
  test.each([
    ['how to find  your mulank', 'How To Find Your Mulank'],
    ['mulank 4 / birth no. 4', 'Mulank 4 / Birth No. 4'],
    ["today's number (part one)", "Today's Number (Part One)"],
    ['IPL final: who wins', 'IPL Final: Who Wins'],
    ['ALL IN CAPITALS', 'All In Capitals'],
    ['मूलांक 4', 'मूलांक 4'],
  ])('%j is written %j', (title, written) => {
    expect(titleCase(title)).toBe(written);
  });

  test.each(['a', '😀'])(
    'stays whole up to 40 %s, and is cut to 35 and an ellipsis beyond',
    (sign) => {
      expect(shorten(sign.repeat(40))).toBe(sign.repeat(40));
      expect(shorten(sign.repeat(41))).toBe(`${sign.repeat(35)}…`);
    },
  );
});

describe('the pages of the list', () => {
  test.each([
    [0, 1],
    [25, 1],
    [26, 2],
    [775, 31],
  ])('%i videos fill %i', (videos, pages) => {
    expect(pagesFor(videos)).toBe(pages);
  });

  it('holds twenty-five videos each, and what is left on the last', () => {
    expect(cutPage(videos(27), 1)).toMatchObject({ page: 1, totalPages: 2, hasNext: true });
    expect(cutPage(videos(27), 1)?.items).toHaveLength(25);
    expect(cutPage(videos(27), 2)).toMatchObject({ items: [{}, {}], hasNext: false });
    for (const page of [0, 3]) expect(cutPage(videos(27), page)).toBeUndefined();
  });

  it('goes by whole numbers from 1', () => {
    expect(readPageNumber('12')).toBe(12);
    for (const text of ['', '0', '-1', '1.5', '1e3', '02', ' 2', 'two', '9999999'])
      expect(readPageNumber(text)).toBeUndefined();
  });
});

const videos = (count: number): Video[] =>
  Array.from({ length: count }, (_, index) => ({
    videoId: `video-${index}`,
    title: `Video ${index}`,
    thumbnail: '',
    publishedAt: '2026-11-14',
  }));
