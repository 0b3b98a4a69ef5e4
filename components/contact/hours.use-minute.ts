import { useSyncExternalStore } from 'react';

/** The browser's minute and time zone; undefined where the page is drawn, since neither is known there. */
export function useBrowserMinute(): { now: Date; zone: string } | undefined {
  const known = useSyncExternalStore(everyFewSeconds, minuteAndZone, () => '');
  const [minute, zone] = known.split(' ');
  return minute && zone ? { now: new Date(minute), zone } : undefined;
}

function everyFewSeconds(changed: () => void) {
  const timer = setInterval(changed, 5_000);
  return () => clearInterval(timer);
}

/** As one text, which stays the same for a minute. */
function minuteAndZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${new Date().toISOString().slice(0, 16)}:00Z ${timeZone || 'UTC'}`;
}
