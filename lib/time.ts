/** Every date that a person reads is a date in India. */
export const TIME_ZONE = 'Asia/Kolkata';

export const dayMs = 24 * 60 * 60 * 1000;

/** '20 November 2026' */
export const formatDate = (date: Date) => longDate('en-GB').format(date);

/** 'November 20, 2026', in which an order says when it was placed. */
export const formatOrderDate = (date: Date) => longDate('en-US').format(date);

const longDate = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE });

/** India keeps no summer time. */
export const indiaAheadMs = 5.5 * 60 * 60 * 1000;

/** '2026-11-21' */
export const dayInIndia = (moment: Date) =>
  new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 10);

/** A day of the content as machines read it: '2026-11-21T00:00:00+05:30'. */
export const inIndia = (day: string) => `${day}T00:00:00+05:30`;

/** `formatMonth('2021-01')` is 'January 2021'. */
export const formatMonth = (month: string) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** `name` is what people call it. */
export type Clock = { zone: string; name: string };

export const indiaClock: Clock = { zone: TIME_ZONE, name: 'in India' };

/** India's own where the device keeps the same time. */
export function deviceClock(now = Date.now()): Clock {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return timeBy(now, { zone }) === timeBy(now, indiaClock)
    ? indiaClock
    : { zone, name: 'your time' };
}

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

export const dayNumberBy = (moment: number, { zone }: Clock) =>
  Number(new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: zone }).format(moment));

/** '6:30 PM' */
export const timeBy = (moment: number, { zone }: Pick<Clock, 'zone'>) =>
  words(moment, { hour: 'numeric', minute: '2-digit', timeZone: zone });

/** 'Friday 27 November, 6:30 PM in India' */
export const momentBy = (moment: number, clock: Clock) =>
  `${dayBy(moment, clock)}, ${timeBy(moment, clock)} ${clock.name}`;

/** '6:30 PM in India', beside the time by another clock; with the day where that differs. */
export const alsoBy = (moment: number, clock: Clock, first: Clock) =>
  dayBy(moment, clock) === dayBy(moment, first)
    ? `${timeBy(moment, clock)} ${clock.name}`
    : momentBy(moment, clock);

/** In the owner's time: '23 November 2026, 10:42 AM'. */
export const whenDone = (at: string) =>
  `${formatDate(new Date(at))}, ${timeBy(Date.parse(at), indiaClock)}`;

/** Takes a day ('2026-11-27') and a time ('18:30'). */
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

/** Calls are answered every day. */
export const hoursInIndia = '6-9 PM';
export const callHours = ['6-7 PM', '7-8 PM', '8-9 PM'] as const;

/** Hours of a day from 0 to 24: 18 to 21 in India. */
export type Band = { from: number; to: number };

export const cities = [
  { name: 'San Francisco', zone: 'America/Los_Angeles', ink: 7 },
  { name: 'New York', zone: 'America/New_York', ink: 6 },
  { name: 'London', zone: 'Europe/London', ink: 2 },
  { name: 'Dubai', zone: 'Asia/Dubai', ink: 1 },
  { name: 'India', zone: 'Asia/Kolkata', ink: 3 },
  { name: 'Singapore', zone: 'Asia/Singapore', ink: 7 },
  { name: 'Sydney', zone: 'Australia/Sydney', ink: 6 },
] as const;

/** '6-9 PM', or '11:30 PM-2:30 AM' and two bands where the hours run over midnight there. */
export function localHours(zone: string, day: string) {
  // India is 5:30 ahead of UTC all year, so 6 PM there is always 12:30 UTC.
  const [from = '', to = ''] = ['12:30', '15:30'].map((time) =>
    timeBy(Date.parse(`${day}T${time}:00Z`), { zone }),
  );
  // AM or PM is said once where both ends have the same.
  const isSameHalf = from.slice(-2) === to.slice(-2);
  const text = `${isSameHalf ? from.slice(0, -3) : from}-${to}`.replaceAll(':00', '');
  return { text, bands: bandsOf(hoursOf(from), hoursOf(to)) };
}

/** `hoursOf('6:30 PM')` is 18.5. */
function hoursOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(/\D/).map(Number);
  return (hours % 12) + (time.endsWith('PM') ? 12 : 0) + minutes / 60;
}

function bandsOf(opens: number, closes: number): Band[] {
  if (opens < closes) return [{ from: opens, to: closes }];
  const bands = [
    { from: opens, to: 24 },
    { from: 0, to: closes },
  ];
  return bands.filter(({ from, to }) => from < to);
}

const opensAt = 18 * 60;
const closesAt = 21 * 60;
const dayMinutes = 24 * 60;

export function indiaNow(now: Date) {
  const minutes = Math.floor((now.getTime() + indiaAheadMs) / 60_000) % dayMinutes;
  return {
    minutes,
    time: clockTime(minutes),
    isOpen: minutes >= opensAt && minutes < closesAt,
    /** Until 6 PM there: '17 h 11 min'. */
    opensIn: duration((opensAt - minutes + dayMinutes) % dayMinutes),
  };
}

/** Without Intl, since a script that is loaded by itself needs no more of this file. */
function clockTime(minutes: number) {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

const duration = (minutes: number) =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');

/** 'in a minute', 'in 3 minutes' */
export function inMinutes(wait = 0) {
  const minutes = Math.ceil(wait / 60_000);
  return minutes > 1 ? `in ${minutes} minutes` : 'in a minute';
}
