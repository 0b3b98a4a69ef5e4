import type { SitePage } from './page';
import { loadPages } from './pages';

const pages = loadPages();

/** In small letters and without the s of a plural. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map((word) => word.replace(/s$/, ''));

/** How to reach us, the law, and an article on the other profession: all else is about numerology. */
const aboutOthers = [
  '/contact',
  '/termscondition',
  '/privacypolicy',
  '/blogs/what-a-physiotherapist-notices',
];

const asked = /numerolog|mulank|bhagyank|naamank|lo shu|ank jyotish/i;

/** What may be wrong with what search results show of a page. */
it.each<[string, (page: SitePage) => boolean]>([
  ['a title that another page has', (page) => isTwice(page, 'title')],
  ['a description that another page has', (page) => isTwice(page, 'description')],
  ['a title that is cut off, or says little', ({ title }) => !/^.{4,60}$/.test(title)],
  [
    'a description that is cut off, or says little',
    (page) => !/^.{70,160}$/.test(page.description),
  ],
  ['a list of words', ({ description }) => /^[^.]*(,[^,.]{0,14}){5}/.test(description)],
  [
    'no word of its heading in its title',
    ({ title, heading }) => !wordsOf(heading).some((word) => wordsOf(title).includes(word)),
  ],
  [
    'no name of the field, or of one of its numbers, as people type it',
    ({ path, title }) => !asked.test(title) && !aboutOthers.includes(path),
  ],
])('no page has %s', (_, isWrong) => {
  expect(pages.filter(isWrong).map(({ path, title }) => ({ path, title }))).toEqual([]);
});

const isTwice = (page: SitePage, name: 'title' | 'description') =>
  pages.filter((other) => other[name] === page[name]).length > 1;
