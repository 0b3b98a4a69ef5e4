/** The word that was probably meant: at most two letters away, or one in short words. Pure. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((other) => ({ other, distance: distance(word.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= (word.length > 4 ? 2 : 1) ? best.other : undefined;
}

/** Letters to insert, drop or change (Levenshtein); two letters in the wrong order count as one. */
function distance(one: string, other: string): number {
  if (one !== other && sorted(one) === sorted(other)) return 1;
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, second] of [...other].entries()) {
      const change = (above[column] ?? 0) + (letter === second ? 0 : 1);
      current.push(Math.min(change, (current[column] ?? 0) + 1, (above[column + 1] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}

const sorted = (word: string) => [...word].sort().join('');
