import fc from 'fast-check';
import { regexAlternation } from './regex-alternation.mjs';

const matches = (words: string[], word: string) =>
  new RegExp(`^${regexAlternation(words)}$`).test(word);

describe('a pattern for exactly these words', () => {
  it('takes each of them and nothing else', () => {
    const word = fc.stringMatching(/^[a-c\d-]{1,4}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), word, (words, other) => {
        expect(words.every((each) => matches(words, each))).toBe(true);
        expect(matches(words, other)).toBe(words.includes(other));
      }),
    );
  });

  it('stays short for thousands of numbers', () => {
    const numbers = Array.from({ length: 3000 }, (_, index) => String(index + 1));
    expect(regexAlternation(numbers).length).toBeLessThan(200);
    expect(matches(numbers, '3000')).toBe(true);
    expect(matches(numbers, '3001')).toBe(false);
  });
});
