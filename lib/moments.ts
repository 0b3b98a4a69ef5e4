/** Moments put into words by a clock. Pure; the browser uses it too. */
import { indiaAheadMs, TIME_ZONE } from './format';

/** A clock that a moment is shown by: its time zone, and what people call it. */
export type Clock = { zone: string; name: string };

export const indiaClock: Clock = { zone: TIME_ZONE, name: 'in India' };

/** 'Friday 27 November'; older Intl puts a comma into it. */
export const dayBy = (moment: number, { zone }: Clock) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  })
    .format(moment)
    .replace(',', '');

/** '6:30 PM'. */
export const timeBy = (moment: number, { zone }: Clock) =>
  words(moment, { hour: 'numeric', minute: '2-digit', timeZone: zone });

/** 'Friday 27 November, 6:30 PM in India'. */
export const momentBy = (moment: number, clock: Clock) =>
  `${dayBy(moment, clock)}, ${timeBy(moment, clock)} ${clock.name}`;

/** '; 6:30 PM in India', after the time by another clock; with the day where that is another there. */
export const orBy = (moment: number, clock: Clock, first: Clock) =>
  dayBy(moment, clock) === dayBy(moment, first)
    ? `; ${timeBy(moment, clock)} ${clock.name}`
    : `; ${momentBy(moment, clock)}`;

/** When something was done, in the owner's time: 'November 23, 2026, 10:42 AM'. */
export const whenDone = (at: string) =>
  `${words(Date.parse(at), { dateStyle: 'long', timeZone: TIME_ZONE })}, ${timeBy(Date.parse(at), indiaClock)}`;

/** The moment of a day ('2026-11-27') and a time ('18:30') in India, which is 5:30 ahead of UTC all year. */
export function indiaMoment(day: string, time: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const moment = Date.parse(`${day}T${time}:00+05:30`);
  // A parser may take the 31st of a short month for the next month's first.
  const isThatDay =
    Number.isFinite(moment) &&
    new Date(moment + indiaAheadMs).toISOString().startsWith(`${day}T${time}`);
  return isThatDay ? moment : undefined;
}

/** Newer Intl puts a narrow space before PM, which not every font has. */
const words = (moment: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(moment).replace(/\s/g, ' ');
