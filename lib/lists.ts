/** `listed([4, 13, 22], 'or')` is '4, 13 or 22'. */
export const listed = (items: readonly (string | number)[], last: 'and' | 'or') =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function neighbours<T>(list: readonly T[], entry: T): { previous?: T; next?: T } {
  const index = list.indexOf(entry);
  if (index < 0) return {};
  return { previous: list[index - 1], next: list[index + 1] };
}

/** As few lines as can be, each of which `fits`; a word that does not is a line of its own. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
