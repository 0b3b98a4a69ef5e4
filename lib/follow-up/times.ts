/** Moments of calls, put into words and read from the owner's fields. Pure; the browser uses it too. */
import { indiaAheadMs, TIME_ZONE } from '../format';
import { timeFields } from './actions';

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

export type TimeFieldName = (typeof timeFields)[number]['day' | 'time'];

export type TypedTimes = Record<TimeFieldName, string>;

export type TimeFault = { field: TimeFieldName; message: string };

/** Up to three different moments to come, or every fault of the fields. A row left empty is no time. */
export function readTimes(
  typed: TypedTimes,
  now: number,
): { ok: true; times: number[] } | { ok: false; errors: TimeFault[] } {
  const times: number[] = [];
  const errors: TimeFault[] = [];
  for (const [index, { day, time }] of timeFields.entries()) {
    if (index > 0 && typed[day] === '' && typed[time] === '') continue;
    const moment = indiaMoment(typed[day], typed[time]);
    const message = moment === undefined ? undefined : momentFault(moment, times, now);
    if (typed[day] === '') errors.push({ field: day, message: 'Choose a day' });
    else if (typed[time] === '') errors.push({ field: time, message: 'Choose a time' });
    else if (moment === undefined) errors.push({ field: day, message: 'Choose a day that exists' });
    else if (message) errors.push({ field: day, message });
    else times.push(moment);
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, times };
}

function momentFault(moment: number, others: readonly number[], now: number) {
  if (moment <= now) return 'Choose a time that is still to come';
  if (moment > now + yearMs) return 'Choose a day within a year';
  return others.includes(moment) ? 'Choose three different times' : undefined;
}

const yearMs = 366 * 24 * 60 * 60 * 1000;

/** Newer Intl puts a narrow space before PM, which not every font has. */
const words = (moment: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(moment).replace(/\s/g, ' ');
