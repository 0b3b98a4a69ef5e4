'use client';

import { useSyncExternalStore, type ComponentProps } from 'react';
import { cities, hoursInIndia, localHours } from '@/lib/time';
import { pageWords, paying, type Currency } from '@/lib/markets/markets';
import { finalSale } from '@/lib/promises';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { BankDetails, Link, Steps } from '../ui';
import styles from './abroad.module.scss';

type ForeignHeroProps = { currency: Currency; day: string; count: number };

/** `day` is the day of the build; the lanes look at the visitor's own. */
export function ForeignHero({ currency, day, count }: ForeignHeroProps) {
  const { heading, lead } = pageWords[currency];
  const [first, second] = heading.split(' - ');
  return (
    <section className="night" aria-labelledby="foreign">
      <div className={`wrap ${styles.inside}`}>
        <div className="shrink">
          <h1 id="foreign" className={styles.title}>
            {first}
            {second && (
              <>
                {' '}
                <span>
                  <span className="visually-hidden">- </span>
                  {second}
                </span>
              </>
            )}
          </h1>
          <p className="lead above-4">
            {count}
            {` ${lead}`}
          </p>
        </div>
        <Lanes day={day} />
      </div>
    </section>
  );
}

const Lanes = island('services/hours-lanes', HoursLanes);
export { Lanes as HoursLanes };

/** The HTML has the build's day and UTC; a browser adds today (summer time) and its own zone. */
function HoursLanes({ day }: { day: string }) {
  const known = useSyncExternalStore(never, browserKnows, () => `${day} UTC`);
  const [today = day, zone = 'UTC'] = known.split(' ');
  const here = localHours(zone, today).text;
  return (
    <figure className={`shrink ${styles.hours}`}>
      <figcaption className="muted">
        Calls are answered <span className="nowrap">{hoursInIndia}</span> in India. On your clock:
        <strong>
          {here}
          {zone === 'UTC' && ' UTC'}
        </strong>
      </figcaption>
      <div className={`muted fine ${styles.axis}`} aria-hidden="true">
        {['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'].map((label, index) => (
          <span key={index}>{label}</span>
        ))}
      </div>
      <ol className="above-5">
        {cities.map((city) => {
          const { text, bands } = localHours(city.zone, today);
          const look = text === here ? `${styles.lane} ${styles.here}` : styles.lane;
          return (
            <li key={city.zone} className={look}>
              <span>{city.name}</span>
              <svg
                color={`var(--n${city.ink})`}
                viewBox="0 0 24 5"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                {bands.map(({ from, to }) => (
                  <path
                    key={from}
                    fill="currentColor"
                    d={[0, 2, 4].map((y) => `M${from} ${y}H${to}v1H${from}z`).join('')}
                  />
                ))}
              </svg>
              <span className={`muted nowrap figures ${styles.time}`}>{text}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

const never = () => () => undefined;

/** A string: a snapshot has to stay equal while nothing changes. */
const browserKnows = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${new Date().toISOString().slice(0, 10)} ${timeZone || 'UTC'}`;
};

type PayingFromAbroadProps = ComponentProps<typeof BankDetails> & {
  words: { title: string; lead: string };
  steps: readonly { title: string; text: string }[];
};

export function PayingFromAbroad(props: PayingFromAbroadProps) {
  const { words, steps, currency, bank, sample } = props;
  return (
    <section className="section sunk" aria-labelledby="paying">
      <div className="wrap split top">
        <div className="sticky">
          <h2 id="paying">{words.title}</h2>
          <p className="lead above-4">{words.lead}</p>
          {paying[currency].charges && (
            <div className="lane above-6">
              <h3 className="title-3">Ask your bank for OUR charges</h3>
              <p className="muted above-2">
                A transfer may pass through two or three banks, and each can keep a fee. With OUR
                you pay these fees and the whole amount arrives. With SHA or BEN less arrives, and
                we have to ask you for the difference.
              </p>
            </div>
          )}
        </div>
        <div>
          <Steps steps={steps} />
          <div className="above-5">
            <BankDetails bank={bank} currency={currency} sample={sample} />
          </div>
          <p className="above-4 muted fine">
            {finalSale()} Please read the <Link href={paths.terms}>Terms and Conditions</Link>{' '}
            before you pay.
          </p>
        </div>
      </div>
    </section>
  );
}
