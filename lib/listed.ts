/** `listed([4, 13, 22], 'or')` is '4, 13 or 22'. Pure. */
export const listed = (items: readonly (string | number)[], last: 'and' | 'or') =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
