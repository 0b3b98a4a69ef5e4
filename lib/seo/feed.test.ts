import { rss } from './feed';

const feed = rss(
  'Numbers & names',
  'Texts.',
  [
    { path: '/a', name: 'Old', description: 'One.', updated: '2026-11-02' },
    {
      path: '/b?c&d',
      name: 'A < B',
      description: '"Two"',
      published: '2026-11-21',
      updated: '2026-12-01',
    },
  ],
  (path) => `https://practice.example${path}`,
);

const parsed = new DOMParser().parseFromString(feed, 'application/xml');
const texts = (name: string) =>
  [...parsed.getElementsByTagName(name)].map((one) => one.textContent);

describe('the feed', () => {
  it('is well-formed whatever the texts hold', () => {
    expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0);
    expect(texts('title')).toEqual(['Numbers & names', 'A < B', 'Old']);
    expect(texts('link')).toContain('https://practice.example/b?c&d');
  });

  it('dates a text by its first day, or by its last change where that is not known', () => {
    expect(texts('pubDate')).toEqual([
      'Sat, 21 Nov 2026 00:00:00 +0530',
      'Mon, 02 Nov 2026 00:00:00 +0530',
    ]);
    expect(texts('atom:updated')).toEqual([
      '2026-12-01T00:00:00+05:30',
      '2026-11-02T00:00:00+05:30',
    ]);
  });
});
