import { useEffect, useState } from 'react';
import type { Flying, Waiting } from './sending';
import styles from './unsent.module.scss';

/** When the order is tried again. Read out by nobody each second: the news above says what changes. */
export function NextTry({ state }: { state: Flying | Waiting }) {
  if (state.step === 'sending') return <p className={styles.next}>Trying again now…</p>;
  if (state.last.offline) return <p className={styles.next}>Waiting for a connection…</p>;
  if (state.until === undefined)
    return <p className={styles.next}>The next try is when you come back to this page.</p>;
  return <Countdown key={state.since} from={state.since} until={state.until} />;
}

/** A wait in words, and as three lanes that fill. Moments in milliseconds. */
function Countdown({ from, until }: { from: number; until: number }) {
  const [now, setNow] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.next}>
      <p role="timer">Trying again in {inWords(until - now)}</p>
      <progress className={styles.lanes} value={now - from} max={until - from} aria-hidden="true" />
    </div>
  );
}

/** Minutes as long as nobody counts seconds. */
export function inWords(wait: number) {
  const seconds = Math.max(1, Math.ceil(wait / 1_000));
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
