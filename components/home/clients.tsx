'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { island } from '../island/island';
import { Icon, Medallions, type ClientFacts } from '../ui';
import styles from './clients.module.scss';

export function Clients({ clients }: { clients: readonly ClientFacts[] }) {
  if (clients.length === 0) return null;
  return (
    <section className={`sunk ${styles.section}`} aria-labelledby="clients">
      <div className="wrap">
        <Carousel count={clients.length}>
          <Medallions clients={clients} className={styles.clients} />
        </Carousel>
      </div>
    </section>
  );
}

const Carousel = island('home/client-carousel', ClientCarousel);

/** Scrolls natively; the view is read from the row, so that swipe, key and button agree. */
function ClientCarousel({ count, children }: { count: number; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  /** Target of a turn under way: a second press goes on from there. */
  const [shown, setShown] = useState(() => pageFrom(0, count));

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let timer: number | undefined;
    // Waits until the row rests: each range on the way would be read out too.
    const rest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setShown(inView(element)), 120);
    };
    element.addEventListener('scroll', rest, { passive: true });
    window.addEventListener('resize', rest);
    // The row may have been swiped before this part was awake.
    if (element.scrollLeft > 0) rest();
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('scroll', rest);
      window.removeEventListener('resize', rest);
    };
  }, []);

  function go(towards: 'previous' | 'next') {
    const next = turn(shown, towards, count);
    setShown(next);
    row.current?.scrollTo({ left: leftOf(row.current, next.first) });
  }

  return (
    <>
      <header className={styles.head}>
        <h2 id="clients" className="feature">
          Our Clients
        </h2>
        <div className={`scripted ${styles.pager}`}>
          <p className="muted fine figures" role="status">
            {rangeText(shown, count)}
          </p>
          <button type="button" aria-label="Previous clients" onClick={() => go('previous')}>
            <Icon name="back" />
          </button>
          <button type="button" aria-label="Next clients" onClick={() => go('next')}>
            <Icon name="arrow" />
          </button>
        </div>
      </header>
      {/* Focusable, so that the arrow keys scroll it. */}
      <div className={styles.row} ref={row} tabIndex={0} role="group" aria-label="Clients">
        {children}
      </div>
    </>
  );
}

const entries = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('li')];

const leftOf = (row: HTMLElement, index: number) =>
  (entries(row)[index]?.offsetLeft ?? 0) - (entries(row)[0]?.offsetLeft ?? 0);

function inView(row: HTMLElement): VisibleRange {
  const { left, right } = row.getBoundingClientRect();
  const visible = entries(row).flatMap((entry, index) => {
    const box = entry.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    return middle >= left && middle <= right ? [index] : [];
  });
  return { first: visible[0] ?? 0, last: visible.at(-1) ?? pageSize - 1 };
}

type VisibleRange = { first: number; last: number };

const pageSize = 4;

/** Turns by four; after the last entry it begins anew, before the first come the last four. */
function turn(visible: VisibleRange, towards: 'previous' | 'next', count: number): VisibleRange {
  const lastPage = Math.max(0, count - pageSize);
  const first =
    towards === 'next'
      ? visible.last >= count - 1
        ? 0
        : Math.min(visible.first + pageSize, lastPage)
      : visible.first <= 0
        ? lastPage
        : Math.max(0, visible.first - pageSize);
  return pageFrom(first, count);
}

const pageFrom = (first: number, count: number): VisibleRange => ({
  first,
  last: Math.min(first + pageSize, count) - 1,
});

const rangeText = ({ first, last }: VisibleRange, count: number) =>
  `${first + 1}-${last + 1} of ${count}`;
