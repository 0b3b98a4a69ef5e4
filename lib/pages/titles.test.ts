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

describe('what search results show of a page', () => {
  it.each(['title', 'description'] as const)('is a %s of its own', (name) => {
    const all = pages.map((page) => page[name]);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it('is a title that is not cut off, and says enough', () => {
    const wrong = pages.filter(({ title }) => title.length < 4 || title.length > 60);
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it('is a description that is not cut off, says enough, and is no list of words', () => {
    const wrong = pages.filter(
      ({ description }) =>
        description.length < 70 ||
        description.length > 160 ||
        /^[^.]*(,[^,.]{0,14}){5}/.test(description),
    );
    expect(wrong.map(({ description }) => description)).toEqual([]);
  });

  it('shares a word with the heading of the page', () => {
    const wrong = pages.filter(
      ({ title, heading }) => !wordsOf(heading).some((word) => wordsOf(title).includes(word)),
    );
    expect(wrong.map(({ title, heading }) => ({ title, heading }))).toEqual([]);
  });

  it('has the words that people type: a name of the field, or of one of its numbers', () => {
    const asked = /numerolog|mulank|bhagyank|naamank|lo shu|ank jyotish/i;
    const others = pages.filter(({ title }) => !asked.test(title)).map(({ path }) => path);
    expect(others.filter((path) => !aboutOthers.includes(path))).toEqual([]);
  });
});
