'use client';

import { useState, type ReactNode } from 'react';
import { serviceListPath } from '@/lib/markets/currency';
import { type Sorting, serviceWords, type Currency, currencies } from '@/lib/markets/markets';
import { sortServices } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { Icon, Link, ButtonLink } from '../ui';
import styles from './sorted-services.module.scss';

/** A card that was drawn on the server, and the little that sorting needs to know of its service. */
type SortedCard = { id: number; prices: Record<Currency, number>; card: ReactNode };

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
        <div className={`scripted ${styles.sort}`}>
          <span className={`muted ${styles.count}`}>{count}</span>
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
      <ul className={`section-end ${styles.list}`}>
        {sorted.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
        <HelpCell heading={heading} />
      </ul>
    </>
  );
}

/** The way between the lists. */
function CurrencySwitch({ currency }: { currency: Currency }) {
  return (
    <nav className="switch" aria-label="Currency">
      {currencies.map((one) => (
        <Link
          key={one}
          href={serviceListPath(one)}
          aria-current={one === currency ? 'page' : undefined}
        >
          {serviceWords[one].short}
        </Link>
      ))}
    </nav>
  );
}

/** Fills what the cards leave of the last row, however many columns there are. */
function HelpCell({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <li className={`sun rounded ${styles.help}`}>
      <div>
        <Heading className="title-3">Not sure which one to choose?</Heading>
        <p>Tell us what you are deciding, and we will suggest the one service that fits best.</p>
      </div>
      <ButtonLink href={paths.contact}>
        Contact us
        <Icon name="arrow" />
      </ButtonLink>
    </li>
  );
}

/** Said politely once the list has a new order. */
const sortedNews: Record<Sorting, string> = {
  popularity: 'sorted by popularity',
  latest: 'latest first',
  low: 'sorted by price, low to high',
  high: 'sorted by price, high to low',
};

const sortingsInOrder: readonly Sorting[] = ['popularity', 'latest', 'low', 'high'];
