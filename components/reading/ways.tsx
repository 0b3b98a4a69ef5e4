import type { Section } from '@/lib/content/sections';
import { formatPrice, home, servicePath } from '@/lib/markets/currency';
import { birthDaysText, birthDays } from '@/lib/numerology/birth';
import type { Service } from '@/lib/services/catalogue';
import { mulankPath, type NavLink } from '@/lib/site';
import { Icon, Link, Plate, WithDevanagari, PageIcon } from '../ui';
import card from '../ui/card.module.scss';
import { Html } from './prose';
import { inkClass } from './sums';
import styles from './ways.module.scss';

/** The bar over an article: back to the list it belongs to, on the left by name, on the right as 'Close'. */
export function BackBar({ href, label, close }: { href: string; label: string; close?: boolean }) {
  return (
    <div className={styles.bar}>
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

/** The headings of a long text as links; where they have numbers, these stand before them. */
export function Contents({ title, headings }: { title: string; headings: readonly Section[] }) {
  if (headings.length < 2) return <div />;
  return (
    <nav className={`sticky no-print ${styles.contents}`} aria-labelledby="contents">
      <h2 id="contents" className="faint label">
        {title}
      </h2>
      <ol>
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

export type RelatedService = Pick<Service, 'id' | 'title' | 'prices' | 'lists'>;

export type RelatedText = {
  href: string;
  title: string;
  note: string;
  plate: { kind: string; id: number };
};

type RelatedProps = {
  mulanks?: readonly number[];
  texts?: readonly RelatedText[];
  services?: readonly RelatedService[];
};

/** Where a page leads on to: numbers that it speaks of, texts about it, services that fit. */
export function Related({ mulanks = [], texts = [], services = [] }: RelatedProps) {
  if (mulanks.length + texts.length + services.length === 0) return null;
  return (
    <section className="section" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">Go on from here</h2>
        <ul className="cells above-5">
          {mulanks.map((n) => (
            <li key={n} className={`${card.card} entry`}>
              <Plate kind="plate" id={n} className="square" />
              <div>
                <h3>
                  <Link href={mulankPath(n)}>Mulank {n}</Link>
                </h3>
                <p className="muted rem above-1">Born on the {birthDaysText(n)}</p>
              </div>
            </li>
          ))}
          {texts.map(({ href, title, note, plate }) => (
            <li key={href} className={`${card.card} entry`}>
              <Plate {...plate} className="square" />
              <div>
                <h3>
                  <Link href={href}>
                    <WithDevanagari text={title} />
                  </Link>
                </h3>
                <p className="muted rem above-1">{note}</p>
              </div>
            </li>
          ))}
          {services.map((service) => (
            <ServiceLink key={service.id} {...service} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Most visitors are at home: a service is shown in another currency only where it is sold in nothing else. */
function ServiceLink({ id, title, prices, lists }: RelatedService) {
  const currency = lists.includes(home) ? home : (lists[0] ?? home);
  return (
    <li className={`${card.card} entry`}>
      <Plate kind="service" id={id} className="square" />
      <div>
        <h3>
          <Link href={servicePath(id, currency)}>
            <WithDevanagari text={title} />
          </Link>
        </h3>
        <p className="muted rem above-1">
          A reading by the practitioner,{' '}
          <span className="nowrap">{formatPrice(prices[currency], currency)}</span>
        </p>
      </div>
    </li>
  );
}

type PrevNextProps = { label: string; previous?: NavLink; next?: NavLink };

/** The texts before and after this one, edge to edge at the end of the page. */
export function PrevNext({ label, previous, next }: PrevNextProps) {
  return (
    <nav className={styles.ways} aria-label={label}>
      {previous && (
        <Link href={previous.href} className={`ink7 ${styles.previous}`}>
          <span>
            <Icon name="back" />
            Previous
          </span>
          <strong>
            <WithDevanagari text={previous.label} />
          </strong>
        </Link>
      )}
      {next && (
        <Link href={next.href} className={`ink5 ${styles.next}`}>
          <span>
            Next
            <Icon name="arrow" />
          </span>
          <strong>
            <WithDevanagari text={next.label} />
          </strong>
        </Link>
      )}
    </nav>
  );
}

type NumberStripProps = {
  /** The number whose page this is. */
  current?: number;
  /** Planets by number, to be shown with the days of birth under each plate. */
  planets?: readonly { number: number; planet: string }[];
};

/** The nine numbers from edge to edge, each a link to its page. */
export function NumberStrip({ current, planets }: NumberStripProps) {
  return (
    <nav aria-label="All birth numbers">
      <ul className={planets ? `${styles.strip} ${styles.captioned}` : styles.strip}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
          <li key={n} className={inkClass(n)}>
            <Link href={mulankPath(n)} aria-current={n === current ? 'page' : undefined}>
              <Plate kind="plate" id={n} className="bare" />
              <span>
                <Caption n={n} planet={planets?.find(({ number }) => number === n)?.planet} />
              </span>
              {n === current && <span className={`semi ${styles.here}`}>You are here</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Caption({ n, planet }: { n: number; planet?: string }) {
  if (!planet) return <span className="visually-hidden">Mulank {n}</span>;
  return (
    <>
      <span className="visually-hidden">Mulank {n}: </span>
      <strong>{planet}</strong>
      <span className={`fine figures ${styles.days}`}>{birthDays(n).join(', ')}</span>
    </>
  );
}
