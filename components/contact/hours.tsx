'use client';

import { useSyncExternalStore } from 'react';
import { indiaNow, hoursInIndia, localHours } from '@/lib/time';
import { answerTime } from '@/lib/promises';
import { island } from '../island/island';
import styles from './hours.module.scss';

const Island = island('contact/hours', Hours);
export { Island as Hours };

/** Only a browser knows its clock and the moment; the HTML says the hours in India. */
function Hours() {
  const here = useBrowserMinute();
  const localText = here && localHours(here.zone, here.now.toISOString().slice(0, 10)).text;
  return (
    <div className={`above-5 ${styles.hours}`}>
      <p className="display title-3">
        <span className="nowrap">{`${hoursInIndia} IST`}</span>
        {localText && localText !== hoursInIndia && (
          <>
            , <span className="nowrap">{localText}</span> your time
          </>
        )}
      </p>
      <p className="muted above-2">
        {here ? sentence(here.now) : `Response within ${answerTime}.`}
      </p>
    </div>
  );
}

function sentence(now: Date) {
  const { time, isOpen, opensIn } = indiaNow(now);
  return isOpen
    ? `Open now: it is ${time} in India.`
    : `Closed now: it is ${time} in India, and calls are answered again in ${opensIn}.`;
}

const Hands = island('contact/clock-hands', ClockHands, 'g');
export { Hands as ClockHands };

/** The HTML has no hands: it doesn't know what time it will be read. */
function ClockHands({ stroke }: { stroke: string }) {
  const here = useBrowserMinute();
  if (!here) return null;
  const { minutes } = indiaNow(here.now);
  return (
    <g stroke={stroke} strokeLinecap="round">
      <path strokeWidth={5} d="M0 0V-24" transform={`rotate(${minutes / 2})`} />
      <path strokeWidth={3} d="M0 0V-38" transform={`rotate(${(minutes % 60) * 6})`} />
    </g>
  );
}

function useBrowserMinute(): { now: Date; zone: string } | undefined {
  const minuteInZone = useSyncExternalStore(everyFewSeconds, minuteAndZone, () => '');
  const [minute, zone] = minuteInZone.split(' ');
  return minute && zone ? { now: new Date(minute), zone } : undefined;
}

function everyFewSeconds(changed: () => void) {
  const timer = setInterval(changed, 5_000);
  return () => clearInterval(timer);
}

/** A string, so that the snapshot stays equal for a minute. */
function minuteAndZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${new Date().toISOString().slice(0, 16)}:00Z ${timeZone || 'UTC'}`;
}
