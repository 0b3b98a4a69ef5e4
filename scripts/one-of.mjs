/**
 * A pattern for exactly these words, as short as their common letters allow: Next takes no address of more
 * than 4,096 characters, which a thousand numbers in a row would be. Letters that go on alike share a class.
 * @param {string[]} words of letters, digits and hyphens
 * @returns {string}
 */
export function oneOf(words) {
  const rests = new Map();
  for (const word of words.filter(Boolean))
    rests.set(word[0], [...(rests.get(word[0]) ?? []), word.slice(1)]);
  const letters = new Map();
  for (const [letter, rest] of rests) {
    const pattern = oneOf(rest);
    letters.set(pattern, [...(letters.get(pattern) ?? []), letter]);
  }
  const ways = [...letters].map(([rest, alike]) => classOf(alike) + rest);
  if (ways.length === 0) return '';
  const isWhole = words.includes('');
  return ways.length === 1 && !isWhole ? ways[0] : `(?:${ways.join('|')})${isWhole ? '?' : ''}`;
}

const classOf = (letters) =>
  letters.length === 1 ? letters[0] : `[${letters.join('').replace('-', '\\-')}]`;
