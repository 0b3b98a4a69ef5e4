/**
 * A pattern for exactly these words, as short as their common letters allow: Next takes no address of more
 * than 4,096 characters, which a thousand numbers in a row would be. Letters that go on alike share a class.
 * @param {string[]} words of letters, digits and hyphens
 * @returns {string}
 */
export function oneOf(words) {
  const rests = grouped(words.filter(Boolean).map((word) => [word[0], word.slice(1)]));
  const alike = grouped([...rests].map(([letter, rest]) => [oneOf(rest), letter]));
  const ways = [...alike].map(([rest, letters]) => classOf(letters) + rest);
  if (ways.length === 0) return '';
  const isWhole = words.includes('');
  return ways.length === 1 && !isWhole ? ways[0] : `(?:${ways.join('|')})${isWhole ? '?' : ''}`;
}

/** Pairs by their first half. */
function grouped(pairs) {
  const groups = new Map();
  for (const [key, item] of pairs) {
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
}

const classOf = (letters) =>
  letters.length === 1 ? letters[0] : `[${letters.join('').replace('-', '\\-')}]`;
