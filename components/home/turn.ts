/** Which of a row's entries are in view, counted from 0. */
export type Shown = { first: number; last: number };

export const pageSize = 4;

/**
 * What a turn shows. Four by four; after the last entry the row begins anew, and back from the first one
 * it ends with its last four. Pure.
 */
export function turn(shown: Shown, towards: 'previous' | 'next', count: number): Shown {
  const lastPage = Math.max(0, count - pageSize);
  const first =
    towards === 'next'
      ? shown.last >= count - 1
        ? 0
        : Math.min(shown.first + pageSize, lastPage)
      : shown.first <= 0
        ? lastPage
        : Math.max(0, shown.first - pageSize);
  return { first, last: Math.min(first + pageSize, count) - 1 };
}

/** '1-4 of 17' */
export const rangeText = ({ first, last }: Shown, count: number) =>
  `${first + 1}-${last + 1} of ${count}`;
