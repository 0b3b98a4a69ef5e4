/** @jest-environment node */
import { sectionsOf, splitList, splitQuote } from './sections';

describe('a text taken apart', () => {
  it('has an opening and one part for each heading', () => {
    expect(
      sectionsOf('<p>So.</p>\n<h2>One &amp; two</h2>\n<p>A</p>\n<h2>B</h2>\n<p>C</p>\n'),
    ).toEqual({
      intro: '<p>So.</p>\n',
      sections: [
        { id: 'one-two', title: 'One &amp; two', html: '<p>A</p>\n' },
        { id: 'b', title: 'B', html: '<p>C</p>\n' },
      ],
    });
  });

  it('keeps the number of a clause beside its title', () => {
    expect(sectionsOf('<h2>6. No refunds</h2>\n<p>None.</p>')).toEqual({
      intro: '',
      sections: [{ id: 'no-refunds', number: 6, title: 'No refunds', html: '<p>None.</p>' }],
    });
  });

  it('gives the plain words of a clause apart from it', () => {
    expect(splitQuote('<blockquote>\n<p>Plain.</p>\n</blockquote>\n<p>Legal.</p>')).toEqual({
      quote: '<p>Plain.</p>',
      rest: '<p>Legal.</p>',
    });
    expect(splitQuote('<p>Legal.</p>')).toEqual({ quote: '', rest: '<p>Legal.</p>' });
  });

  it('gives a list item by item, with the titles that stand in bold', () => {
    const html =
      '<p>Four.</p><ol>\n<li><strong>Listen.</strong> You talk.</li>\n<li>Stop</li></ol><p>Bye</p>';
    expect(splitList(html)).toEqual({
      before: '<p>Four.</p>',
      list: 'ol',
      items: [
        { title: 'Listen', html: 'You talk.' },
        { title: '', html: 'Stop' },
      ],
      after: '<p>Bye</p>',
    });
  });
});
