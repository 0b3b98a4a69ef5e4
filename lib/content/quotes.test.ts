import { curled, curledHtml } from './quotes';

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
