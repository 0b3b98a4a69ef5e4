/**
 * A short pattern for exactly these words of letters, digits and hyphens: Next takes 4,096 signs.
 * @param {string[]} words
 * @returns {string}
 */
export function regexAlternation(words) {
  const rests = grouped(words.filter(Boolean).map((word) => [word[0], word.slice(1)]));
  const alike = grouped([...rests].map(([letter, rest]) => [regexAlternation(rest), letter]));
  const ways = [...alike].map(([rest, letters]) => classOf(letters) + rest);
  if (ways.length === 0) return '';
  const isWhole = words.includes('');
  return ways.length === 1 && !isWhole ? ways[0] : `(?:${ways.join('|')})${isWhole ? '?' : ''}`;
}

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
