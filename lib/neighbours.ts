/** What stands before and after an entry of a list; nothing before the first or after the last. Pure. */
export function neighbours<T>(list: readonly T[], entry: T): { previous?: T; next?: T } {
  const place = list.indexOf(entry);
  if (place < 0) return {};
  return { previous: list[place - 1], next: list[place + 1] };
}
