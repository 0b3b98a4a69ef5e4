/** The words of the two sort controls, as each list has them. */
import { sortings, type Sorting } from '@/lib/services/catalogue';
import type { Currency } from '@/lib/format';

type SortControl = {
  labels: Record<Sorting, string>;
  /** Before anything is picked the list stands in catalogue order, under this label. */
  unsorted: string;
};

export const sortControls: Record<Currency, SortControl> = {
  INR: { unsorted: 'Sort services', labels: sortings },
  USD: {
    unsorted: 'Sort by price',
    labels: {
      popularity: 'Sort by popularity',
      latest: 'Sort by latest',
      low: 'Sort by price: low to high',
      high: 'Sort by price: high to low',
    },
  },
};

/** Said politely once the list has a new order. */
export const sortedNews: Record<Sorting, string> = {
  popularity: 'sorted by popularity',
  latest: 'latest first',
  low: 'sorted by price, low to high',
  high: 'sorted by price, high to low',
};

export const sortingsInOrder: readonly Sorting[] = ['popularity', 'latest', 'low', 'high'];
