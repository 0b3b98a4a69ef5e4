'use client';

import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { sortServices, type Sorting } from '@/lib/catalogue';
import type { Currency } from '@/lib/format';
import { Icon } from '../ui/icon';
import { CurrencySwitch } from './currency-switch';
import { sortControls, sortedNews, sortingsInOrder } from './sort-labels';
import styles from './sorted-services.module.scss';

/** A card that was drawn on the server, and the little that sorting needs to know of its service. */
export type SortedCard = { id: number; prices: Record<Currency, number>; card: ReactNode };

type SortedServicesProps = {
  cards: readonly SortedCard[];
  currency: Currency;
  /** The cell at the end of the list, whatever its order. */
  children: ReactNode;
};

/** The toolbar and the list below it, in the order that the visitor picks. */
export function SortedServices({ cards, currency, children }: SortedServicesProps) {
  const { labels, unsorted } = sortControls[currency];
  const [picked, setPicked] = useState<Sorting>();
  const sorting = picked ?? (unsorted ? undefined : 'popularity');
  // The pick is painted at once, the cards move in the frame after it: on a slow phone they take a tenth of a second.
  const settled = useDeferredValue(sorting);
  const items = useMemo(
    () => (settled ? sortServices(cards, settled, currency) : cards).map(inItem),
    [cards, settled, currency],
  );
  const count = `${cards.length} services`;
  return (
    <>
      <div className={styles.toolbar}>
        <CurrencySwitch currency={currency} />
        <div className={styles.sort}>
          <span className={styles.count}>{count}</span>
          <label className="visually-hidden" htmlFor="sort">
            Sort services
          </label>
          <span className={styles.select}>
            <select
              id="sort"
              value={sorting ?? ''}
              onChange={({ target }) =>
                setPicked(sortingsInOrder.find((one) => one === target.value))
              }
              // A reload starts over: a remembered choice would not fit the list as it was sent.
              autoComplete="off"
            >
              {unsorted && (
                <option value="" hidden>
                  {unsorted}
                </option>
              )}
              {sortingsInOrder.map((one) => (
                <option key={one} value={one}>
                  {labels[one]}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        </div>
        <p className="visually-hidden" role="status">
          {picked && `${count}, ${sortedNews[picked]}`}
        </p>
      </div>
      <ul className={styles.list}>
        {items}
        {children}
      </ul>
    </>
  );
}

const inItem = ({ id, card }: SortedCard) => <li key={id}>{card}</li>;
