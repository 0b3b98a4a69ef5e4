import type { ReactNode } from 'react';
import type { Section } from '@/lib/content/sections';
import { formatPrice, home, servicePath } from '@/lib/markets/currency';
import { birthDaysText, birthDays } from '@/lib/numerology/birth';
import type { Service } from '@/lib/services/catalogue';
import { mulankPath } from '@/lib/site';
import { Icon, Link, Plate, WithDevanagari, PageIcon } from '../ui';
import card from '../ui/card.module.scss';
import { Html } from './prose';
import { inkClass } from './sums';
import styles from './ways.module.scss';

export function BackBar({ href, label, close }: { href: string; label: string; close?: boolean }) {
  return (
    <div className={`between ${styles.bar}`}>
      <Link href={href} className="way-back">
        <Icon name="back" />
        {label}
      </Link>
      {close && (
        <Link href={href} className="way-back">
          Close
          <PageIcon name="close" />
        </Link>
      )}
    </div>
  );
}

export function Contents({ title, headings }: { title: string; headings: readonly Section[] }) {
  if (headings.length < 2) return <div />;
  return (
    <nav className={`sticky no-print ${styles.contents}`} aria-labelledby="contents">
      <h2 id="contents" className="faint label below-1">
        {title}
      </h2>
      <ol className={headings.length > 20 ? styles.many : undefined}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <Link href={`#${heading.id}`}>
              {heading.number !== undefined && (
                <span className={styles.number}>{heading.number}</span>
              )}
              <Html as="span" html={heading.title} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type CardTitleProps = { href: string; title: string; as?: 'h2' | 'h3'; className?: string };

export const CardTitle = ({ href, title, as: Heading = 'h3', className }: CardTitleProps) => (
  <Heading className={className}>
    <WithDevanagari as={Link} href={href} text={title} />
  </Heading>
);

type RelatedService = Pick<Service, 'id' | 'title' | 'prices' | 'lists'>;

export type RelatedText = {
  href: string;
  title: string;
  note: ReactNode;
  plate: { kind: string; id: number };
};

export type AuthorAndServices = {
  author?: string;
  services: readonly RelatedService[];
};

type RelatedProps = {
  mulanks?: readonly number[];
  texts?: readonly RelatedText[];
  services?: readonly RelatedService[];
};

export function RelatedPages({ mulanks = [], texts = [], services = [] }: RelatedProps) {
  const entries = [...mulanks.map(mulankEntry), ...texts, ...services.map(serviceEntry)];
  if (entries.length === 0) return null;
  return (
    <section className="section" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">Go on from here</h2>
        <ul className="cells above-5">
          {entries.map(({ href, title, note, plate }) => (
            <li key={href} className={`${card.card} entry`}>
              <Plate {...plate} className="square" />
              <div>
                <CardTitle href={href} title={title} />
                <p className="muted rem above-1">{note}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const mulankEntry = (n: number): RelatedText => ({
  href: mulankPath(n),
  title: `Mulank ${n}`,
  note: `Born on the ${birthDaysText(n)}`,
  plate: { kind: 'plate', id: n },
});

/** Most visitors are at home: another currency only where it is sold in nothing else. */
function serviceEntry({ id, title, prices, lists }: RelatedService): RelatedText {
  const currency = lists.includes(home) ? home : (lists[0] ?? home);
  return {
    href: servicePath(id, currency),
    title,
    note: (
      <>
        A reading by the practitioner,{' '}
        <span className="nowrap">{formatPrice(prices[currency], currency)}</span>
      </>
    ),
    plate: { kind: 'service', id },
  };
}

export type Neighbours<Entry> = { previous?: Entry; next?: Entry };

type PrevNextProps<Entry> = Neighbours<Entry> & {
  label: string;
  path: (entry: Entry) => string;
};

export function PrevNext<Entry extends { title: string }>(props: PrevNextProps<Entry>) {
  const { label, previous, next, path } = props;
  const way = (entry: Entry | undefined, className: string, words: ReactNode) =>
    entry && (
      <Link href={path(entry)} className={className}>
        <span>{words}</span>
        <WithDevanagari as="strong" text={entry.title} />
      </Link>
    );
  return (
    <nav className={styles.ways} aria-label={label}>
      {way(previous, `ink7 ${styles.previous}`, [<Icon key="icon" name="back" />, 'Previous'])}
      {way(next, `ink5 ${styles.next}`, ['Next', <Icon key="icon" name="arrow" />])}
    </nav>
  );
}

type NumberStripProps = {
  current?: number;
  planets?: readonly { number: number; planet: string }[];
};

export function NumberStrip({ current, planets }: NumberStripProps) {
  return (
    <nav aria-label="All birth numbers">
      <ul className={planets ? `${styles.strip} ${styles.captioned}` : styles.strip}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
          <li key={n} className={inkClass(n)}>
            <Link href={mulankPath(n)} aria-current={n === current ? 'page' : undefined}>
              <Plate kind="plate" id={n} className="bare" />
              <span className="visually-hidden">{`Mulank ${n}${planets ? ': ' : ''}`}</span>
              {planets && (
                <>
                  <strong>{planets.find(({ number }) => number === n)?.planet}</strong>
                  <span className={`fine figures ${styles.days}`}>{birthDays(n).join(', ')}</span>
                </>
              )}
              {n === current && <span className={`semi ${styles.here}`}>You are here</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
