'use client';

import { useSyncExternalStore } from 'react';
import { cities, hoursInIndia, localHours } from '@/lib/hours';
import { island } from '../island/island';
import styles from './hours-lanes.module.scss';

const Island = island('services/hours-lanes', HoursLanes);
export { Island as HoursLanes };

/**
 * The consulting hours, run in lanes through seven cities and on the visitor's own clock. The HTML has
 * the day of the build and UTC; the browser then knows today (summer time may have come) and its zone.
 */
function HoursLanes({ day }: { day: string }) {
  const known = useSyncExternalStore(never, browserKnows, () => `${day} UTC`);
  const [today = day, zone = 'UTC'] = known.split(' ');
  const here = localHours(zone, today).text;
  return (
    <figure className={styles.hours}>
      <figcaption>
        Calls are answered <span className="nowrap">{hoursInIndia}</span> in India. On your clock:
        <strong>
          {here}
          {zone === 'UTC' && ' UTC'}
        </strong>
      </figcaption>
      <div className={styles.axis} aria-hidden="true">
        {['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'].map((label, index) => (
          <span key={index}>{label}</span>
        ))}
      </div>
      <ol>
        {cities.map((city) => {
          const { text, bands } = localHours(city.zone, today);
          const look = [styles.lane, styles[`ink${city.ink}`], text === here && styles.here];
          return (
            <li key={city.zone} className={look.filter(Boolean).join(' ')}>
              <span>{city.name}</span>
              <svg viewBox="0 0 24 5" preserveAspectRatio="none" aria-hidden="true">
                {bands.map(({ from, to }) => (
                  <path
                    key={from}
                    fill="currentColor"
                    d={[0, 2, 4].map((y) => `M${from} ${y}H${to}v1H${from}z`).join('')}
                  />
                ))}
              </svg>
              <span className={styles.time}>{text}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

const never = () => () => undefined;

/** As one text, because a snapshot has to stay the same while nothing changes. */
const browserKnows = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${new Date().toISOString().slice(0, 10)} ${timeZone || 'UTC'}`;
};
