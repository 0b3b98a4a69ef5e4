'use client';

import { useState, type ReactNode } from 'react';
import { capitalised } from '@/lib/lists';
import { serviceListPath } from '@/lib/markets/currency';
import { type Sorting, serviceWords, type Currency, currencies } from '@/lib/markets/markets';
import type { ServiceGroup } from '@/lib/content/services-schema';
import { groupServices, sortServices } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { Icon, Link } from '../ui';
import styles from './sorted-services.module.scss';

type SortedCard = {
  id: number;
  group: ServiceGroup;
  price: number;
  card: ReactNode;
};

type SortedServicesProps = {
  cards: readonly SortedCard[];
  currency: Currency;
};

const Island = island('services/sorted-services', SortedServices);
export { Island as SortedServices };

function SortedServices({ cards, currency }: SortedServicesProps) {
  const { labels, unsorted } = serviceWords[currency].sort;
  const [picked, setPicked] = useState<Sorting>();
  const groups = groupServices(cards);
  return (
    <>
      <div className={`lined ${styles.toolbar}`}>
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
        <div className={`scripted shrink ${styles.sort}`}>
          <label className="visually-hidden" htmlFor="sort">
            Sort services
          </label>
          <select
            id="sort"
            value={picked ?? ''}
            onChange={({ target }) => setPicked(sortings.find((one) => one === target.value))}
            // A reload starts over: a remembered choice would not fit the list as it was sent.
            autoComplete="off"
          >
            <option value="" hidden>
              {unsorted}
            </option>
            {sortings.map((one) => (
              <option key={one} value={one}>
                {labels[one]}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
        <p className="visually-hidden" role="status">
          {picked && `${cards.length} services, ${sortedNews[picked]}`}
        </p>
      </div>
      {!picked && (
        <nav className={`sun rounded ${styles.help}`} aria-label="Not sure which?">
          <p>
            <strong>Not sure which?</strong>
          </p>
          <ul className="taps">
            {groups.map(({ group }) => (
              <li key={group}>
                <a href={`#${group}`}>{groupTitles[group]}</a>
              </li>
            ))}
            <li>
              <Link href={paths.contact}>
                Ask us
                <Icon name="arrow" />
              </Link>
            </li>
          </ul>
        </nav>
      )}
      <div className={styles.groups}>
        {picked ? (
          <Group title={capitalised(sortedNews[picked])} cards={sortServices(cards, picked)} />
        ) : (
          groups.map(({ group, services }) => (
            <Group key={group} id={group} title={groupTitles[group]} cards={services} />
          ))
        )}
      </div>
    </>
  );
}

type GroupProps = { id?: string; title: string; cards: readonly SortedCard[] };

function Group({ id = 'sorted', title, cards }: GroupProps) {
  const span = spans[cards.length - 1];
  return (
    <section className={`${styles.group} ${span ?? ''}`} aria-labelledby={id}>
      <h2 id={id} className="title-3">
        {title}
      </h2>
      <ul>
        {cards.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
    </section>
  );
}

const spans = [styles.one, styles.two, styles.three];

const groupTitles: Record<ServiceGroup, string> = {
  names: 'Names',
  numbers: 'Numbers',
  people: 'Love and marriage',
  talk: 'By phone, on screen or in person',
  projects: 'Projects',
};

const sortedNews: Record<Sorting, string> = {
  popularity: 'sorted by popularity',
  latest: 'latest first',
  low: 'sorted by price, low to high',
  high: 'sorted by price, high to low',
};

const sortings: readonly Sorting[] = ['popularity', 'latest', 'low', 'high'];
