/** @jest-environment node */
import { cutPage, pagesFor, readPageNumber, type Video } from './page';

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
  });

  it('ends where the list ends', () => {
    expect(cutPage(videos(27), 3)).toBeUndefined();
    expect(cutPage(videos(27), 0)).toBeUndefined();
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
