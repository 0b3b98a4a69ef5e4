import { indiaClock, timeBy, type Clock } from '@/lib/moments';

/** The device's own clock, and India's where it shows another time. */
export function clocks(now = Date.now()): [own: Clock, india: Clock | undefined] {
  const own = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, name: 'your time' };
  return timeBy(now, own) === timeBy(now, indiaClock) ? [indiaClock, undefined] : [own, indiaClock];
}
