import type { Sorting } from '@/lib/markets/markets';

/** Said politely once the list has a new order. */
export const sortedNews: Record<Sorting, string> = {
  popularity: 'sorted by popularity',
  latest: 'latest first',
  low: 'sorted by price, low to high',
  high: 'sorted by price, high to low',
};

export const sortingsInOrder: readonly Sorting[] = ['popularity', 'latest', 'low', 'high'];
