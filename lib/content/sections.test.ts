import { curled, curledHtml, sectionsOf, splitList, splitQuote } from './sections';

describe('a text taken apart', () => {
  it('has an opening and one part for each heading, with the number of a clause beside its title', () => {
    expect(
      sectionsOf('<p>So.</p>\n<h2>One &amp; two</h2>\n<p>A</p>\n<h2>6. No</h2>\n<p>None.</p>'),
    ).toEqual({
      intro: '<p>So.</p>\n',
      sections: [
        { id: 'one-two', title: 'One &amp; two', html: '<p>A</p>\n' },
        { id: 'no', number: 6, title: 'No', html: '<p>None.</p>' },
      ],
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

test.each([
  [`"Yes," she said.`, '“Yes,” she said.'],
  [`The owner's "lucky" number`, 'The owner’s “lucky” number'],
  [`'Nine' ("the 9") isn't '5'`, '‘Nine’ (“the 9”) isn’t ‘5’'],
  [`In the '90s`, 'In the ’90s'],
  [`He said "the word 'six'".`, 'He said “the word ‘six’”.'],
  ['“Curled” already, it’s fine', '“Curled” already, it’s fine'],
])('%s', (typed, printed) => expect(curled(typed)).toBe(printed));

it('leaves tags alone, and closes what was quoted around them', () => {
  expect(
    curledHtml(`<p>&quot;<em>Six</em>&quot; is <a href="/mulank6" title='x'>the bat's</a>'</p>`),
  ).toBe(`<p>“<em>Six</em>” is <a href="/mulank6" title='x'>the bat’s</a>’</p>`);
});
