'use client';

import { indiaNow } from '@/lib/contact/india-now';
import { hoursInIndia, localHours } from '@/lib/hours';
import { island } from '../island/island';
import styles from './hours.module.scss';
import { useBrowserMinute } from './hours.use-minute';

const Island = island('contact/hours', Hours);
export { Island as Hours };

/**
 * The consulting hours: in India, and on the visitor's own clock where that differs. Whether calls are
 * answered right now is known to the browser only; the HTML says the hours in India.
 */
function Hours() {
  const here = useBrowserMinute();
  const own = here && localHours(here.zone, here.now.toISOString().slice(0, 10)).text;
  return (
    <div className={styles.hours}>
      <p className={styles.span}>
        <span className="nowrap">{`${hoursInIndia} IST`}</span>
        {own && own !== hoursInIndia && (
          <>
            , <span className="nowrap">{own}</span> your time
          </>
        )}
      </p>
      <p className={styles.now}>{here ? sentence(here.now) : 'Response within 24 hours.'}</p>
    </div>
  );
}

function sentence(now: Date) {
  const { time, isOpen, opensIn } = indiaNow(now);
  return isOpen
    ? `Open now: it is ${time} in India.`
    : `Closed now: it is ${time} in India, and calls are answered again in ${opensIn}.`;
}
