'use client';

import { useState, type ReactNode } from 'react';
import { serviceWords, type Currency, type Sorting } from '@/lib/markets/markets';
import { sortServices } from '@/lib/services/catalogue';
import { island } from '../island/island';
import { Icon } from '../ui/icon';
import { CurrencySwitch } from './currency-switch';
import { HelpCell } from './help-cell';
import { sortedNews, sortingsInOrder } from './sort-labels';
import styles from './sorted-services.module.scss';

/** A card that was drawn on the server, and the little that sorting needs to know of its service. */
export type SortedCard = { id: number; prices: Record<Currency, number>; card: ReactNode };

type SortedServicesProps = {
  cards: readonly SortedCard[];
  currency: Currency;
  /** The level of the cards' headings. */
  heading: 'h2' | 'h3';
};

const Island = island('services/sorted-services', SortedServices);
export { Island as SortedServices };

/** The toolbar and the list below it, in the order that the visitor picks. */
function SortedServices({ cards, currency, heading }: SortedServicesProps) {
  const { labels, unsorted } = serviceWords[currency].sort;
  const [picked, setPicked] = useState<Sorting>();
  const sorted = picked ? sortServices(cards, picked, currency) : cards;
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
              value={picked ?? ''}
              onChange={({ target }) =>
                setPicked(sortingsInOrder.find((one) => one === target.value))
              }
              // A reload starts over: a remembered choice would not fit the list as it was sent.
              autoComplete="off"
            >
              <option value="" hidden>
                {unsorted}
              </option>
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
        {sorted.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
        <HelpCell after={cards.length} heading={heading} />
      </ul>
    </>
  );
}
